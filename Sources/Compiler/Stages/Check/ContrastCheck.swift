import TutorialLanguage
import TutorialSyntax
import TutorialThemes
import TutorialTour
import TutorialValues

/// Finds holes and rings with a contrast below 3:1, the minimum of WCAG 2.2 for non-text (success criterion 1.4.11).
///
/// The pixels of the screen aren't known, so the best case counts: the colours are at fault if no grey, from black to
/// white, gives enough contrast. In a dark scheme the background is taken to be #121212, which hardly anything dims.
/// Callout colours are checked with their theme.
struct ContrastCheck {
  let step: StepPlan
  let source: SourceText
  let theme: LayeredTheme
  private static let least = 3.0
  /// The background that Material recommends for dark screens.
  private static let darkGround = PaintedColor(grey: 18.0 / 255)

  var diagnostics: [Diagnostic] {
    guard let overlay = step.resolved.step.overlay, !step.cutouts.isEmpty, overlay.opacityOrDefault > 0 else {
      return []
    }
    if step.resolved.snapshot.traits["colorScheme"] == "dark" { return inDark(overlay) }
    let rings = weakRings(over: overlay)
    if !rings.isEmpty { return rings }
    // A ring marks its hole, unless the ring is drawn inside it, over the screen.
    return step.rings.isEmpty || step.rings.contains(where: isInside) ? weakOverlay(overlay) : []
  }

  private func dim(_ screen: PaintedColor, _ overlay: OverlayPartial) -> PaintedColor {
    screen.compositing(overlay.colorOrDefault, opacity: overlay.opacityOrDefault)
  }

  /// Returns true if a ring is drawn inside its hole.
  private func isInside(_ ring: RingPlan) -> Bool { ring.gap + ring.width <= 0 }

  // MARK: Dark schemes

  private func inDark(_ overlay: OverlayPartial) -> [Diagnostic] {
    let ground = Self.darkGround
    let dimmed = dim(ground, overlay)
    let inDark = "; the background of a dark screen counts as #121212"
    func contrast(of color: Color, over behind: PaintedColor) -> Double {
      behind.compositing(color).luminance.contrast(to: behind.luminance)
    }
    if !step.rings.isEmpty {
      var seen: Set<Color> = []
      return step.rings.compactMap { ring in
        guard seen.insert(ring.color).inserted else { return nil }
        let isInside = isInside(ring)
        let ratio = contrast(of: ring.color, over: isInside ? ground : dimmed)
        guard ratio < Self.least else { return nil }
        let behind = isInside ? "the screen" : "the overlay"
        return diagnostic(
          "the ring's \(ring.color.hex) over \(behind) has a contrast of \(ratioText(ratio)) in dark",
          at: place(of: ring, overlay), inDark)
      }
    }
    // A blurred overlay is distinguishable from a sharp hole.
    if overlay.blurOrDefault > 0 { return [] }
    let hole = ground.luminance.contrast(to: dimmed.luminance)
    let hairline = theme.color(.hairline, .dark)
    let line = contrast(of: hairline.value, over: dimmed)
    guard max(hole, line) < Self.least else { return [] }
    let drawn =
      hairline.value.alpha == 0 ? "no hairline" : "a hairline \(hairline.value.hex) of \(ratioText(line))"
    return [
      diagnostic(
        "the holes have a contrast of \(ratioText(hole)) to the overlay around them in dark, and \(drawn)",
        at: hairline.span ?? SourceSpan(source, overlay.opacity?.range ?? overlay.color?.range ?? overlay.range), inDark
      )
    ]
  }

  private func diagnostic(_ message: String, at span: SourceSpan, _ addition: String = "") -> Diagnostic {
    Diagnostic(.lowContrast, message, at: span, notes: [.init("everything except text needs 3:1\(addition)")])
  }

  // MARK: Any scheme

  private func weakRings(over overlay: OverlayPartial) -> [Diagnostic] {
    var seen: Set<Color> = []
    return step.rings.compactMap { ring in
      // A ring inside its hole has no overlay behind it.
      guard !isInside(ring), step.rings.count == 1 || seen.insert(ring.color).inserted else { return nil }
      let contrast = bestContrast(reaching: Self.least) { screen in
        let behind = dim(screen, overlay)
        return behind.compositing(ring.color).luminance.contrast(to: behind.luminance)
      }
      guard contrast < Self.least else { return nil }
      return diagnostic(
        "the ring's \(ring.color.hex) over the overlay has a contrast of at most \(ratioText(contrast)), on any grey screen",
        at: place(of: ring, overlay))
    }
  }

  /// Returns the location of a ring's colour: at its target, or at the step's ring, or else at the overlay.
  private func place(of ring: RingPlan, _ overlay: OverlayPartial) -> SourceSpan {
    let step = step.resolved.step
    let partials = ring.cutouts.map { step.rings.indices.contains($0) ? step.rings[$0] : nil } + [step.ring]
    let own = partials.lazy.compactMap { $0?.color?.range }.first
    return SourceSpan(source, own ?? overlay.color?.range ?? overlay.range)
  }

  private func weakOverlay(_ overlay: OverlayPartial) -> [Diagnostic] {
    // A blurred overlay is distinguishable from a sharp hole.
    guard overlay.blurOrDefault == 0 else { return [] }
    let contrast = bestContrast(reaching: Self.least) { $0.luminance.contrast(to: dim($0, overlay).luminance) }
    guard contrast < Self.least, let place = (overlay.opacity?.range ?? overlay.color?.range) else { return [] }
    let remedy = step.rings.isEmpty ? "a ring" : "a ring that is not inside them"
    return [
      diagnostic(
        "the holes have a contrast of at most \(ratioText(contrast)) to the overlay around them, on any grey screen",
        at: SourceSpan(source, place), "; \(remedy) would mark them too")
    ]
  }
}
