import Testing
import TutorialGeometry

@testable import TutorialCompiler
@testable import TutorialLanguage

/// The containment of elements, computed for all at once, equals that found by climbing from each.
@Suite struct ElementTreeTests {
  /// Returns twelve elements, whose parents may follow them; every third one scrolls, every fifth is a bar.
  private func snapshot(_ seed: Int) throws -> Snapshot {
    let count = 12
    let elements = (0..<count).map { place -> String in
      // The parent has a smaller rank, which the seed shuffles.
      let rank = (place * (seed % 2 == 0 ? 5 : 7)) % count
      let above = (0..<count).first { other in
        (other * (seed % 2 == 0 ? 5 : 7)) % count == (rank * (seed + 3)) % max(rank, 1)
      }
      let parent = rank == 0 ? "" : ", parent: e\(above ?? 0)"
      let type = place % 3 == 0 ? "list" : place % 5 == 0 ? "tabBar" : "cell"
      return "      - { id: e\(place), type: \(type), frame: [\(place * 9), \(place * 7), 60, 50]\(parent) }"
    }
    return try solvedSnapshot(oneSnapshot("    elements:\n" + elements.joined(separator: "\n")))
  }

  @Test(arguments: 0..<8) func itIsAsByGoingUp(seed: Int) throws {
    let snapshot = try snapshot(seed)
    let elements = snapshot.elements
    let display = snapshot.display.bounds
    let tree = ElementTree(elements, on: display)
    func parents(of index: Int) -> [Int] { elements.parent(index).map { [$0] + parents(of: $0) } ?? [] }
    for index in elements.indices {
      let around = parents(of: index)
      let lists = around.filter { elements.type($0) == "list" }
      let place = tree.places[index]
      #expect(place.isScrolled == !lists.isEmpty)
      #expect(place.isInBar == ([index] + around).contains { elements.type($0) == "tabBar" })
      #expect(
        place.room == lists.reversed().reduce(display as Rect?) { $0?.intersection(elements.globalFrame($1)) })
      for other in elements.indices {
        #expect(
          tree.areNested(index, other)
            == (index == other || around.contains(other) || parents(of: other).contains(index)))
      }
    }
  }
}
