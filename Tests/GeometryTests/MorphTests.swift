import Testing
import TutorialGeometry

@Suite("Morphs")
struct MorphTests {
  private let named: [Shape] =
    NamedShape.allCases.map(Shape.named) + [
      .roundedRect(CornerRadii(9), smoothing: 0),
      .roundedRect(CornerRadii(topLeft: 3, topRight: 0, bottomRight: 12, bottomLeft: 7), smoothing: 0),
      .roundedRect(CornerRadii(9), smoothing: 0.6),
      .roundedRect(CornerRadii(topLeft: 3, topRight: 0, bottomRight: 40, bottomLeft: 7), smoothing: 1),
    ]
  private let frames = [Rect(12, 34, 90, 50), Rect(150, 10, 40, 120), Rect(-20, 300, 300, 33)]

  private func path(_ data: String, _ width: Double, _ height: Double) throws -> Shape {
    .path(try PathShape.make(data: data, viewBox: Rect(0, 0, width, height)).get())
  }

  private func paths() throws -> [Shape] {
    [
      try path("M5 9C-4 3 2 -2 5 2C8 -2 14 3 5 9Z", 10, 10),
      try path("M5 0L6 4 10 5 6 6 5 10 4 6 0 5 4 4Z", 10, 10), try path("M0 0H4V7H6V0H10V10H0Z", 10, 10),
      try path("M10 5L5 10L0 5L5 0Z", 10, 10), try path("M0 0H10V10Z", 10, 10),
      try path(
        "M22.5 4.5C31-1.524 45-1.524 53.5 4.5C63.23 11.4 61.4 23.98 75.16 23.98H.84C14.6 23.98 12.77 11.4 22.5 4.5Z",
        75,
        24),
    ]
  }

  /// Every shape in every frame, with and without padding, some of them turned.
  private func outlines() throws -> [Outline] {
    let turned = Transform(0.8, 0.6, -0.6, 0.8, 10, 20)
    return try (named + paths()).flatMap { shape in
      frames.enumerated().flatMap { index, frame in
        let bare = Outline(shape: shape, in: frame)
        return index == 0 ? [shape.padded(in: frame, by: EdgeInsets(8)).outline, bare.applying(turned)] : [bare]
      }
    }
  }

  @Test("Dividing moves no point of an outline, and leaves its start")
  func divided() throws {
    let all = try outlines()
    let topology = OutlineTopology(of: all)
    for outline in all {
      let divided = topology.divide(outline)
      #expect(divided.segmentCount == topology.segmentCount)
      #expect(divided.isSound && divided.start == outline.start)
      #expect(divided.sampled(perSegment: 3).allSatisfy { outline.distance(to: $0) < 1e-9 })
      #expect(outline.sampled(perSegment: 5).allSatisfy { divided.distance(to: $0) < 1e-9 })
      #expect(abs(divided.signedArea - outline.signedArea) < 1e-9 * outline.signedArea)
    }
  }

  @Test("The area of an outline between two others is positive at every progress")
  func area() throws {
    let all = try outlines()
    for (index, from) in all.enumerated() {
      for to in all[(index + 1)...] {
        let ends = (from.signedArea, to.signedArea)
        let middle = from.interpolated(to: to, progress: 0.5).signedArea
        // The area is a quadratic polynomial of progress; this is its middle coefficient in Bernstein form.
        let mixed = 2 * middle - (ends.0 + ends.1) / 2
        #expect(
          mixed > -(ends.0 * ends.1).squareRoot() / 2,
          "\(mixed / (ends.0 * ends.1).squareRoot()) \(index) \(all.firstIndex(of: to) ?? 0)")
      }
    }
  }

  @Test("Between convex outlines nothing crosses itself, and nothing leaves the hull of both")
  func convex() throws {
    let turned = Transform(0.8, 0.6, -0.6, 0.8, 10, 20)
    let convex =
      named.flatMap { shape in frames.map { Outline(shape: shape, in: $0) } }
      + named.map { Outline(shape: $0, in: frames[0]).applying(turned) }
      + [Outline(shape: try path("M10 5L5 10L0 5L5 0Z", 10, 10), in: frames[1])]
    for (index, from) in convex.enumerated() {
      for to in convex[(index + 1)...] {
        let box = from.bounds.union(to.bounds)
        for progress in [0.2, 0.5] {
          let between = from.interpolated(to: to, progress: progress)
          #expect(!between.crossesItself, "\(progress) \(from) \(to)")
          #expect(box.contains(between.bounds, tolerance: 1e-9))
        }
      }
    }
  }

  @Test("Half way between a circle and a rectangle no point leaves the hull of both")
  func hull() {
    let circle = Outline(shape: .circle, in: Rect(0, 0, 40, 40))
    let rectangle = Outline(shape: .rect, in: Rect(100, 60, 80, 20))
    let half = circle.interpolated(to: rectangle, progress: 0.5)
    // In no direction does it extend farther than both.
    for direction in [Point(1, 0), Point(1, 1), Point(0, 1), Point(-1, 2), Point(-1, 0), Point(-3, -1), Point(2, -1)] {
      func reach(_ outline: Outline) -> Double { outline.sampled(perSegment: 200).map { $0.dot(direction) }.max() ?? 0 }
      #expect(reach(half) <= max(reach(circle), reach(rectangle)) + 1e-9)
    }
  }

  @Test("Edges become edges and corners corners, whatever their number of segments")
  func corners() {
    for from in named {
      for to in named {
        let pair = (Outline(shape: from, in: frames[0]), Outline(shape: to, in: frames[1]))
        let topology = OutlineTopology(of: [pair.0, pair.1])
        let perQuarter = topology.segmentCount / 4
        for outline in [pair.0, pair.1] {
          let own = outline.segments
          let divided = topology.divide(outline).segments
          for quarter in 0..<4 { #expect(divided[quarter * perQuarter] == own[quarter * own.count / 4]) }
        }
      }
    }
  }

  @Test("A circular corner is cut where it runs in the directions in which a continuous one is joined")
  func directions() throws {
    let circular = Outline(shape: .roundedRect(CornerRadii(20), smoothing: 0), in: Rect(0, 0, 200, 100))
    let continuous = Outline(shape: .roundedRect(CornerRadii(12), smoothing: 0.6), in: Rect(0, 0, 90, 300))
    let divided = OutlineTopology(of: [circular, continuous]).divide(circular).segments
    for (cut, joint) in zip(divided, continuous.segments) {
      let (a, b) = (cut.end - cut.handle2, joint.end - joint.handle2)
      #expect(abs(a.cross(b)) <= 1e-9 * a.length * b.length)
    }
  }

  @Test("The morph between two named shapes doesn't depend on a third outline")
  func independent() throws {
    let rectangle = Outline(shape: .roundedRect(CornerRadii(9), smoothing: 0), in: frames[0])
    let circle = Outline(shape: .circle, in: frames[1])
    let star = Outline(shape: try paths()[1], in: frames[2])
    let alone = rectangle.interpolated(to: circle, progress: 0.4)
    let topology = OutlineTopology(of: [rectangle, star, circle])
    let (from, to) = (topology.divide(rectangle), topology.divide(circle))
    let beside = Outline(points: zip(from.points, to.points).map { $0 + ($1 - $0) * 0.4 })
    #expect(beside.segmentCount > alone.segmentCount)
    #expect(beside.sampled(perSegment: 9).allSatisfy { alone.distance(to: $0) < 1e-9 })
  }

  @Test("A polygon's corners become those of a rectangle, or a circle's arcs")
  func polygon() throws {
    let square = try path("M0 0H10V10H0Z", 10, 10)
    #expect(Outline(shape: square, in: frames[0]) == Outline(shape: .rect, in: frames[0]))
    let circle = Outline(shape: .circle, in: frames[1])
    let half = Outline(shape: square, in: frames[0]).interpolated(to: circle, progress: 0.5)
    #expect(half == Outline(shape: .rect, in: frames[0]).interpolated(to: circle, progress: 0.5))
  }
}
