import Testing
import TutorialGeometry

@Suite("Outlines")
struct OutlineTests {
  private let shapes: [Shape] =
    NamedShape.allCases.map(Shape.named) + [
      .roundedRect(CornerRadii(9), smoothing: 0),
      .roundedRect(CornerRadii(topLeft: 3, topRight: 0, bottomRight: 12, bottomLeft: 7), smoothing: 0),
      .roundedRect(CornerRadii(9), smoothing: 0.6),
      .roundedRect(CornerRadii(topLeft: 3, topRight: 0, bottomRight: 40, bottomLeft: 7), smoothing: 1),
    ]
  private let frame = Rect(12, 34, 90, 50)

  @Test("Named shapes run clockwise from the start of their top edge, edges before corners")
  func form() {
    for shape in shapes {
      let outline = Outline(shape: shape, in: frame)
      #expect(outline.isSound)
      #expect(outline.signedArea > 0)
      #expect(outline.segmentCount == 8 || outline.segmentCount == 16)
      let perQuarter = outline.segmentCount / 4
      for (index, segment) in outline.segments.enumerated() where index % perQuarter == 0 {
        let isHorizontal = index / perQuarter % 2 == 0
        #expect(isHorizontal ? segment.start.y == segment.end.y : segment.start.x == segment.end.x)
      }
      let box = outline.bounds
      #expect(outline.start.y == box.minY)
    }
  }

  @Test("A rectangle starts at its top left, its corners have no length")
  func rectangle() {
    let outline = Outline(shape: .rect, in: Rect(0, 0, 2, 1))
    let corners = [Point(0, 0), Point(2, 0), Point(2, 1), Point(0, 1)]
    let expected = corners.indices.flatMap { index -> [Cubic] in
      let (from, to) = (corners[index], corners[(index + 1) % 4])
      return [Cubic(line: from, to), Cubic(line: to, to)]
    }
    #expect(outline == Outline(expected))
    #expect(outline.isAxisAlignedRect)
    #expect(!Outline(shape: .roundedRect(CornerRadii(0.01), smoothing: 0), in: frame).isAxisAlignedRect)
  }

  @Test(
    "Bounds and area agree with dense sampling",
    arguments: [Transform.identity, Transform(0.9, 0.4, -0.3, 1.1, 5, -7)])
  func boundsAndArea(transform: Transform) {
    for shape in shapes {
      let outline = Outline(shape: shape, in: frame).applying(transform)
      let points = outline.sampled(perSegment: 2_000)
      let box = points.reduce(Rect(around: points[0], points[0])) { $0.union(Rect(around: $1, $1)) }
      #expect(outline.bounds.contains(box, tolerance: 1e-9))
      #expect(outline.bounds.isNearly(box, tolerance: 1e-4))
      let area = zip(points, points.dropFirst() + [points[0]]).reduce(0) { $0 + $1.0.cross($1.1) / 2 }
      #expect(abs(outline.signedArea - area) < 1e-2)
    }
  }

  @Test("If the radii take the whole side, rounding leaves no trace of smoothing")
  func noRoom() {
    // In doubles, 0.1 · 0.2 / 0.2 is slightly more than 0.1.
    let full = Shape.roundedRect(CornerRadii(0.1), smoothing: 0.6)
    #expect(Outline(shape: full, in: Rect(0, 0, 0.2, 0.2)).segmentCount == 8)
  }

  @Test(
    "Radii that do not fit a side are scaled down together, whichever side it is",
    arguments: [
      CornerRadii(topLeft: 30, topRight: 30, bottomRight: 0, bottomLeft: 0),
      CornerRadii(topLeft: 0, topRight: 30, bottomRight: 30, bottomLeft: 0),
      CornerRadii(topLeft: 0, topRight: 0, bottomRight: 30, bottomLeft: 30),
      CornerRadii(topLeft: 30, topRight: 0, bottomRight: 0, bottomLeft: 30),
    ])
  func fitting(radii: CornerRadii) {
    let (fitted, isClamped) = radii.scaledToFit(Size(40, 40))
    #expect(isClamped)
    #expect(fitted.largest == 20)
    #expect(radii.scaledToFit(Size(60, 60)) == (radii, false))
  }

  @Test("At smoothing 0 continuous corners are circular ones, and without room they become so")
  func smoothingZero() {
    let circular = Outline(shape: .roundedRect(CornerRadii(9), smoothing: 0), in: frame)
    let almost = Outline(shape: .roundedRect(CornerRadii(9), smoothing: 1e-9), in: frame)
    #expect(almost.segmentCount == 16)
    #expect(almost.sampled(perSegment: 10).allSatisfy { circular.distance(to: $0) < 1e-7 })
    let full = Outline(shape: .roundedRect(CornerRadii(25), smoothing: 0.6), in: Rect(0, 0, 50, 50))
    #expect(full == Outline(shape: .roundedRect(CornerRadii(25), smoothing: 0), in: Rect(0, 0, 50, 50)))
  }

  @Test("Figma's corner of radius 100 at smoothing 0.6 leaves the edge at 160 and passes the arc's middle")
  func smoothing() {
    let outline = Outline(shape: .roundedRect(CornerRadii(100), smoothing: 0.6), in: Rect(0, 0, 600, 600))
    #expect(abs(outline.start.x - 160) < 1e-9 && outline.start.y == 0)
    // The arc in the middle of a corner has the corner's radius and centre.
    let middle = 100 - 100 / 2.0.squareRoot()
    #expect(outline.distance(to: Point(middle, middle)) < 1e-3)
  }

  @Test("Radii that are too large are scaled together")
  func radii() {
    let (fitted, clamped) = CornerRadii(topLeft: 60, topRight: 30, bottomRight: 0, bottomLeft: 0)
      .scaledToFit(Size(45, 100))
    #expect(fitted == CornerRadii(topLeft: 30, topRight: 15, bottomRight: 0, bottomLeft: 0))
    #expect(clamped)
    #expect(!CornerRadii(10).scaledToFit(Size(20, 20)).clamped)
    #expect(CornerRadii(10).scaledToFit(Size(-5, 0)).0 == .zero)
  }

  @Test("Turned and mirrored shapes run clockwise and keep edges at even places")
  func transforms() {
    let outline = Outline(shape: .rect, in: Rect(0, 0, 20, 10))
    let turned = outline.applying(Transform(0, 1, -1, 0, 0, 0))
    #expect(turned == Outline(shape: .rect, in: Rect(-10, 0, 10, 20)))
    let mirrored = outline.applying(Transform(-1, 0, 0, 1, 0, 0))
    #expect(mirrored == Outline(shape: .rect, in: Rect(-20, 0, 20, 10)))
    let circle = Outline(shape: .circle, in: Rect(0, 0, 10, 10))
    #expect(
      circle.applying(Transform(-1, 0, 0, 1, 0, 0))
        .isNearly(Outline(shape: .circle, in: Rect(-10, 0, 10, 10)), tolerance: 1e-12))
    #expect(
      circle.applying(Transform(0, -1, 1, 0, 0, 0))
        .isNearly(Outline(shape: .circle, in: Rect(0, -10, 10, 10)), tolerance: 1e-12))
    let flat = circle.applying(Transform(1, 0, 0, 0, 0, 3))
    #expect(flat.isSound)
    #expect(flat.bounds == Rect(0, 3, 10, 0))
  }

  @Test("Any outline, reversed or begun elsewhere, has the same canonical form")
  func canonical() throws {
    let heart = try PathShape.make(
      data: "M5 9C-4 3 2 -2 5 2C8 -2 14 3 5 9Z", viewBox: Rect(0, 0, 10, 10)
    ).get()
    for outline in [heart.outline] + shapes.map({ Outline(shape: $0, in: frame) }) where outline.segmentCount == 8 {
      let segments = outline.segments
      let begun = Outline(Array(segments[2...] + segments[..<2])).canonical()
      // Backwards, the last corner comes first. It is moved to the end, so that an edge is first again.
      let backwards = segments.reversed().map(\.reversed)
      let reversed = Outline(Array(backwards[1...] + backwards[..<1])).canonical()
      #expect(begun.signedArea > 0 && reversed.signedArea > 0)
      #expect(reversed.isNearly(begun, tolerance: 1e-12))
    }
  }

  @Test("A path starts at the vertex nearest the top left, and has at least eight segments")
  func pathStart() throws {
    let diamond = try PathShape.make(data: "M10 5L5 10L0 5L5 0Z", viewBox: Rect(0, 0, 10, 10)).get()
    // The top and the left corner are equally near; the top one wins.
    #expect(diamond.outline.start == Point(5, 0))
    #expect(diamond.outline.segmentCount == 8)
    let anticlockwise = try PathShape.make(data: "M5 0L0 5L5 10L10 5Z", viewBox: Rect(0, 0, 10, 10)).get()
    #expect(anticlockwise.outline == diamond.outline)
  }

  @Test("Subdividing leaves the curve and its start where they are", arguments: [8, 9, 13, 40, 333])
  func subdivided(count: Int) {
    for shape in shapes {
      let outline = Outline(shape: shape, in: frame)
      let finer = outline.subdivided(to: count)
      #expect(finer.segmentCount == max(count, outline.segmentCount))
      #expect(finer.isSound)
      #expect(finer.start == outline.start)
      #expect(abs(finer.signedArea - outline.signedArea) < 1e-9)
      #expect(finer.bounds.isNearly(outline.bounds, tolerance: 1e-9))
      #expect(finer.sampled(perSegment: 3).allSatisfy { outline.distance(to: $0) < 1e-9 })
    }
  }

  @Test("The longest segment is halved first, the first one of equally long ones")
  func longestFirst() {
    let outline = Outline(shape: .rect, in: Rect(0, 0, 20, 10))
    let places = (9...13).map { count in outline.subdivided(to: count).segments.map(\.lengthEstimate) }
    #expect(
      places == [
        [10, 10, 0, 10, 0, 20, 0, 10, 0], [10, 10, 0, 10, 0, 10, 10, 0, 10, 0],
        [5, 5, 10, 0, 10, 0, 10, 10, 0, 10, 0], [5, 5, 5, 5, 0, 10, 0, 10, 10, 0, 10, 0],
        [5, 5, 5, 5, 0, 5, 5, 0, 10, 10, 0, 10, 0],
      ])
  }

  @Test("Half way between any two shapes nothing turns inside out or leaves the hull of both")
  func morphs() {
    let other = Rect(150, 10, 40, 120)
    for (a, b) in shapes.flatMap({ a in shapes.map { (a, $0) } }) {
      let (from, to) = (Outline(shape: a, in: frame), Outline(shape: b, in: other))
      let half = from.interpolated(to: to, progress: 0.5)
      #expect(half.isSound)
      #expect(!half.crossesItself)
      #expect(half.signedArea > 0)
      #expect(frame.union(other).contains(half.bounds, tolerance: 1e-9))
      #expect(from.interpolated(to: to, progress: 0) == OutlineTopology(of: [from, to]).divide(from))
    }
  }

  @Test("A point is inside by the non-zero rule")
  func contains() {
    let circle = Outline(shape: .circle, in: Rect(0, 0, 10, 10))
    #expect(circle.contains(Point(5, 5)) && circle.contains(Point(1.6, 1.6)))
    #expect(!circle.contains(Point(1.4, 1.4)) && !circle.contains(Point(-1, 5)) && !circle.contains(Point(11, 5)))
    // At the height of vertices and extrema.
    #expect(!circle.contains(Point(-5, 0)) && !circle.contains(Point(-5, 5)) && !circle.contains(Point(-5, 10)))
  }

  @Test("No input gives NaN, however large, small or flat")
  func extremes() throws {
    let heart = try PathShape.make(
      data: "M5 9C-4 3 2 -2 5 2C8 -2 14 3 5 9Z", viewBox: Rect(0, 0, 10, 10)
    ).get()
    let frames = [
      Rect(0, 0, 0, 0), Rect(5, 5, 0, 10), Rect(5, 5, 10, 0), Rect(0, 0, 1e-12, 1e-12), Rect(-1e7, -1e7, 2e7, 2e7),
      Rect(1e7, 1e7, 1e-9, 1), Rect(0, 0, -5, 10), Rect(3, 4, 1e7, 1e-7),
    ]
    for (shape, frame) in (shapes + [.path(heart)]).flatMap({ shape in frames.map { (shape, $0) } }) {
      let outline = Outline(shape: shape, in: frame)
      #expect(outline.isSound && outline.bounds.width.isFinite && outline.signedArea.isFinite)
      for outset in [
        EdgeInsets(8), EdgeInsets(-8), EdgeInsets(top: 1, right: -2, bottom: 3, left: 1e6), EdgeInsets(1e-13),
      ] {
        let padded = shape.padded(in: frame, by: outset)
        #expect(padded.outline.isSound, "\(shape) in \(frame) by \(outset)")
        #expect(padded.frame.width >= 0 && padded.frame.height >= 0)
        #expect(padded.offset(by: 2.5).isSound)
        for piece in padded.outline.clipped(to: Rect(0, 0, 400, 800)) { #expect(piece.isSound) }
        _ = padded.outline.overlaps(outline)
      }
      #expect(outline.applying(Transform(0.7, 0.7, -0.7, 0.7, 1, 1)).isSound)
      #expect(outline.circumscribedRadius(around: frame.center).isFinite)
      #expect(shape.circumscribedRadius(in: frame).isFinite)
    }
  }
}
