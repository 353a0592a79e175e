import Testing
import TutorialGeometry
import TutorialTour

/// The content of callouts, in the file and in clients.
@Suite("Contents of a tour")
struct TourContentTests {
  @Test("progress texts get the step's number and the total for {step} and {total}, and stay unchanged otherwise")
  func progressWords() {
    #expect(TourProgress.words("{step} of {total}", step: 2, total: 12) == "2 of 12")
    #expect(TourProgress.words("{{step}} {steps} {total", step: 2, total: 12) == "{2} {steps} {total")
    #expect(TourProgress.words("", step: 1, total: 2) == "")
  }

  @Test("an image's source is chosen by colour scheme, then by the smallest scale that suffices")
  func imageSources() {
    let image = TourImage(
      sources: [
        .init("one"), .init("two", scale: 2), .init("three", scale: 3), .init("night", scheme: "dark"),
        .init("night-two", scheme: "dark", scale: 2),
      ])
    func name(_ scheme: String, _ scale: Double) -> String? { image.source(scheme: scheme, scale: scale)?.name }
    #expect(name("light", 1) == "one" && name("light", 1.5) == "two" && name("light", 3) == "three")
    #expect(name("light", 4) == "three" && name("dark", 1) == "night" && name("dark", 3) == "night-two")
    #expect(TourImage(sources: [.init("one", scheme: "light")]).source(scheme: "dark", scale: 2) == nil)
  }
}
