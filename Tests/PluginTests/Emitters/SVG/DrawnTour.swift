import TutorialGeometry
import TutorialMotion
import TutorialPluginKit
import TutorialTour

/// Tours to draw: a square hole that moves from one place to another.
enum DrawnTour {
  /// Returns a closed clockwise square of eight segments.
  static func square(_ x: Double, _ y: Double, _ side: Double) -> Outline {
    Outline(shape: .rect, in: Rect(x, y, side, side))
  }

  static func step(
    _ id: String, hole: Rect, screen: String = "home", callout: TourCallout? = nil, transitions: [TourTransition] = []
  ) -> TourStep {
    TourStep(
      id: id, screen: screen,
      overlay: TourOverlay(color: "#000000", opacity: 0.6, blur: 0, frame: Rect(0, 0, 200, 400)),
      cutouts: [
        TourCutout(
          target: id, element: hole, frame: hole, shape: .rect, clip: nil, outline: Outline(shape: .rect, in: hole))
      ], mask: TourMask(path: "M0 0H200V400H0Z"), interaction: TourInteraction(mode: .target, pass: [0]),
      callout: callout, advance: [TourAdvance(.tapTarget, to: nil)],
      enter: TourAppearance(motion: "m0", kind: .fade), exit: TourAppearance(motion: "m0", kind: .fade),
      variantChange: nil, transitions: transitions, accessibility: TourAccessibility())
  }

  /// Returns a tour of two steps. The second arrives by a morph along `easing` that takes a second.
  static func tour(
    easing: CubicBezier? = CubicBezier(0.42, 0, 0.58, 1), arc: Double = 0, variants: [String] = ["phone"],
    change: (inout TourStep) -> Void = { _ in }
  ) -> Tour {
    let way = TourTransition(from: "a", kind: .morph, motion: "m1", pairs: [TourPair(0, 0)], arc: arc)
    var steps = [
      step("a", hole: Rect(20, 20, 40, 40)), step("b", hole: Rect(120, 220, 60, 60), transitions: [way]),
    ]
    change(&steps[1])
    return Tour(
      generator: "test", tutorial: "mail", title: "title", once: "mail/1", dismiss: [], locales: ["en"],
      strings: ["en": ["title": "First mail", "words": "Tap here to start."]],
      motions: [
        "m0": Motion(duration: 0.25, keyframes: [.init(time: 0, progress: 0), .init(time: 0.25, progress: 1)]),
        "m1": Motion(
          duration: 1, keyframes: [.init(time: 0, progress: 0, easing: easing), .init(time: 1, progress: 1)]),
      ],
      variants: variants.map { id in
        TourVariant(
          id: id, traits: TourTraits(platform: "ios", idiom: "phone", orientation: "portrait"),
          display: TourDisplay(size: Size(200, 400)), screens: ["home": TourScreen(safeArea: .zero)], steps: steps)
      },
      reducedMotion: TourReducedMotion(kind: .cut, motion: nil))
  }

  /// Returns the text of an emitted file.
  static func text(_ result: EmitResult, _ path: String) -> String {
    String(decoding: result.files.first { $0.path == path }?.bytes ?? [], as: UTF8.self)
  }
}
