import TutorialGeometry
import TutorialLanguage
package import TutorialSyntax
import TutorialTour

/// Finds what a person has to tap and a finger hardly hits.
///
/// The least sides: 44 pt (Apple's Human Interface Guidelines), 48 dp (Material), 24 CSS px on the web (WCAG 2.2,
/// success criterion 2.5.8). A layout that does not say its platform gets the first of them. Pointers hit anything.
struct HitAreaCheck {
  private let step: StepPlan
  private let source: SourceText

  init(_ step: StepPlan, source: SourceText) {
    self.step = step
    self.source = source
  }

  /// The diagnostics.
  var diagnostics: [Diagnostic] {
    var found: [Diagnostic] = []
    let rules = step.resolved.step.rules
    for place in rules.indices {
      switch rules[place].trigger.value {
      case .tapTarget:
        guard let least else { continue }
        for (cutout, target) in zip(step.cutouts, step.resolved.targets) {
          let range = target.item.selector.plainID?.range ?? target.item.selector.range
          found += check(touchable(cutout), cutout.target, at: range, least)
        }
      case .tap:
        // One that has no extent was reported as such.
        guard let least, let element = step.resolved.tapped(by: place), !element.frame.isEmpty else { continue }
        found += check(element.frame, element.id, at: rules[place].trigger.range, least)
      case .tapAnywhere, .event, .after, .button: continue
      }
    }
    return found
  }

  private var least: (side: Double, unit: String)? {
    switch step.resolved.snapshot.traits["platform"]?.lowercased() {
    case "android": (48, "dp")
    case "web": (24, "px")
    case "macos", "windows", "linux", "tvos": nil
    default: (44, "pt")
    }
  }

  /// A tap on the hole counts and one on the element; what is cut off cannot be tapped.
  private func touchable(_ cutout: CutoutPlan) -> Rect {
    let frame = cutout.frame.union(cutout.element)
    return cutout.clip.map { frame.intersection($0) ?? frame } ?? frame
  }

  private func check(
    _ frame: Rect, _ name: String, at range: ByteRange, _ least: (side: Double, unit: String)
  ) -> [Diagnostic] {
    let padding =
      step.resolved.step.interaction?.hitPadding?.value
      .edges(rightToLeft: step.resolved.snapshot.traits.direction == .rightToLeft) ?? .zero
    let width = frame.width + padding.left + padding.right
    let height = frame.height + padding.top + padding.bottom
    // Layouts are measured on pixels: a third of one more or less is no matter.
    let missing = least.side - min(width, height)
    guard missing > 0.34 else { return [] }
    let area = "\(describe(width)) × \(describe(height))"
    let more = describe((missing / 2).rounded(.up) + min(padding.left, padding.right, padding.top, padding.bottom))
    return [
      Diagnostic(
        .smallHitArea,
        "\"\(excerpt(name))\" is to be tapped, and \(area) is less than \(describe(least.side)) \(least.unit) a side",
        at: SourceSpan(source, range), notes: [.init("`interaction: { hitPadding: \(more) }` widens what can be hit")])
    ]
  }
}

extension DiagnosticID {
  /// `small-hit-area`.
  package static let smallHitArea = DiagnosticID(
    "small-hit-area", .warning,
    rule:
      "What is to be tapped is smaller than a finger: the hole and its element together, or the element that a rule waits "
      + "for. The least side is 44 pt on iOS, 48 dp on Android, and 24 px on the web.",
    wrong: """
      - { target: badge, callout: Look., advance: { tap: target } }     # 16 by 16
      """,
    right: """
      - { target: badge, callout: Look., advance: { tap: target }, interaction: { mode: target, hitPadding: 12 } }
      """)
}
