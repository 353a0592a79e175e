import Testing
import TutorialTour
import TutorialTourWriting

@Suite("Hairlines")
struct HairlineTests {
  private var step: TourStep {
    var step = SampleTour.everything.variants[0].steps[0]
    step.rings = []
    return step
  }

  @Test("go around each hole of a step without rings, over its edge")
  func rings() throws {
    let step = step
    try #require(!step.cutouts.isEmpty && step.overlay != nil)
    let drawn = step.hairlined("#ffffff66")
    #expect(
      drawn.rings
        == step.cutouts.enumerated().map { place, cutout in
          TourRing(
            cutouts: [place], width: 1, gap: -0.5, color: "#ffffff66", dash: nil, outline: cutout.outline,
            clip: cutout.clip)
        })
    var bare = drawn
    bare.rings = []
    #expect(bare == step)
  }

  @Test("are not drawn where they are transparent, beside rings, and without a dim")
  func none() throws {
    let step = step
    #expect(step.hairlined("#ffffff00") == step && step.hairlined("#000000").rings.count == step.cutouts.count)
    var dimless = step
    dimless.overlay?.opacity = 0
    #expect(dimless.hairlined("#ffffff66") == dimless)
    dimless.overlay = nil
    #expect(dimless.hairlined("#ffffff66") == dimless)
    let ringed = step.hairlined("#123456")
    #expect(ringed.hairlined("#ffffff66") == ringed)
  }

  @Test("are those of the scheme in the theme")
  func schemes() {
    var variant = SampleTour.everything.variants[0]
    variant.steps = [step]
    #expect(variant.hairlined(.light, of: .standard) == variant)
    #expect(variant.hairlined(.dark, of: .standard).steps[0].rings.map(\.color).first == "#ffffff66")
    var theme = TourTheme.standard
    theme.light[.hairline] = "#ff0000"
    #expect(variant.hairlined(.light, of: theme).steps[0].rings.map(\.color).first == "#ff0000")
  }

  @Test("are written into the tour's theme only if their colour isn't the standard one")
  func written() throws {
    var tour = SampleTour.everything
    tour.theme.dark[.close] = "#123456"
    #expect(!String(decoding: tour.json(), as: UTF8.self).contains("hairline"))
    tour.theme.dark[.hairline] = "#00000000"
    let text = String(decoding: tour.json(), as: UTF8.self)
    #expect(text.contains("\"close\":\"#123456\",\"hairline\":\"#00000000\"}"))
    #expect(text.contains("\"close\":\"#8a90a0\",\"hairline\":\"#00000000\"}"))
    #expect(try Tour.read(tour.json()).theme == tour.theme)
  }
}
