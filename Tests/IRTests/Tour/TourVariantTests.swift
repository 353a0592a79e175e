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
      (TourTraits(colorScheme: "a"), TourTraits(textSize: "a")), (TourTraits(textSize: "a"), TourTraits()),
    ])
  func orderOfTraits(better: TourTraits, worse: TourTraits) {
    let wanted = TourTraits(
      platform: "a", idiom: "a", orientation: "a", locale: "a", textSize: "a", colorScheme: "a")
    let tour = tour([("worse", worse, phone), ("better", better, phone)])
    #expect(tour.variant(for: wanted, display: phone)?.id == "better")
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
