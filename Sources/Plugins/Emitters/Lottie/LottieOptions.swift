import TutorialDrawing
import TutorialPluginKit
import TutorialTour

/// The options of the animations.
struct LottieOptions {
  /// The colour scheme of callouts.
  enum SchemeChoice: String {
    case auto, light, dark
  }

  /// The options.
  static let table = OptionTable(frameRate, scheme, locale, callouts, rest)

  private static let frameRate = PluginOption.number(
    "frameRate", in: 1...240, default: 60, "Frames per second; each step begins on a whole frame.")
  private static let scheme = PluginOption<SchemeChoice>.word(
    "scheme", default: .auto, "The colours of callouts.",
    [.auto: "those of the variant's colour scheme, or else light", .light: "always light", .dark: "always dark"])
  private static let locale = PluginOption.text(
    "locale", default: "", "The language of the texts and of the positions of callouts; empty for the variant's own.")
  private static let callouts = PluginOption.flag(
    "callouts", default: true, "True to show bubbles, sheets and banners.")
  private static let rest = PluginOption.number(
    "rest", in: 0...10, default: 1.6, "The seconds for which each step is shown.")

  /// The frames per second.
  let frameRate: Double
  /// The requested language, or nil for the variant's own.
  let locale: String?
  /// The seconds for which each step stays.
  let rest: Double
  private let scheme: SchemeChoice
  private let hasCallouts: Bool

  /// Reads the decoded options.
  init(_ options: DecodedOptions) {
    frameRate = options[Self.frameRate]
    scheme = options[Self.scheme]
    locale = options[Self.locale].isEmpty ? nil : options[Self.locale]
    hasCallouts = options[Self.callouts]
    rest = options[Self.rest]
  }

  /// Prepares a variant for drawing.
  func scene(of located: LocatedTour, in variant: TourVariant) -> SVGScene {
    SVGScene(
      located, variant, hasCallouts: hasCallouts, hasWireframes: false, language: locale,
      hairlines: drawnScheme(of: variant))
  }

  /// Returns the colours of a variant's callouts.
  func colors(of tour: Tour, in variant: TourVariant) -> TourTheme.Colors {
    tour.theme[drawnScheme(of: variant)]
  }

  private func drawnScheme(of variant: TourVariant) -> TourTheme.Scheme {
    switch scheme {
    case .auto: variant.scheme ?? .light
    case .light: .light
    case .dark: .dark
    }
  }
}
