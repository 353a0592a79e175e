import TutorialGeometry
import TutorialLanguage
package import TutorialSyntax
import TutorialTour
import TutorialValues

/// Finds what a person has to tap and a finger hardly hits.
///
/// The least sides: 44 pt (Apple's Human Interface Guidelines), 48 dp (Material), 24 CSS px on the web (WCAG 2.2,
/// success criterion 2.5.8). A layout that does not say its platform gets the first of them. Pointers hit anything.
struct HitAreaCheck {
  private let source: SourceText
  /// What was found so far, one for each element.
  private(set) var diagnostics: [Diagnostic] = []
  /// The places in `diagnostics` of what is said of an element.
  private var places: [ElementKey: Int] = [:]

  /// - Parameter source: the tutorial's file.
  init(source: SourceText) {
    self.source = source
  }

  /// Looks at a step of a variant. Of an element that earlier steps have waited for too, the place is added to what was
  /// said there.
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
        // One that has no extent was reported as such.
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

  /// A tap on the hole counts and one on the element; what is cut off cannot be tapped.
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
    // Layouts are measured on pixels: a third of one more or less is no matter.
    let missing = least.side - min(width, height)
    guard missing > 0.34 else { return }
    let key = ElementKey(screen: step.resolved.snapshot.screen, index: element.index)
    let span = SourceSpan(source, range)
    if let place = places[key] {
      // A step that is written once and shown in several places waits in one.
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
        "\"\(excerpt(name))\" is to be tapped, and \(area) is less than \(describe(least.side)) \(least.unit) a side",
        at: span, notes: [.init("`interaction: { hitPadding: \(more) }` widens what can be hit")]))
  }
}

/// An element of a variant.
private struct ElementKey: Hashable {
  let screen: String
  let index: Int
}

extension DiagnosticID {
  /// `small-hit-area`.
  package static let smallHitArea = DiagnosticID(
    "small-hit-area", .warning,
    rule:
      "What is to be tapped is smaller than a finger: the hole and its element together, or the element that a rule waits "
      + "for. The least side is 44 pt on iOS, 48 dp on Android, and 24 px on the web. An element is named once, with all "
      + "steps that wait for it.",
    wrong: """
      - { target: badge, callout: Look., advance: { tap: target } }     # 16 by 16
      """,
    right: """
      - { target: badge, callout: Look., advance: { tap: target }, interaction: { mode: target, hitPadding: 12 } }
      """)
}
