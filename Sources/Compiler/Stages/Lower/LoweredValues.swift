import TutorialLanguage
import TutorialSyntax
import TutorialTour

// Values of the language and the layouts as the tour has them.

extension TourTraits {
  init(_ traits: Traits) {
    let others = traits.pairs.filter { !Traits.knownKeys.contains($0.key) }
    self.init(
      platform: traits["platform"], idiom: traits["idiom"], orientation: traits["orientation"],
      locale: traits["locale"], layoutDirection: traits["layoutDirection"],
      horizontalSizeClass: traits["horizontalSizeClass"], verticalSizeClass: traits["verticalSizeClass"],
      textSize: traits["textSize"], colorScheme: traits["colorScheme"],
      other: TourEntries(others.map { .init($0.key, $0.value) }))
  }
}

extension TourElement {
  init(_ element: ResolvedElement) {
    self.init(target: element.id, frame: element.frame)
  }
}

extension TourCondition {
  init(_ condition: Condition) {
    switch condition.question {
    case .flag(let flag, let equals):
      self = .flag(flag.value, equals: TourScalar(equals?.value ?? .bool(true)))
    case .not(let part): self = .not(TourCondition(part))
    case .all(let parts): self = .all(parts.map(TourCondition.init))
    case .any(let parts): self = .any(parts.map(TourCondition.init))
    }
  }
}

extension TourScalar {
  fileprivate init(_ value: ConditionValue) {
    self =
      switch value {
      case .bool(let value): .bool(value)
      case .number(let value): .number(value)
      case .string(let value): .text(value)
      }
  }
}

extension TourPreparation {
  /// Creates the tour's form of a preparation, or nil if it waits for an element, which a step resolves.
  init?(_ preparation: Preparation) {
    switch preparation {
    case .action(let name): self = .action(name)
    case .event(let name): self = .event(name)
    case .route(let route): self = .route(route)
    case .appears, .gone: return nil
    }
  }
}

extension TourPresence {
  init(_ awaited: AwaitedElement) {
    self.init(target: awaited.element.id, screen: awaited.snapshot.screen)
  }
}

extension TourMissing {
  /// Creates the client's behaviour, or nil if it doesn't have to look for anything.
  init?(_ missing: MissingPartial?) {
    guard let missing, missing.isAwaited else { return nil }
    self.init(wait: missing.wait?.value ?? 0, then: missing.thenOrDefault)
  }
}

extension TourKeys {
  init(_ keys: KeysPartial) {
    self.init(
      next: keys.nextOrDefault.map(\.eventKey), back: keys.backOrDefault.map(\.eventKey),
      dismiss: keys.dismissOrDefault.map(\.eventKey))
  }
}

extension TourEvents {
  init(_ events: Removable<EventsPartial>?) {
    guard let events else {
      self = .standard
      return
    }
    func name(_ written: KeyPath<EventsPartial, Located<EventsPartial.Name>?>, _ kind: Kind) -> String? {
      guard let partial = events.partial else { return nil }
      switch partial[keyPath: written]?.value {
      case .name(let name): return name
      case EventsPartial.Name.none?: return nil
      case nil: return TourEvents.standard[kind]
      }
    }
    self.init(
      shown: name(\.shown, .shown), completed: name(\.completed, .completed), skipped: name(\.skipped, .skipped),
      dismissed: name(\.dismissed, .dismissed), missing: name(\.missing, .missing))
  }
}

extension TourScroll.Alignment {
  init(_ alignment: ScrollAlignment) {
    // The language has one word less: `none` in place of the map.
    self =
      switch alignment {
      case .start: .start
      case .center: .center
      case .end: .end
      case .nearest: .nearest
      }
  }
}
