import TutorialDrawing
import TutorialPluginKit
import TutorialTour

/// The options of the animations.
enum LottieOptions {
  /// The colour scheme of callouts.
  enum SchemeChoice: String {
    case auto, light, dark
  }

  static let table = OptionTable(frameRate, scheme, locale, callouts, rest)

  static let frameRate = PluginOption.number(
    "frameRate", in: 1...240, default: 60, "Frames per second; each step begins on a whole frame.")
  private static let scheme = PluginOption<SchemeChoice>.word(
    "scheme", default: .auto, "The colours of callouts.",
    [.auto: "those of the variant's colour scheme, or else light", .light: "always light", .dark: "always dark"])
  private static let locale = PluginOption.text(
    "locale", default: "", "The language of the texts and of the positions of callouts; empty for the variant's own.")
  private static let callouts = PluginOption.flag(
    "callouts", default: true, "True to show bubbles, sheets and banners.")
  static let rest = PluginOption.number(
    "rest", in: 0...10, default: 1.6, "The seconds for which each step is shown.")

  /// Returns the requested language, or nil for the variant's own.
  static func language(_ options: DecodedOptions) -> String? {
    options[locale].isEmpty ? nil : options[locale]
  }

  static func scene(of located: LocatedTour, in variant: TourVariant, _ options: DecodedOptions) -> SVGScene {
    SVGScene(
      located, variant, hasCallouts: options[callouts], hasWireframes: false, language: language(options),
      hairlines: drawnScheme(of: variant, options))
  }

  /// Returns the colour scheme of a variant's callouts.
  static func drawnScheme(of variant: TourVariant, _ options: DecodedOptions) -> TourTheme.Scheme {
    switch options[scheme] {
    case .auto: variant.scheme ?? .light
    case .light: .light
    case .dark: .dark
    }
  }
}
