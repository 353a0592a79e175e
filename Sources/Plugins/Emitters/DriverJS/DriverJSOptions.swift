import TutorialDrawing
import TutorialPluginKit
import TutorialTour

/// The options of the configuration.
enum DriverJSOptions {
  static let table = OptionTable(variant, locale, attribute)

  static let variant = PluginOption.text(
    "variant", default: "",
    "The variant to write; empty for the first one of the platform `web`, or else the first one.")
  private static let locale = PluginOption.text(
    "locale", default: "", "The language of the texts; empty for the variant's own.")
  static let attribute = PluginOption.text(
    "attribute", default: "data-tour", "The attribute that holds the ids of elements in the page.")

  /// Prepares the variant of a tour that is written, with its texts, or returns nil if the tour has no variant.
  static func scene(of located: LocatedTour, _ options: DecodedOptions) -> SVGScene? {
    let variants = located.tour.variants
    let asked = options[variant].isEmpty ? nil : variants.first { $0.id == options[variant] }
    let written = asked ?? variants.first { $0.traits.platform == "web" } ?? variants.first
    return written.map {
      SVGScene(located, $0, hasWireframes: false, language: options[locale].isEmpty ? nil : options[locale])
    }
  }
}
