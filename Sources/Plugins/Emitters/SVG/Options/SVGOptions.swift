import TutorialDrawing
import TutorialDrawing
import TutorialPluginKit
import TutorialSyntax
import TutorialTour

/// The options of the drawings.
struct SVGOptions {
  /// The files that are written.
  enum Drawing: String {
    case both, storyboard, animation
  }

  /// The options.
  static let table = OptionTable(draw, theme, callouts, wireframe, screenshot, rest, loop)

  private static let draw = PluginOption<Drawing>.word(
    "draw", default: .both, "The files to write.",
    [
      .both: "the storyboard and the animations", .storyboard: "one file with all steps of all variants",
      .animation: "a file for each variant",
    ])
  private static let theme = PluginOption<Palette.Theme>.word(
    "theme", default: .auto, "The colours.",
    [.auto: "those of the reader's system", .light: "always light", .dark: "always dark"])
  private static let callouts = PluginOption.flag(
    "callouts", default: true, "True to draw bubbles, sheets and banners.")
  private static let wireframe = PluginOption.flag(
    "wireframe", default: true, "True to draw wireframes of the screens, from the layouts, below the overlay.")
  private static let screenshot = PluginOption.flag(
    "screenshot", default: true, "True to draw the screenshots that layouts name instead of wireframes.")
  private static let rest = PluginOption.number(
    "rest", in: 0...10, default: 1.6, "The seconds for which the animation shows each step.")
  private static let loop = PluginOption.flag(
    "loop", default: true, "True to repeat the animation.")

  /// The files that are written.
  let drawing: Drawing
  /// The colour scheme of the page, and of screens whose variant has none.
  let theme: Palette.Theme
  /// True to draw callouts.
  let hasCallouts: Bool
  /// True to draw the layouts' wireframes below the overlay.
  let hasWireframes: Bool
  /// True to draw screenshots instead of wireframes if there are any.
  let hasScreenshots: Bool
  /// The seconds for which each step stays in the animation.
  let rest: Double
  /// True if the animation restarts at its end.
  let isLooping: Bool

  /// Reads the decoded options.
  init(_ options: DecodedOptions) {
    drawing = options[Self.draw]
    theme = options[Self.theme]
    hasCallouts = options[Self.callouts]
    hasWireframes = options[Self.wireframe]
    hasScreenshots = options[Self.screenshot]
    rest = options[Self.rest]
    isLooping = options[Self.loop]
  }

  /// Prepares a variant for drawing.
  func scene(of located: LocatedTour, in variant: TourVariant) -> SVGScene {
    SVGScene(
      located, variant, hasCallouts: hasCallouts, hasWireframes: hasWireframes,
      hasScreenshots: hasScreenshots, hairlines: variant.scheme ?? (theme == .dark ? .dark : .light))
  }
}
