import TutorialLanguage
import TutorialSyntax
import TutorialThemes
import TutorialValues

/// Finds holes and rings that can hardly be told from what is around them: less than 3:1, which WCAG 2.2 asks of what
/// is no text (success criterion 1.4.11).
///
/// Nobody knows what is on the screen, so the best case counts: where no grey, from black to white, gives enough, the
/// colours are to blame. Those of callouts are judged with their theme.
struct ContrastCheck {
  private let step: StepPlan
  private let source: SourceText
  private static let least = 3.0

  init(_ step: StepPlan, source: SourceText) {
    self.step = step
    self.source = source
  }

  /// The diagnostics.
  var diagnostics: [Diagnostic] {
    guard let overlay = step.resolved.step.overlay, !step.cutouts.isEmpty, overlay.opacityOrDefault > 0 else {
      return []
    }
    let rings = weakRings(over: overlay)
    if !rings.isEmpty { return rings }
    // A hole is told by its ring, unless that lies on the screen inside.
    return step.rings.isEmpty || step.rings.contains(where: isInside) ? weakOverlay(overlay) : []
  }

  private func dim(_ screen: PaintedColor, _ overlay: OverlayPartial) -> PaintedColor {
    screen.under(overlay.colorOrDefault, opacity: overlay.opacityOrDefault)
  }

  /// Whether a ring is drawn inside its hole.
  private func isInside(_ ring: RingPlan) -> Bool { ring.gap + ring.width <= 0 }

  private func weakRings(over overlay: OverlayPartial) -> [Diagnostic] {
    var seen: Set<Color> = []
    return step.rings.compactMap { ring in
      // One inside lies on the bare screen.
      guard !isInside(ring), step.rings.count == 1 || seen.insert(ring.color).inserted else { return nil }
      let contrast = bestContrast(reaching: Self.least) { screen in
        let behind = dim(screen, overlay)
        return behind.under(ring.color).luminance.contrast(to: behind.luminance)
      }
      guard contrast < Self.least else { return nil }
      let place = place(of: ring) ?? overlay.color?.range ?? overlay.range
      return Diagnostic(
        .lowContrast,
        "the ring's \(ring.color.hex) over the overlay has a contrast of at most \(ratioText(contrast)), on any grey screen",
        at: SourceSpan(source, place), notes: [.init("what is no text needs 3:1")])
    }
  }

  /// Where a ring's colour is written: with its target, or for all.
  private func place(of ring: RingPlan) -> ByteRange? {
    let step = step.resolved.step
    let partials = ring.cutouts.map { step.rings.indices.contains($0) ? step.rings[$0] : nil } + [step.ring]
    return partials.lazy.compactMap { $0 }.compactMap { $0.color?.range }.first
  }

  private func weakOverlay(_ overlay: OverlayPartial) -> [Diagnostic] {
    // What is blurred is told from what is sharp.
    guard overlay.blurOrDefault == 0 else { return [] }
    let contrast = bestContrast(reaching: Self.least) { $0.luminance.contrast(to: dim($0, overlay).luminance) }
    guard contrast < Self.least, let place = (overlay.opacity?.range ?? overlay.color?.range) else { return [] }
    let remedy = step.rings.isEmpty ? "a ring" : "a ring that is not inside them"
    return [
      Diagnostic(
        .lowContrast,
        "the holes have a contrast of at most \(ratioText(contrast)) to the overlay around them, on any grey screen",
        at: SourceSpan(source, place), notes: [.init("what is no text needs 3:1; \(remedy) would mark them too")])
    ]
  }
}
