import TutorialGeometry
import TutorialLanguage
package import TutorialSyntax
import TutorialTour
import TutorialValues

/// Finds elements to tap that are too small for a finger.
///
/// The minimum sides are 44 pt (Apple's Human Interface Guidelines), 48 dp (Material) and 24 CSS px on the web (WCAG
/// 2.2, success criterion 2.5.8). A layout without a platform gets 44 pt. Platforms with a pointer have no minimum.
struct HitAreaCheck {
  /// The identity of an element in a variant.
  struct ElementKey: Hashable {
    let screen: String
    let index: Int
  }

  let source: SourceText
  /// The diagnostics so far, one for each element.
  private(set) var diagnostics: [Diagnostic] = []
  /// The index in `diagnostics` of each element's diagnostic.
  private(set) var places: [ElementKey: Int] = [:]

  /// Checks a step of a variant. If an earlier step waits for the same element, the step is added to that diagnostic.
  mutating func check(_ step: StepPlan) {
    let rules = step.resolved.step.rules
    for place in rules.indices {
      switch rules[place].trigger.value {
      case .tapTarget:
        guard let least = least(of: step) else { continue }
        for (cutout, target) in zip(step.cutouts, step.resolved.targets) {
          let range = target.item.selector.plainID?.range ?? target.item.selector.range
          check(touchable(cutout), of: step, target.element, cutout.target, at: range, least)
        }
      case .tap:
        // An element with an empty frame is reported elsewhere.
        guard let least = least(of: step), let element = step.resolved.tapped(by: place), !element.frame.isEmpty
        else { continue }
        check(element.frame, of: step, element, element.id, at: rules[place].trigger.range, least)
      case .tapAnywhere, .event, .route, .after, .button, .appears, .gone: continue
      }
    }
  }

  private func least(of step: StepPlan) -> (side: Double, unit: String)? {
    switch step.resolved.snapshot.traits["platform"]?.lowercased() {
    case "android": (48, "dp")
    case "web": (24, "px")
    case "macos", "windows", "linux", "tvos": nil
    default: (44, "pt")
    }
  }

  /// Returns the area in which a tap counts: the hole and the element, without anything that is clipped.
  private func touchable(_ cutout: CutoutPlan) -> Rect {
    let frame = cutout.frame.union(cutout.element)
    return cutout.clip.map { frame.intersection($0) ?? frame } ?? frame
  }

  private mutating func check(
    _ frame: Rect, of step: StepPlan, _ element: ResolvedElement, _ name: String, at range: ByteRange,
    _ least: (side: Double, unit: String)
  ) {
    let padding =
      step.resolved.step.interaction?.hitPadding?.value
      .edges(rightToLeft: step.resolved.snapshot.traits.direction == .rightToLeft) ?? .zero
    let width = frame.width + padding.left + padding.right
    let height = frame.height + padding.top + padding.bottom
    // Layouts are measured in pixels, so a difference of a third is negligible.
    let missing = least.side - min(width, height)
    guard missing > 0.34 else { return }
    let key = ElementKey(screen: step.resolved.snapshot.screen, index: element.index)
    let span = SourceSpan(source, range)
    if let place = places[key] {
      // A step written once and used in several places has one location.
      if diagnostics[place].primary != span, !diagnostics[place].labels.contains(where: { $0.span == span }) {
        diagnostics[place].labels.append(.init(span, "and here"))
      }
      return
    }
    let area = "\(describe(width)) × \(describe(height))"
    let more = describe((missing / 2).rounded(.up) + min(padding.left, padding.right, padding.top, padding.bottom))
    places[key] = diagnostics.count
    diagnostics.append(
      Diagnostic(
        .smallHitArea,
        "\"\(excerpt(name))\" has to be tapped, but \(area) is less than \(describe(least.side)) \(least.unit) a side",
        at: span, notes: [.init("`interaction: { hitPadding: \(more) }` enlarges the area that takes the tap")]))
  }
}

extension DiagnosticID {
  /// `small-hit-area`.
  package static let smallHitArea = DiagnosticID(
    "small-hit-area", .warning,
    rule:
      "A tap is awaited on something smaller than a finger: the hole and its element together, or the element that a "
      + "rule waits for. Each side should be at least 44 pt on iOS, 48 dp on Android, and 24 px on the web. An "
      + "element is reported once, with all steps that wait for it.",
    wrong: """
      - { target: badge, callout: Look., advance: { tap: target } }     # 16 by 16
      """,
    right: """
      - { target: badge, callout: Look., advance: { tap: target }, interaction: { mode: target, hitPadding: 12 } }
      """)
}
