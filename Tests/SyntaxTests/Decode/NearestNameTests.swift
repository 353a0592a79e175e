import Testing
import TutorialSyntax

@Suite("The nearest name")
struct NearestNameTests {
  private let keys = ["id", "screen", "target", "cutout", "callout", "cornerRadius", "compose-button"]

  @Test(
    "is the one that a slip of the finger away",
    arguments: [
      ("targte", "target"), ("tarket", "target"), ("taget", "target"), ("ttarget", "target"), ("Target", "target"),
      ("cutuot", "cutout"),
      ("compose-buton", "compose-button"), ("compose_button", "compose-button"), ("COMPOSE BUTTON", "compose-button"),
      ("corner-radius", "cornerRadius"), ("ids", "id"), ("callOut", "callout"), ("screens", "screen"),
    ])
  func near(name: String, expected: String) {
    #expect(nearestName(to: name, among: keys) == expected)
  }

  @Test("is none where more than a third differs", arguments: ["xyz", "", "easing", "tar", "combination", "i2d4"])
  func far(name: String) {
    #expect(nearestName(to: name, among: keys) == nil)
  }

  @Test("is the first of several that are as near")
  func ties() {
    #expect(nearestName(to: "row-3", among: ["row-1", "row-2"]) == "row-1")
    #expect(nearestName(to: "row-3", among: ["row-2", "row-1"]) == "row-2")
    #expect(nearestName(to: "row-2", among: ["row-1", "row-2"]) == "row-2")
  }

  /// The nearest name by brute force: every candidate is compared.
  private func plainNearest(to name: String, among candidates: [String]) -> String? {
    func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
      var rows = [Array(0...right.count)]
      for row in left.indices {
        var next = [row + 1]
        for column in right.indices {
          var cost = min(rows[row][column + 1], next[column]) + 1
          cost = min(cost, rows[row][column] + (left[row] == right[column] ? 0 : 1))
          if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
            cost = min(cost, rows[row - 1][column - 1] + 1)
          }
          next.append(cost)
        }
        rows.append(next)
      }
      return rows[left.count][right.count]
    }
    let wanted = Array(name.utf8)
    let near = candidates.map { (name: $0, distance: distance(wanted, Array($0.utf8))) }.filter { each in
      each.distance <= max(1, max(wanted.count, each.name.utf8.count) / 3)
        && (each.distance < min(wanted.count, each.name.utf8.count) || each.distance == 0)
    }
    return near.min { $0.distance < $1.distance }?.name
  }

  @Test("is the one that comparing all of them finds")
  func likePlainSearch() {
    // A linear congruential generator with Knuth's MMIX constants, for the same names in every run.
    var state: UInt64 = 1
    func random(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    func name() -> String { (0...random(9)).map { _ in ["a", "b", "c", "d", "-"][random(5)] }.joined() }
    var found = 0
    for _ in 0..<400 {
      let candidates = (0..<30).map { _ in name() }
      let wanted = name()
      let expected = plainNearest(to: wanted, among: candidates)
      found += expected == nil ? 0 : 1
      #expect(nearestName(to: wanted, among: candidates) == expected, "\(wanted) among \(candidates)")
    }
    #expect((50..<390).contains(found))
  }

  @Test("is not looked for without end")
  func budget() {
    let index = NameIndex(["compose"])
    var budget = 49
    #expect(index.nearest(to: "compost", budget: &budget) == "compose")
    #expect(budget == 0)
    #expect(index.nearest(to: "compost", budget: &budget) == nil)
  }

  @Test("is looked for among short names only")
  func longNames() {
    let long = String(repeating: "a", count: 101)
    #expect(nearestName(to: long, among: [long]) == nil)
    #expect(nearestName(to: "a", among: [long]) == nil)
  }
}
