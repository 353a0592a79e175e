package import TutorialGeometry
package import TutorialIdentity
package import TutorialLanguage
import TutorialScreens

/// Finds elements and proposes selectors for them.
package struct ElementFinder {
  /// An element with the selectors for it.
  package struct Finding: Sendable {
    /// The element on the requested screen.
    package let occurrence: ElementOccurrence
    /// The elements around it, the nearest first.
    package let ancestors: [Int]
    /// The same element in other variants of the screen.
    package let others: [ElementOccurrence]
    /// The variants of the screen without the element.
    package let absences: [Snapshot]
    /// The variants where its presence is uncertain; proposals weren't tried there.
    package let unsure: [Snapshot]
    /// The proposed selectors, the best first.
    package let suggestions: [SelectorSuggestion]
  }

  private let all: [Snapshot]
  private let kin = ElementLocator()
  private let advisor = SelectorAdvisor()

  /// The maximum number of proposals.
  package static let mostSuggestions = 4

  /// Makes a finder for all snapshots of some layouts.
  package init(_ all: [Snapshot]) {
    self.all = all
  }

  /// Returns the proposals for an element.
  package func finding(_ occurrence: ElementOccurrence) -> Finding {
    let others = all.filter { $0.screen == occurrence.snapshot.screen && $0 !== occurrence.snapshot }
    let family = kin.family(of: occurrence, among: others)
    return Finding(
      occurrence: occurrence,
      ancestors: Array(sequence(first: occurrence.index, next: occurrence.snapshot.elements.parent).dropFirst()),
      others: Array(family.occurrences.dropFirst()),
      absences: family.absences, unsure: family.unsure,
      suggestions: advisor.suggestions(
        for: family.occurrences, absences: family.absences, limit: Self.mostSuggestions))
  }

  /// Returns the element at a point: the smallest one visible there, or the last of several equal ones.
  package func element(at point: Point, on snapshot: Snapshot) -> Int? {
    let elements = snapshot.elements
    var best: (index: Int, area: Double)?
    for index in elements.indices where elements.isSolved(index) {
      let frame = elements.globalFrame(index)
      guard !frame.isEmpty, frame.contains(point) else { continue }
      switch elements.visibility(index) {
      case .hidden, .gone, .transparent: continue
      default: if best.map({ frame.area <= $0.area }) ?? true { best = (index, frame.area) }
      }
    }
    return best?.index
  }
}
