import TutorialLanguage
import TutorialSyntax

/// Checks the flow of a variant for unreachable steps, dead ends and endless loops.
struct FlowCheck {
  let tutorial: Tutorial
  let steps: [ResolvedStep]
  let graph: FlowGraph
  let flow: FlowPlanner

  /// Returns the diagnostics.
  ///
  /// - Parameter isWhole: true if every `to` names a step. Otherwise reachability isn't checked.
  func diagnostics(isWhole: Bool) -> [Diagnostic] {
    let loops = graph.endlessLoops
    // A step that leads back to itself by time alone is reported as a loop only.
    let circling = Set(loops.flatMap(\.steps))
    let stuck = steps.indices.filter {
      !graph.hasWayOut($0) && !circling.contains($0) && !waitsForUnknownButton($0)
    }.map(deadEnd)
    var found = loops.map(endlessLoop) + stuck
    guard isWhole else { return found }
    if found.isEmpty, let trap { found.append(trap) }
    return found + unreachable(except: circling) + unreachedScreens
  }

  // MARK: Dead ends

  /// Returns true if a rule of the step names an unknown button, which is reported at the rule.
  private func waitsForUnknownButton(_ place: Int) -> Bool {
    steps[place].step.rules.contains { rule in
      guard case .button(let role) = rule.trigger.value else { return false }
      return !flow.hasButton(role, at: place)
    }
  }

  private func deadEnd(_ place: Int) -> Diagnostic {
    let step = steps[place].step
    let advance = step.partial.advance
    // Inherited rules work well for other steps, so the diagnostic is at the step then.
    let own = [advance?.range, step.callout?.buttons?.range].compactMap { $0 }.first { isInside($0, step.range) }
    var notes: [Diagnostic.Note] = []
    let waitsForTarget = step.rules.contains { rule in
      if case .tapTarget = rule.trigger.value { return true }
      return false
    }
    if waitsForTarget, steps[place].targets.isEmpty {
      notes.append(
        .init(
          step.targets.isEmpty
            ? "`tap: target` waits for a tap on a target, and the step has none"
            : "the step is shown without its target here, so nobody can tap it"))
    } else if graph.edges[place].contains(where: \.isBack) {
      notes.append(.init("its only way leads back"))
    }
    return Diagnostic(
      .noWayOn, "nothing leads on from step \"\(excerpt(step.id.value))\"",
      at: SourceSpan(tutorial.source, own ?? step.id.range), notes: notes)
  }

  private func isInside(_ inner: ByteRange, _ outer: ByteRange) -> Bool {
    outer.range.lowerBound <= inner.range.lowerBound && inner.range.upperBound <= outer.range.upperBound
  }

  /// The first step from which the tutorial can't be finished, if a person can't leave it in another way.
  private var trap: Diagnostic? {
    let canLeave = steps.map { !($0.step.partial.dismiss?.value ?? tutorial.dismissals).isEmpty }
    guard canLeave.contains(false) else { return nil }
    let isReached = graph.reachable
    let isFinishing = graph.finishing(isReached)
    let isSaved = graph.leading(to: canLeave)
    guard let place = steps.indices.first(where: { isReached[$0] && !isFinishing[$0] && !isSaved[$0] }) else {
      return nil
    }
    return Diagnostic(
      .noWayOn, "the end cannot be reached from step \"\(excerpt(steps[place].step.id.value))\"",
      at: SourceSpan(tutorial.source, steps[place].step.id.range),
      notes: [.init("with `dismiss: []`, there is no other way to leave")])
  }

  // MARK: Endless loops

  private func endlessLoop(_ loop: (steps: [Int], edges: [FlowEdge])) -> Diagnostic {
    let names = loop.steps.map { "\"\(excerpt(steps[$0].step.id.value))\"" }
    let shown = names.count > 4 ? names.prefix(3) + ["\(names.count - 3) more"] : names[...]
    let message =
      names.count == 1
      ? "step \(names[0]) leads to itself, for ever"
      : "steps \(shown.dropLast().joined(separator: ", ")) and \(shown.last ?? "") lead to one another by themselves, for ever"
    let spans = loop.edges.map { SourceSpan(tutorial.source, $0.range) }
    return Diagnostic(
      .endlessLoop, message, at: spans.last,
      labels: spans.dropLast().prefix(3).map { .init($0, "by way of this") },
      notes: [.init("a button, a tap or an event that leads elsewhere lets a person out")])
  }

  // MARK: Unreachable steps

  /// Returns the diagnostics of unreachable steps.
  ///
  /// Steps after an unreachable one aren't reported again, nor are steps after an endless loop, which is reported
  /// itself.
  private func unreachable(except circling: Set<Int>) -> [Diagnostic] {
    var isKnown = graph.reachable
    var found: [Diagnostic] = []
    for place in steps.indices where !isKnown[place] {
      if !circling.contains(place - 1) { found.append(unreachable(place)) }
      graph.markReachable(from: place, &isKnown)
    }
    return found
  }

  private func unreachable(_ place: Int) -> Diagnostic {
    // The first step is always reachable, so there is one before this.
    let before = steps[place - 1].step
    let edges = graph.edges[place - 1].filter { !$0.isBack }
    let labels = edges.prefix(3).map { edge in
      let goal = edge.to.map { "step \"\(excerpt(steps[$0].step.id.value))\"" } ?? "the end"
      return Diagnostic.Label(
        SourceSpan(tutorial.source, edge.range), "step \"\(excerpt(before.id.value))\" leads to \(goal)")
    }
    return Diagnostic(
      .unreachableStep, "no way leads to step \"\(excerpt(steps[place].step.id.value))\"",
      at: SourceSpan(tutorial.source, steps[place].step.id.range), labels: labels)
  }

  // MARK: Screens

  /// Steps on another screen than the step before, if nothing makes the app show that screen.
  ///
  /// Ways back don't count: the person has been there before, and the client knows how to return.
  private var unreachedScreens: [Diagnostic] {
    var found: [Int: (from: Int, edge: FlowEdge)] = [:]
    for place in steps.indices where steps[place].step.partial.isWhole {
      for edge in graph.edges[place] where !edge.isBack && !edge.mayChangeScreen {
        guard let to = edge.to, found[to] == nil, steps[to].snapshot.screen != steps[place].snapshot.screen,
          steps[to].step.partial.isWhole, steps[to].step.partial.before?.value.isEmpty ?? true
        else { continue }
        found[to] = (place, edge)
      }
    }
    return found.sorted { $0.key < $1.key }.map { unreachedScreen($0.key, from: $0.value.from, by: $0.value.edge) }
  }

  private func unreachedScreen(_ place: Int, from: Int, by edge: FlowEdge) -> Diagnostic {
    let (step, before) = (steps[place].step, steps[from].step)
    let own = step.partial.screen.flatMap { isInside($0.range, step.range) ? $0.range : nil }
    return Diagnostic(
      .unreachedScreen,
      "step \"\(excerpt(step.id.value))\" is on screen \"\(excerpt(steps[place].snapshot.screen))\", but nothing "
        + "leads there from step \"\(excerpt(before.id.value))\"",
      at: SourceSpan(tutorial.source, own ?? step.id.range),
      labels: [
        .init(SourceSpan(tutorial.source, edge.range), "this leads to the step, but the app still shows its old screen")
      ],
      notes: [
        .init("say in `before` how the app gets there: by an action that the client performs, an event or a route")
      ]
    )
  }
}
