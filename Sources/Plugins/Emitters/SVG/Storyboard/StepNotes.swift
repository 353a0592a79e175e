import TutorialDrawing
import TutorialMotion
import TutorialPlayback
import TutorialTour

/// The notes beside a step in a storyboard: its texts, its arrival, its exits.
struct StepNotes {
  let step: TourStep
  let previous: TourStep?
  let scene: SVGScene

  var title: String? { scene.text.text(step.callout?.title) }

  /// The callout's body without markup.
  var body: String? { scene.text.plain(step.callout?.body) }

  /// The description of the step's arrival: `morph · 0.35 s`.
  var arrival: String {
    guard let previous else { return appearance(step.enter) ?? "at once" }
    let way = step.transition(from: previous.id)
    if previous.screen != step.screen, let enter = step.enter, way.kind == enter.kind, way.motion == enter.motion {
      return "new screen · " + (appearance(enter) ?? "at once")
    }
    return words(way.kind, way.motion, delay: way.delay)
  }

  /// The notes about the exits, one for each destination: `tap the target`, `“Back” to search (1)`, `“Done” ends it`.
  ///
  /// The exits to the next step come first.
  var advance: [StepNote] {
    let all = singleWays.filter { $0.end == .next } + singleWays.filter { $0.end != .next }
    var ways: [StepExit] = []
    for (trigger, end) in all.prefix(Self.wayLimit) {
      if let place = ways.firstIndex(where: { $0.end == end }) {
        ways[place].triggers.append(trigger)
      } else {
        ways.append(StepExit(end: end, triggers: [trigger]))
      }
    }
    var notes = ways.map { StepNote(sign: sign($0.end), words: words($0)) }
    let rest = all.count - Self.wayLimit
    if rest > 0 { notes.append(StepNote(sign: nil, words: rest == 1 ? "or 1 other way" : "or \(rest) others")) }
    return notes
  }

  /// The preferred end of the step: the next step if any exit leads there, else another step, else the end of the tour.
  ///
  /// Returns nil if the step has no exits.
  var lead: StepExit.End? {
    let ends = singleWays.map(\.end)
    func first(_ matches: (StepExit.End) -> Bool) -> StepExit.End? { ends.first(where: matches) }
    return first { $0 == .next } ?? first { $0 != .end && $0 != .back } ?? first { $0 == .end } ?? ends.first
  }

  /// The number of exits that are described; any others are only counted.
  private static let wayLimit = 4

  /// The triggers and their destinations, in the order of the rules. Buttons are named by their titles.
  private var singleWays: [(trigger: String, end: StepExit.End)] {
    let buttons = step.callout?.buttons ?? []
    let rules = step.advance.compactMap { rule -> (trigger: String, end: StepExit.End)? in
      if case .button(let role) = rule.trigger, buttons.contains(where: { $0.role == role }) { return nil }
      return (trigger(rule.trigger), end(rule.to, back: rule.back))
    }
    return rules + buttons.flatMap(exits)
  }

  /// Returns a button's destinations, under its title.
  ///
  /// The rules for its role decide. If all of these rules have conditions, the button's own destination is added.
  private func exits(_ button: TourButton) -> [(trigger: String, end: StepExit.End)] {
    let name = "“\(scene.text.text(button.title) ?? button.title)”"
    let rules = step.advance.filter { rule in button.role.map { rule.trigger == .button($0) } ?? false }
    let sure = rules.firstIndex { $0.when == nil }
    var ends = rules.prefix(sure.map { $0 + 1 } ?? rules.count).map { end($0.to, back: $0.back) }
    if sure == nil { ends.append(end(button.to, back: button.back)) }
    var known: Set<StepExit.End> = []
    return ends.filter { known.insert($0).inserted }.map { (name, $0) }
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
    case .appears(let element): "once \(element.target) is there"
    case .gone(let element): "once \(element.target) is gone"
    }
  }

  private func end(_ to: String?, back: Bool) -> StepExit.End {
    if back { return .back }
    guard let to else { return .end }
    let steps = scene.variant.steps
    guard let place = scene.place(ofStep: step.id) else { return .next }
    return place + 1 < steps.count && steps[place + 1].id == to ? .next : .step(to)
  }

  private func words(_ way: StepExit) -> String {
    let last = way.triggers.last ?? ""
    let others = way.triggers.dropLast().joined(separator: ", ")
    let triggers = others.isEmpty ? last : "\(others) or \(last)"
    switch way.end {
    case .next: return triggers
    case .step(let id): return "\(triggers) to \(id)" + (scene.place(ofStep: id).map { " (\($0 + 1))" } ?? "")
    case .back: return "\(triggers) goes back"
    case .end: return "\(triggers) ends it"
    }
  }

  private func sign(_ end: StepExit.End) -> ExitSign {
    switch end {
    case .next: .next
    case .step: .branch
    case .back: .back
    case .end: .end
    }
  }
}

/// A line beside a step in a storyboard, with the sign before it.
struct StepNote: Hashable {
  let sign: ExitSign?
  let words: String
}

/// The exits of a step that share a destination.
struct StepExit {
  /// The destination of an exit.
  enum End: Hashable {
    /// The next step on the sheet.
    case next
    /// Another step.
    case step(String)
    /// The step that the person came from.
    case back
    /// The end of the tour.
    case end
  }

  let end: End
  /// The triggers: `tap anywhere`, `“Done”`.
  var triggers: [String]
}
