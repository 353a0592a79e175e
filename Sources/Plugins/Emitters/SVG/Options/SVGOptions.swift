import TutorialDrawing
import TutorialPluginKit
import TutorialTour

/// The options of the drawings.
enum SVGOptions {
  enum Drawing: String {
    case both, storyboard, animation
  }

  static let table = OptionTable(draw, theme, callouts, wireframe, screenshot, rest, loop)

  static let draw = PluginOption<Drawing>.word(
    "draw", default: .both, "The files to write.",
    [
      .both: "the storyboard and the animations", .storyboard: "one file with all steps of all variants",
      .animation: "a file for each variant",
    ])
  static let theme = PluginOption<Palette.Theme>.word(
    "theme", default: .auto, "The colours.",
    [.auto: "those of the reader's system", .light: "always light", .dark: "always dark"])
  private static let callouts = PluginOption.flag(
    "callouts", default: true, "True to draw bubbles, sheets and banners.")
  private static let wireframe = PluginOption.flag(
    "wireframe", default: true, "True to draw wireframes of the screens, from the layouts, below the overlay.")
  private static let screenshot = PluginOption.flag(
    "screenshot", default: true, "True to draw the screenshots that layouts name instead of wireframes.")
  static let rest = PluginOption.number(
    "rest", in: 0...10, default: 1.6, "The seconds for which the animation shows each step.")
  static let loop = PluginOption.flag(
    "loop", default: true, "True to repeat the animation.")

  static func scene(of located: LocatedTour, in variant: TourVariant, _ options: DecodedOptions) -> SVGScene {
    SVGScene(
      located, variant, hasCallouts: options[callouts], hasWireframes: options[wireframe],
      hasScreenshots: options[screenshot], hairlines: variant.scheme ?? (options[theme] == .dark ? .dark : .light))
  }
}
