import Testing
import TutorialGeometry
import TutorialPlayback
import TutorialSession
import TutorialTour

/// Small tours for session tests: holes of 50 × 50 around an element `button`, on a display of 400 × 800.
enum SampleSession {
  static func step(
    _ id: String, screen: String = "home", advance: [TourAdvance] = [], mode: TourInteraction.Mode = .block,
    when: TourCondition? = nil, before: [TourPreparation] = [], missing: TourMissing? = nil,
    buttons: [TourButton] = [], delay: Double = 0, locks: Bool = true
  ) -> TourStep {
    TourStep(
      id: id, screen: screen,
      overlay: TourOverlay(color: "#000000", opacity: 0.6, blur: 0, frame: Rect(0, 0, 400, 800)),
      cutouts: [
        TourCutout(
          target: "button", element: Rect(108, 108, 34, 34), frame: Rect(100, 100, 50, 50), shape: .rect, clip: nil,
          outline: SampleTour.box(Rect(100, 100, 50, 50)))
      ], mask: nil, interaction: TourInteraction(mode: mode, pass: mode == .target ? [0] : []),
      callout: TourCallout(kind: .bubble, title: "title", body: "body", buttons: buttons), advance: advance,
      when: when, before: before, missing: missing,
      enter: TourAppearance(motion: nil, kind: .cut, delay: delay, lockInput: locks), exit: nil, variantChange: nil,
      transitions: [], accessibility: TourAccessibility(order: [.callout, .cutouts, .elements]))
  }

  static func tour(_ steps: [TourStep], dismiss: [Tour.Dismissal] = []) -> Tour {
    Tour(
      generator: "test", tutorial: "test", once: "test/1", dismiss: dismiss, locales: ["en", "ja"],
      strings: ["en": ["title": "Hello", "body": "Tap **here** or `there`."], "ja": ["title": "こんにちは"]],
      motions: [:],
      variants: [
        TourVariant(
          id: "phone", traits: TourTraits(), display: TourDisplay(size: Size(400, 800)), screens: [:], steps: steps)
      ], reducedMotion: TourReducedMotion(kind: .cut, motion: nil))
  }

  static func session(
    _ steps: [TourStep], dismiss: [Tour.Dismissal] = [], locale: String? = nil, flags: [String: TourScalar] = [:]
  ) throws -> TourSession {
    let device = TourSession.Device(TourTraits(locale: locale), display: Size(400, 800))
    var session = try #require(TourSession(tour(steps, dismiss: dismiss), on: device))
    session.handle(.flags(flags), at: 0)
    session.handle(.begin(), at: 0)
    return session
  }
}

extension [TourEffect] {
  /// The reports, abbreviated.
  var reports: [String] {
    compactMap { effect in
      if case .report(let report) = effect { "\(report.kind) \(report.step)" } else { nil }
    }
  }
}
