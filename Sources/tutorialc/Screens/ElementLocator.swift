package import TutorialIdentity
package import TutorialLanguage
package import TutorialRelocation

/// Finds elements on other screens, such as the same screen in other variants.
///
/// Two screens are compared once, however many of their elements are looked up. An instance must not outlive the
/// screens.
package final class ElementLocator {
  private var sketches: [ObjectIdentifier: ScreenSketch] = [:]
  private var relocations: [[ObjectIdentifier]: Relocation] = [:]

  /// Begins without any comparisons.
  package init() {}

  /// The screens with and without an element.
  package struct Family: Sendable {
    /// The element on each screen that certainly has it, the requested one first.
    package var occurrences: [ElementOccurrence] = []
    /// The screens that certainly don't have it.
    package var absences: [Snapshot] = []
    /// The screens that may or may not have it.
    package var unsure: [Snapshot] = []
  }

  /// Looks up an element on other screens.
  package func family(of occurrence: ElementOccurrence, among others: [Snapshot]) -> Family {
    var family = Family(occurrences: [occurrence])
    for other in others where other !== occurrence.snapshot {
      switch outcome(of: occurrence, on: other) {
      case .found(let candidate): family.occurrences.append(ElementOccurrence(other, candidate.place))
      case .gone: family.absences.append(other)
      case .candidates, .crowded: family.unsure.append(other)
      }
    }
    return family
  }

  /// Returns the outcome of looking up an element on another screen. A native id is certain at any position.
  package func outcome(of occurrence: ElementOccurrence, on other: Snapshot) -> RelocationOutcome {
    let elements = occurrence.snapshot.elements
    if elements.identity(occurrence.index) == .native, let same = other.element(elements.id(occurrence.index)),
      other.elements.identity(same) == .native
    {
      return .found(RelocationCandidate(place: same, confidence: 1))
    }
    return relocation(of: occurrence.snapshot, in: other).outcome(of: occurrence.index)
  }

  private func relocation(of old: Snapshot, in new: Snapshot) -> Relocation {
    let key = [ObjectIdentifier(old), ObjectIdentifier(new)]
    if let known = relocations[key] { return known }
    let relocation = Relocation(of: sketch(of: old), in: sketch(of: new))
    relocations[key] = relocation
    return relocation
  }

  private func sketch(of snapshot: Snapshot) -> ScreenSketch {
    let key = ObjectIdentifier(snapshot)
    if let known = sketches[key] { return known }
    let sketch = ScreenSketch(snapshot)
    sketches[key] = sketch
    return sketch
  }
}
