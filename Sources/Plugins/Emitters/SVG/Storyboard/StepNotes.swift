import TutorialDrawing
import TutorialMotion
import TutorialPlayback
import TutorialTour

/// What stands below a step in a storyboard: what it says, how it comes, and what ends it.
struct StepNotes {
  private let scene: SVGScene
  private let step: TourStep
  private let previous: TourStep?

  init(_ step: TourStep, after previous: TourStep?, in scene: SVGScene) {
    self.step = step
    self.previous = previous
    self.scene = scene
  }

  /// The callout's heading.
  var title: String? { scene.text.text(step.callout?.title) }

  /// The callout's text.
  var body: String? { scene.text.plain(step.callout?.body) }

  /// How the step comes: `morph · 0.35 s`.
  var arrival: String {
    guard let previous else { return appearance(step.enter) ?? "at once" }
    let way = step.transition(from: previous.id)
    if previous.screen != step.screen, let enter = step.enter, way.kind == enter.kind, way.motion == enter.motion {
      return "new screen · " + (appearance(enter) ?? "at once")
    }
    return words(way.kind, way.motion, delay: way.delay)
  }

  /// What ends the step: `tap the target`, `“Back” → search, “Done” ends it`.
  var advance: String {
    let buttons = step.callout?.buttons ?? []
    let rules = step.advance.compactMap { rule -> String? in
      if case .button(let role) = rule.trigger, buttons.contains(where: { $0.role == role }) { return nil }
      return trigger(rule.trigger) + destination(rule.to, back: rule.back)
    }
    let ways = rules + buttons.flatMap(ways)
    guard ways.count > Self.wayLimit else { return ways.joined(separator: ", ") }
    let rest = ways.count - Self.wayLimit
    return ways.prefix(Self.wayLimit).joined(separator: ", ") + (rest == 1 ? ", or 1 other way" : ", or \(rest) others")
  }

  /// More ways than these are only counted.
  private static let wayLimit = 4

  /// Where a button leads, by its words: by the rules for its role, and where none of them need hold as it says itself.
  private func ways(_ button: TourButton) -> [String] {
    let name = "“\(scene.text.text(button.title) ?? button.title)”"
    let rules = step.advance.filter { rule in button.role.map { rule.trigger == .button($0) } ?? false }
    let sure = rules.firstIndex { $0.when == nil }
    var ends = rules.prefix(sure.map { $0 + 1 } ?? rules.count).map { destination($0.to, back: $0.back) }
    if sure == nil { ends.append(destination(button.to, back: button.back)) }
    var ways: [String] = []
    for end in ends.map({ name + $0 }) where !ways.contains(end) { ways.append(end) }
    return ways
  }

  private func appearance(_ appearance: TourAppearance?) -> String? {
    appearance.map { words($0.kind, $0.motion, delay: $0.delay) }
  }

  private func words(_ kind: TourTransitionKind, _ motion: String?, delay: Double) -> String {
    guard kind != .cut, let motion = motion.flatMap({ scene.tour.motions[$0] }) else { return "at once" }
    let wait = delay > 0 ? " after \(delay.svg) s" : ""
    return "\(kind.rawValue) · \(motion.duration.svg) s\(wait)"
  }

  private func trigger(_ trigger: TourAdvance.Trigger) -> String {
    switch trigger {
    case .tapTarget: "tap the target"
    case .tapAnywhere: "tap anywhere"
    case .tap(let element): "tap \(element.target)"
    case .event(let name): "on \(name)"
    case .after(let seconds): "after \(seconds.svg) s"
    case .button(let role): "\(role) button"
    case .route(let route): "at \(route.pattern)"
    }
  }

  /// Where a rule leads, unless that is the step that comes next anyway.
  private func destination(_ to: String?, back: Bool) -> String {
    if back { return " goes back" }
    guard let to else { return " ends it" }
    let steps = scene.variant.steps
    guard let place = scene.place(ofStep: step.id) else { return "" }
    return place + 1 < steps.count && steps[place + 1].id == to ? "" : " → \(to)"
  }
}
