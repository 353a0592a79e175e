import Testing
import TutorialGeometry
import TutorialPlayback
import TutorialTour
import TutorialTourWriting

@Suite("Callouts at several text sizes")
struct TourTextSizeTests {
  /// A layout that is recognised by its width.
  private func layout(_ width: Double) -> TourCalloutLayout {
    TourCalloutLayout(frame: Rect(0, 0, width, 50), side: .center, align: .center, arrow: nil, measured: true)
  }

  private var tour: Tour {
    var tour = SampleTour.everything
    tour.variants = Array(tour.variants.prefix(1))
    tour.variants[0].textSizes = ["small": 0.866667, "large": 1, "accessibility2": 2]
    tour.variants[0].steps[0].callout?.layouts = ["en": layout(100), "ja": layout(200)]
    tour.variants[0].steps[0].callout?.sizes = [
      "en": ["small": layout(90), "accessibility2": layout(190)], "ja": ["accessibility2": layout(290)],
    ]
    return tour
  }

  @Test("are there after reading and writing again")
  func roundTrip() throws {
    let json = tour.json()
    let read = try #require(try Tour.read(json).variants.first)
    #expect(read.textSizes == tour.variants.first?.textSizes)
    #expect(read.steps.first?.callout == tour.variants.first?.steps.first?.callout)
    #expect(try Tour.read(tour.json(pretty: true)).json() == json)
  }

  @Test("are refused where scales do not grow")
  func scales() {
    var tour = tour
    tour.variants[0].textSizes = ["large": 1, "small": 0.8]
    #expect(throws: TourReadError.self) { try Tour.read(tour.json()) }
  }

  @Test(
    "lie as at the smallest size that is not under the device's, or at the largest",
    arguments: [
      (nil, "en", 100), ("large", "en", 100), ("xSmall", "en", 90), ("small", "en", 90), ("0.9", "en", 100),
      ("xLarge", "en", 190), ("2", "en", 190), ("accessibility5", "en", 190), ("accessibility5", "ja", 290),
      ("small", "ja", 200), ("accessibility2", "fr", 190), ("accessibility2", "ja-JP", 290), ("huge", "en", 100),
    ] as [(String?, String, Double)])
  func picked(device: String?, locale: String, width: Double) throws {
    let tour = tour
    let variant = try #require(tour.variants.first)
    var playback = TourPlayback(tour, variant: variant, locale: locale, textSize: device)
    playback.show(stepAt: 0, at: 0)
    #expect(playback.picture(at: 100).layers.last?.callout?.frame?.width == width)
  }
}
