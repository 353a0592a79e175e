import Testing
import TutorialGeometry

@Suite("Union")
struct UnionTests {
  /// A rectangle, or a circle's box, as an outline.
  private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double, radius: Double = 0) -> Outline {
    Outline(shape: .roundedRect(CornerRadii(radius), smoothing: 0), in: Rect(x, y, width, height))
  }

  private func circle(_ x: Double, _ y: Double, _ radius: Double) -> Outline {
    Outline(shape: .circle, in: Rect(x - radius, y - radius, 2 * radius, 2 * radius))
  }

  private func reversed(_ outline: Outline) -> Outline { Outline(outline.segments.reversed().map(\.reversed)) }

  private func area(_ outlines: [Outline]) -> Double { outlines.reduce(0) { $0 + $1.signedArea } }

  @Test("Two cards become one outline, of parts of both, that turns where they crossed")
  func cards() throws {
    let card = rect(16, 120, 361, 140, radius: 6)
    let tab = rect(290, 236, 79, 48, radius: 12)
    let united = Outline.union([card, tab])
    let only = try #require(united.first)
    #expect(united.count == 1)
    #expect(abs(only.signedArea - 52343.387) < 0.001)
    let vertices = only.segments.map(\.start)
    for crossing in [Point(290, 260), Point(369, 260)] {
      #expect(vertices.contains { ($0 - crossing).length < 1e-9 })
    }
    // The four corners of the card, the tab's lower two, and the straight pieces between them.
    #expect(only.segments.filter { !$0.isPoint }.count == 6 + 4 + 4)
  }

  @Test("The cells of a table become one rectangle of four sides")
  func cells() {
    let cells = (0..<8).flatMap { column in (0..<10).map { rect(44 * Double(column), 44 * Double($0), 44, 44) } }
    let united = Outline.union(cells)
    #expect(united.count == 1)
    #expect(united.first?.isAxisAlignedRect == true)
    #expect(united.first?.segmentCount == 4)
    #expect(abs(area(united) - 352 * 440) < 1e-9)
  }

  @Test("A line there and back encloses nothing, though its box is large")
  func slivers() {
    let corner = Point(10, 10)
    let line = Outline([Cubic(line: Point(0, 0), corner), Cubic(line: corner, Point(0, 0))])
    #expect(Outline.union([line]) == [])
    #expect(Outline.union([line, rect(100, 100, 10, 10)]).map(\.bounds) == [Rect(100, 100, 10, 10)])
  }

  @Test("A contour that winds the other way inside leaves an island, counter-clockwise")
  func islands() {
    let united = Outline.union([circle(100, 100, 80), reversed(circle(100, 100, 30))])
    #expect(united.map { $0.signedArea > 0 } == [true, false])
    #expect(Outline.union([circle(100, 100, 80), circle(100, 100, 30)]).map(\.bounds) == [Rect(20, 20, 160, 160)])
  }

  @Test("Outlines that surround a place without covering it leave it out")
  func frame() {
    let united = Outline.union([rect(0, 0, 100, 20), rect(80, 0, 20, 100), rect(0, 80, 100, 20), rect(0, 0, 20, 100)])
    #expect(united.map(\.signedArea) == [10_000, -3_600])
  }

  @Test("An outline that is alone stays as it is, in the order from the top")
  func apart() {
    let (lower, upper) = (circle(50, 300, 20), rect(0, 0, 30, 30, radius: 5))
    #expect(Outline.union([lower, upper]) == [upper, lower])
    #expect(Outline.union([]).isEmpty)
  }

  @Test("Identical outlines, and outlines that lie inside others, are the outer ones", arguments: [1, 2, 5])
  func identical(count: Int) {
    let united = Outline.union(Array(repeating: rect(10, 10, 50, 40, radius: 8), count: count) + [rect(20, 20, 9, 9)])
    #expect(united.count == 1)
    #expect(abs(area(united) - rect(10, 10, 50, 40, radius: 8).signedArea) < 1e-9)
    #expect(united.first?.segments.filter { !$0.isPoint }.count == 8)
  }

  @Test("Areas that touch at a corner stay two, those that share an edge become one")
  func touching() {
    #expect(Outline.union([rect(0, 0, 50, 50), rect(50, 50, 50, 50)]).count == 2)
    #expect(Outline.union([rect(0, 0, 50, 50), rect(50, 20, 50, 50)]).count == 1)
    #expect(Outline.union([circle(50, 50, 50), circle(150, 50, 50)]).count == 2)
  }

  @Test("A path that crosses itself becomes outlines that do not")
  func figureOfEight() {
    let spots = [Point(0, 0), Point(100, 100), Point(100, 0), Point(0, 100), Point(0, 0)]
    let eight = Outline(zip(spots, spots.dropFirst()).map { Cubic(line: $0, $1) })
    let united = Outline.union([eight])
    #expect(united.map(\.signedArea) == [2500, 2500])
    #expect(united.allSatisfy { !$0.crossesItself })
  }

  @Test("Gaps and slivers of a millionth are none", arguments: [1e-6, -1e-6, 1e-7, 1e-9, 0])
  func slivers(gap: Double) {
    #expect(Outline.union([rect(0, 0, 100, 100), rect(100 + gap, 0, 100, 100)]).count == 1)
    #expect(Outline.union([rect(0, 0, 1e-7, 100)]).isEmpty)
  }

  @Test("United outlines wind once around what any of those given winds around, and not at all around the rest")
  func windings() {
    var random = FixedSeed(11)
    func spot() -> Point { Point(.random(in: 0...100, using: &random), .random(in: 0...100, using: &random)) }
    for _ in 0..<80 {
      var outlines = (0..<3).map { _ in circle(spot().x, spot().y, .random(in: 5...40, using: &random)) }
      var spots = (0..<5).map { _ in spot() }
      spots.append(spots[0])
      outlines.append(Outline(zip(spots, spots.dropFirst()).map { Cubic($0, spot(), spot(), $1) }))
      let united = Outline.union(outlines)
      #expect(united.allSatisfy { $0.isSound })
      for _ in 0..<60 {
        let point = spot()
        guard outlines.allSatisfy({ $0.distance(to: point) > 1e-3 }) else { continue }
        let isInside = outlines.contains { $0.windingNumber(around: point) != 0 }
        let sum = outlines.reduce(0) { $0 + $1.windingNumber(around: point) }
        // If outlines wind in opposite directions, the sum decides: the non-zero rule for all of them together.
        #expect(united.reduce(0) { $0 + $1.windingNumber(around: point) } == (isInside && sum != 0 ? 1 : 0))
      }
    }
  }

  @Test("Uniting what is united changes nothing")
  func idempotent() {
    var random = FixedSeed(5)
    for _ in 0..<40 {
      let outlines = (0..<4).map { _ in
        rect(
          .random(in: 0...60, using: &random), .random(in: 0...60, using: &random), .random(in: 1...60, using: &random),
          .random(in: 1...60, using: &random), radius: .random(in: 0...12, using: &random))
      }
      let once = Outline.union(outlines)
      let twice = Outline.union(once)
      #expect(once.count == twice.count)
      #expect(abs(area(once) - area(twice)) < 1e-6)
    }
  }

  @Test("No coordinates, however odd, trap or give NaN")
  func hostile() {
    var random = FixedSeed(3)
    let values = [0, 0, 1, -1, 1e-6, 1e-9, 50, 1e7, -1e7, 1e7 - 1e-6, 0.1 + 0.2, .leastNonzeroMagnitude]
    for round in 0..<400 {
      let outlines = (0..<Int.random(in: 0...4, using: &random)).map { _ in
        let count = Int.random(in: 0...5, using: &random)
        var points = (0..<(2 + 6 * count)).map { _ in values.randomElement(using: &random) ?? 0 }
        if round.isMultiple(of: 2), points.count > 2 { points = points.dropLast(2) + points.prefix(2) }
        return Outline(points: points)
      }
      #expect(Outline.union(outlines).allSatisfy { $0.points.allSatisfy(\.isFinite) })
    }
    for odd in [Double.nan, .infinity, -.infinity, 1e300, -1e18] {
      _ = Outline.union([Outline(points: [odd, 0, 0, 0, 1, 1, 1, odd]), circle(0, 0, 5)])
    }
    #expect(Outline.union([Outline(points: [1, 2, 3]), Outline(points: []), circle(9, 9, 5)]).count == 1)
  }
}
