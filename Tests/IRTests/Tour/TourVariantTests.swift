import Testing
import TutorialGeometry
import TutorialTour

@Suite("Picking a variant")
struct TourVariantTests {
  private func tour(_ variants: [(String, TourTraits, Size)]) -> Tour {
    var tour = SampleTour.everything
    tour.variants = variants.map { id, traits, size in
      TourVariant(id: id, traits: traits, display: TourDisplay(size: size), screens: [:], steps: [])
    }
    return tour
  }

  private let phone = Size(393, 852)

  @Test("weighs an earlier trait more than all later ones together")
  func earlierTraitsWeighMore() {
    let wanted = TourTraits(
      platform: "ios", idiom: "phone", orientation: "portrait", locale: "ja", textSize: "large", colorScheme: "dark")
    let tour = tour([
      (
        "all but the platform",
        TourTraits(
          platform: "web", idiom: "phone", orientation: "portrait", locale: "ja", textSize: "large",
          colorScheme: "dark"), phone
      ),
      ("only the platform", TourTraits(platform: "ios"), Size(1, 1)),
    ])
    #expect(tour.variant(for: wanted, display: phone)?.id == "only the platform")
  }

  @Test(
    "compares platform, idiom, orientation, locale, colour scheme, text size, in this order",
    arguments: [
      (TourTraits(platform: "a"), TourTraits(idiom: "a")), (TourTraits(idiom: "a"), TourTraits(orientation: "a")),
      (TourTraits(orientation: "a"), TourTraits(locale: "a")), (TourTraits(locale: "a"), TourTraits(colorScheme: "a")),
      (TourTraits(colorScheme: "a"), TourTraits(textSize: "accessibility1")),
      (TourTraits(textSize: "accessibility1"), TourTraits()),
    ])
  func orderOfTraits(better: TourTraits, worse: TourTraits) {
    let wanted = TourTraits(
      platform: "a", idiom: "a", orientation: "a", locale: "a", textSize: "accessibility1", colorScheme: "a")
    let tour = tour([("worse", worse, phone), ("better", better, phone)])
    #expect(tour.variant(for: wanted, display: phone)?.id == "better")
  }

  @Test(
    "takes the variant whose language a look-up finds first, then one of the same language, then one without",
    arguments: [
      ("de-CH", ["en", "de", "de-CH"], "de-CH"), ("de-CH", ["en", "de", "de-AT"], "de"),
      ("de-ch", ["en", "DE", "de-AT"], "DE"), ("de-CH", [nil, "de-AT"], "de-AT"), ("de-CH", ["en", nil, "fr"], nil),
      ("zh-Hant-TW", ["zh-Hans", "zh-Hant-HK", "zh"], "zh"), ("zh-Hant-TW", ["zh-Hans", "zh-Hant-HK"], "zh-Hant-HK"),
      ("zh-Hant", ["zh-Hans", nil], nil), ("zh-Hant", ["en", "zh-Hans"], "en"),
      ("zh-TW", ["en", "zh-Hans"], "zh-Hans"),
      ("de-x-mine", ["en", "de"], "de"), ("fr", ["en", "de"], "en"), (nil, ["de", nil], nil), ("", ["de", nil], nil),
    ] as [(String?, [String?], String?)])
  func language(device: String?, locales: [String?], picked: String?) {
    let tour = tour(locales.map { ("\($0 ?? "none")", TourTraits(locale: $0), phone) })
    #expect(tour.variant(for: TourTraits(locale: device), display: phone)?.id == picked ?? "none")
  }

  @Test(
    "takes the nearest text size, by how often one goes into the other",
    arguments: [
      ("large", ["accessibility3", nil], nil), ("accessibility1", [nil, "accessibility3"], "accessibility3"),
      ("1.5", [nil, "2.4"], nil), ("1.6", [nil, "2.4"], "2.4"), ("xSmall", ["accessibility1", nil], nil),
      ("accessibilityLarge", [nil, "200%"], "200%"), ("huge", ["2", "1"], "2"), (nil, ["2", "1"], "2"),
    ] as [(String?, [String?], String?)])
  func textSize(device: String?, sizes: [String?], picked: String?) {
    let tour = tour(sizes.map { ("\($0 ?? "none")", TourTraits(textSize: $0), phone) })
    #expect(tour.variant(for: TourTraits(textSize: device), display: phone)?.id == picked ?? "none")
  }

  @Test("takes the nearest display among equals, the first among those")
  func nearestDisplay() {
    let traits = TourTraits(platform: "ios")
    let tour = tour([
      ("large", traits, Size(430, 932)), ("near", traits, Size(390, 844)), ("as near", traits, Size(390, 844)),
    ])
    #expect(tour.variant(for: traits, display: phone)?.id == "near")
    #expect(tour.variant(for: TourTraits(), display: Size(500, 1000))?.id == "large")
  }

  @Test("finds nothing in a tour without variants")
  func noVariants() {
    #expect(tour([]).variant(for: TourTraits(), display: phone) == nil)
  }
}
