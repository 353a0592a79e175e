import Testing
import TutorialTour
import TutorialTourWriting

@Suite("A tour's theme")
struct ThemeFormatTests {
  private func text(_ tour: Tour) -> String { String(decoding: tour.json(), as: UTF8.self) }

  @Test("is written with all of its values if it differs from the standard theme, and else left out")
  func written() throws {
    var tour = SampleTour.everything
    #expect(!text(tour).contains("\"theme\":{"))
    tour.theme.dark[.close] = "#12345678"
    tour.theme.measures.padding = 16.5
    tour.theme[.progress].font = ["Inter"]
    #expect(tour.theme[.dark][.close] == "#12345678")
    #expect(
      text(tour).contains(
        #"""
        "theme":{"light":{"surface":"#ffffff","border":"#14171f14","title":"#14171f",\#
        "body":"#4a4f5c","link":"#1d5fd6","primary":"#1d5fd6","onPrimary":"#ffffff","secondary":"#00000000",\#
        "onSecondary":"#2a2f3acc","progress":"#666c7a","close":"#8a90a0"},"dark":{"surface":"#24262e",\#
        "border":"#ffffff24","title":"#f4f5f8","body":"#c2c5cf","link":"#85aeff",\#
        "primary":"#6c9bff","onPrimary":"#0d1322","secondary":"#00000000","onSecondary":"#e6e8eecc",\#
        "progress":"#9ea2af","close":"#12345678"},"title":{"font":[],"size":17,"line":22,"weight":600},\#
        "body":{"font":[],"size":15,"line":20,"weight":400},"button":{"font":[],"size":15,"line":20,"weight":600},\#
        "progress":{"font":["Inter"],"size":13,"line":18,"weight":500},"margin":16,"padding":16.5,"titleGap":4,\#
        "sectionGap":14,"buttonGap":8,"buttonHeight":36,"buttonPadding":14,"buttonRadius":18,"radius":14,\#
        "sheetRadius":26,"border":1,\#
        "shadows":[{"light":"#14171f1f","dark":"#0000003d","offset":1,"blur":2},\#
        {"light":"#14171f2e","dark":"#0000005c","offset":8,"blur":24}]},"locales"
        """#))
    #expect(try Tour.read(tour.json()).theme == tour.theme && Tour.read(tour.json()).json() == tour.json())
  }

  @Test(
    "is read only whole, and with colours in lower case", arguments: ["\"surface\":\"#ffffff\",", "#14171f2e", "]"])
  func broken(part: String) throws {
    var tour = SampleTour.everything
    tour.theme.light[.close] = "#123456"
    let broken = text(tour).replacing(part, with: part.hasSuffix("2e") ? "#14171F2E" : "", maxReplacements: 1)
    #expect(throws: TourReadError.self) { try Tour.read(Array(broken.utf8)) }
  }
}
