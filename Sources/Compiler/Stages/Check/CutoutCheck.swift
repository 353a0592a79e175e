import TutorialGeometry
import TutorialLanguage
import TutorialSyntax

/// Finds unintended holes: empty, clipped away, clamped, distorted, or overlapping.
struct CutoutCheck {
  let step: StepPlan
  let source: SourceText

  var diagnostics: [Diagnostic] {
    // One hole may enclose all targets.
    let isAroundAll = step.cutouts.count < step.resolved.targets.count
    var found: [Diagnostic] = []
    let own = step.resolved.step
    for place in step.cutouts.indices where !step.cutouts[place].isBeyondLimits {
      let target = step.resolved.targets[place].item
      let range = isAroundAll ? own.partial.targets?.range : target.selector.range
      let wrong = check(
        step.cutouts[place], isAroundAll ? own.cutout : own.cutouts[place], at: range ?? own.id.range)
      found += wrong
      if wrong.isEmpty, !step.cutouts[place].isVisible { found.append(clippedAway(step.resolved.targets[place])) }
    }
    if let overlap = step.overlap {
      found.append(overlaps(step.resolved.targets[overlap.first], step.resolved.targets[overlap.second]))
    }
    return found
  }

  /// Checks the form of a hole, given the cutout's keys from the target and the step.
  private func check(_ cutout: CutoutPlan, _ partial: CutoutPartial, at range: ByteRange) -> [Diagnostic] {
    let frame = cutout.hole.frame
    var found: [Diagnostic] = []
    if let shape = partial.shape {
      switch shape.value {
      case .named(.circle) where cutout.base.isOblong && partial.fit == nil:
        found.append(circleOnOblong(cutout.base, at: shape.range))
      case .path(let path) where isDistorted(path.viewBox, in: frame):
        found.append(distorted(path.viewBox, in: frame, at: shape.range))
      default: break
      }
    }
    if cutout.hole.radiiClamped, let radius = partial.radius, !isCapsuleIdiom(radius.value, in: frame) {
      found.append(clamped(frame, at: radius.range))
    }
    if frame.isEmpty {
      let span = span(partial.padding?.range ?? range)
      found.append(Diagnostic(.zeroSizeTarget, "the padding leaves nothing of the hole", at: span))
    }
    return found
  }

  /// Returns true if the radii are the idiom for "as round as possible".
  private func isCapsuleIdiom(_ radii: CornerRadii, in frame: Rect) -> Bool {
    radii.areEqual && radii.largest >= max(frame.width, frame.height)
  }

  private func isDistorted(_ viewBox: Rect, in frame: Rect) -> Bool {
    guard !frame.isEmpty else { return false }
    let stretch = (frame.width / viewBox.width) / (frame.height / viewBox.height)
    return stretch > 1.01 || stretch < 1 / 1.01
  }

  private func span(_ range: ByteRange) -> SourceSpan { SourceSpan(source, range) }

  private func circleOnOblong(_ frame: Rect, at range: ByteRange) -> Diagnostic {
    Diagnostic(
      .circleOnOblong,
      "a circle around \(describe(frame.width)) × \(describe(frame.height)) is mostly empty",
      at: span(range),
      notes: [.init("`capsule` follows the target; `fit: inscribe` or `circumscribe` says it is meant")])
  }

  private func distorted(_ viewBox: Rect, in frame: Rect, at range: ByteRange) -> Diagnostic {
    Diagnostic(
      .distortedShape,
      "the path is stretched from \(describe(viewBox.width)) × \(describe(viewBox.height)) to "
        + "\(describe(frame.width)) × \(describe(frame.height))",
      at: span(range))
  }

  private func clamped(_ frame: Rect, at range: ByteRange) -> Diagnostic {
    Diagnostic(
      .radiusClamped,
      "the radius does not fit \(describe(frame.width)) × \(describe(frame.height)) and is made smaller",
      at: span(range), notes: [.init("`shape: capsule`, or `radius: 999`, makes it as round as possible")])
  }

  private func clippedAway(_ target: ResolvedTarget) -> Diagnostic {
    var diagnostic = Diagnostic(
      .clippedTarget, "nothing of the hole around \"\(excerpt(target.element.id))\" is left once it is clipped",
      at: span(target.item.selector.range))
    diagnostic.severity = .error
    return diagnostic
  }

  /// Overlapping holes are drawn correctly and often intended. A note helps if one hole hides that there are two.
  private func overlaps(_ first: ResolvedTarget, _ second: ResolvedTarget) -> Diagnostic {
    Diagnostic(
      .overlappingCutouts,
      "the holes around \"\(excerpt(first.element.id))\" and \"\(excerpt(second.element.id))\" overlap",
      at: span(second.item.selector.range),
      labels: [.init(span(first.item.selector.range), "overlaps this one")],
      notes: [
        .init(
          step.rings.isEmpty
            ? "`combine: bounds` cuts one hole around all, `combine: separate` says that two are meant"
            : "`combine: union` draws one ring around both, `combine: bounds` cuts one hole around all")
      ])
  }
}

extension Rect {
  /// True if one side is more than twice the other.
  fileprivate var isOblong: Bool { max(width, height) > 2 * min(width, height) }
}
