import TutorialGeometry
import TutorialMotion
import TutorialPlayback
import TutorialTour

/// Small tours for playback tests.
enum SamplePlayback {
  /// A step whose holes have the given frames, on a display of 400 × 800.
  static func step(
    _ id: String, screen: String = "home", _ holes: [(String, Rect)], rings: [TourRing] = [],
    overlay: Double? = 0.5, enter: TourAppearance? = TourAppearance(motion: "second", kind: .fade),
    exit: TourAppearance? = TourAppearance(motion: "second", kind: .fade),
    transitions: [TourTransition] = [TourTransition(from: nil, kind: .fade, motion: "second")],
    callout: TourCallout? = nil, sprites: [TourSprite] = []
  ) -> TourStep {
    TourStep(
      id: id, screen: screen,
      overlay: overlay.map { TourOverlay(color: "#000000", opacity: $0, blur: 0, frame: Rect(0, 0, 400, 800)) },
      cutouts: holes.map { target, frame in
        TourCutout(
          target: target, element: frame.inset(by: EdgeInsets(8)), frame: frame, shape: .rect, clip: nil,
          outline: SampleTour.box(frame))
      }, mask: nil, rings: rings, interaction: TourInteraction(mode: .block, pass: []), callout: callout, advance: [],
      sprites: sprites, enter: enter, exit: exit, variantChange: nil, transitions: transitions,
      accessibility: TourAccessibility())
  }

  /// A morph with the given motion, by default linear and one second long.
  static func morph(
    from step: String, _ pairs: [TourPair], motion: String = "second", delay: Double = 0, arc: Double = 0
  ) -> TourTransition {
    TourTransition(
      from: step, kind: .morph, motion: motion, delay: delay, lockInput: true, pairs: pairs, arc: arc)
  }

  /// A tour with one variant. Motion `second` is linear and takes 1 s; `spring` overshoots to 1.5 at 0.5 s.
  static func tour(_ steps: [TourStep], traits: TourTraits = TourTraits()) -> Tour {
    Tour(
      generator: "test", tutorial: "test", once: "test/1", dismiss: [], locales: ["en"], strings: [:],
      motions: [
        "second": Motion(duration: 1, keyframes: [.init(time: 0, progress: 0), .init(time: 1, progress: 1)]),
        "spring": Motion(
          duration: 1,
          keyframes: [.init(time: 0, progress: 0), .init(time: 0.5, progress: 1.5), .init(time: 1, progress: 1)]),
      ],
      variants: [
        TourVariant(
          id: "phone", traits: traits, display: TourDisplay(size: Size(400, 800)), screens: [:], steps: steps)
      ], reducedMotion: TourReducedMotion(kind: .fade, motion: "second"))
  }

  /// A playback of the tour's first variant.
  static func playback(_ tour: Tour, reduced: Bool = false) -> TourPlayback {
    TourPlayback(tour, variant: tour.variants[0], prefersReducedMotion: reduced)
  }
}

extension Outline {
  /// The bounding box of the points.
  var box: Rect {
    let (xs, ys) = (stride(from: 0, to: points.count, by: 2), stride(from: 1, to: points.count, by: 2))
    let (x, y) = (xs.map { points[$0] }, ys.map { points[$0] })
    return Rect(minX: x.min() ?? 0, minY: y.min() ?? 0, maxX: x.max() ?? 0, maxY: y.max() ?? 0)
  }
}
