package import TutorialGeometry
package import TutorialIdentity
package import TutorialLanguage
import TutorialScreens

/// Which element somebody means, and which selector names it.
package struct ElementFinder {
  /// An element, and all that is known of how to name it.
  package struct Finding: Sendable {
    /// The element where it was asked for.
    package let sighting: ElementSighting
    /// The elements around it, the nearest first.
    package let ancestors: [Int]
    /// The same screen in other variants: where the element is too.
    package let others: [ElementSighting]
    /// Where it is not.
    package let absences: [Snapshot]
    /// Where nobody can tell; proposals were not tried there.
    package let unsure: [Snapshot]
    /// What to write, the best first.
    package let suggestions: [SelectorSuggestion]
  }

  private let all: [Snapshot]
  private let kin = ElementKin()
  private let advisor = SelectorAdvisor()

  /// How many proposals are made.
  package static let mostSuggestions = 4

  /// A finder among all snapshots of some layouts.
  package init(_ all: [Snapshot]) {
    self.all = all
  }

  /// What is known of an element.
  package func finding(_ sighting: ElementSighting) -> Finding {
    let others = all.filter { $0.screen == sighting.snapshot.screen && $0 !== sighting.snapshot }
    let family = kin.family(of: sighting, among: others)
    return Finding(
      sighting: sighting, ancestors: ancestors(of: sighting), others: Array(family.sightings.dropFirst()),
      absences: family.absences, unsure: family.unsure,
      suggestions: advisor.suggestions(
        for: family.sightings, absences: family.absences, limit: Self.mostSuggestions))
  }

  /// The uppermost element at a point: of those that can be seen there the smallest, of equal ones the last.
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

  private func ancestors(of sighting: ElementSighting) -> [Int] {
    var ancestors: [Int] = []
    var next = sighting.snapshot.elements.parent(sighting.index)
    while let parent = next {
      ancestors.append(parent)
      next = sighting.snapshot.elements.parent(parent)
    }
    return ancestors
  }
}
