import TutorialDrawing
import TutorialPluginKit
import TutorialTour

/// The options of the configuration.
struct DriverJSOptions {
  /// The options.
  static let table = OptionTable(variant, locale, attribute)

  private static let variant = PluginOption.text(
    "variant", default: "",
    "The variant to write; empty for the first one of the platform `web`, or else the first one.")
  private static let locale = PluginOption.text(
    "locale", default: "", "The language of the texts; empty for the variant's own.")
  private static let attribute = PluginOption.text(
    "attribute", default: "data-tour", "The attribute that holds the ids of elements in the page.")

  /// The requested variant's id, or nil if none is requested.
  let variant: String?
  /// The attribute by which elements are found.
  let attribute: String
  private let locale: String?

  /// Reads the decoded options.
  init(_ options: DecodedOptions) {
    variant = options[Self.variant].isEmpty ? nil : options[Self.variant]
    locale = options[Self.locale].isEmpty ? nil : options[Self.locale]
    attribute = options[Self.attribute]
  }

  /// Returns the variant of a tour that is written.
  func variant(of tour: Tour) -> TourVariant? {
    if let variant, let found = tour.variants.first(where: { $0.id == variant }) { return found }
    return tour.variants.first { $0.traits.platform == "web" } ?? tour.variants.first
  }

  /// Prepares a variant with its texts.
  func scene(of located: LocatedTour, in variant: TourVariant) -> SVGScene {
    SVGScene(located, variant, hasWireframes: false, language: locale)
  }
}
