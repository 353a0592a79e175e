import TutorialDrawing
import TutorialDrawing
import TutorialPluginKit
import TutorialSyntax
import TutorialTour

/// What somebody may choose about the drawings.
struct SVGOptions {
  /// Which files are made.
  enum Drawing: String, CaseIterable {
    case both
    case storyboard
    case animation
  }

  /// The colours of the page and of screens whose variant does not say.
  var theme = Palette.Theme.auto
  var drawing = Drawing.both
  /// Whether callouts are drawn.
  var hasCallouts = true
  /// Whether what the layouts know of the screens is drawn below the overlay.
  var hasWireframes = true
  /// Seconds that each step stands in the animation.
  var rest = 1.6
  /// Whether the animation begins anew when it has ended.
  var isLooping = true

  /// A variant made ready for drawing.
  func scene(of located: LocatedTour, in variant: TourVariant) -> SVGScene {
    SVGScene(located, variant, hasCallouts: hasCallouts, hasWireframes: hasWireframes)
  }

  /// Reads options and reports what is wrong with them.
  static func read(_ options: EmitOptions) -> (options: SVGOptions, diagnostics: [Diagnostic]) {
    var decoder = OptionDecoder(options, of: "svg")
    var result = SVGOptions()
    result.drawing = decoder.choice("draw", default: .both)
    result.theme = decoder.choice("theme", default: .auto)
    result.hasCallouts = decoder.bool("callouts", default: true)
    result.hasWireframes = decoder.bool("wireframe", default: true)
    result.rest = decoder.number("rest", in: 0...10, default: 1.6)
    result.isLooping = decoder.bool("loop", default: true)
    decoder.end()
    return (result, decoder.diagnostics)
  }

  /// A JSON Schema of the options.
  static let schema = #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "type": "object",
      "additionalProperties": false,
      "properties": {
        "draw": {
          "description": "The storyboard of all variants, an animation for each variant, or both.",
          "enum": ["both", "storyboard", "animation"], "default": "both"
        },
        "theme": {
          "description": "The colours: those of the reader's system, or always light or dark.",
          "enum": ["auto", "light", "dark"], "default": "auto"
        },
        "callouts": {
          "description": "Whether bubbles, sheets and banners are drawn.",
          "type": "boolean", "default": true
        },
        "wireframe": {
          "description": "Whether what the layouts know of the screens is drawn below the overlay.",
          "type": "boolean", "default": true
        },
        "rest": {
          "description": "Seconds that each step stands in the animation.",
          "type": "number", "minimum": 0, "maximum": 10, "default": 1.6
        },
        "loop": {
          "description": "Whether the animation begins anew when it has ended.",
          "type": "boolean", "default": true
        }
      }
    }

    """#
}

extension OptionDecoder {
  fileprivate mutating func choice<Word: RawRepresentable<String> & CaseIterable>(
    _ name: String, default standard: Word
  ) -> Word {
    let word = choice(name, among: Word.allCases.map(\.rawValue), default: standard.rawValue)
    return Word(rawValue: word) ?? standard
  }
}
