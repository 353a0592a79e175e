import Testing
import TutorialGeometry

@Suite("Path data")
struct PathDataTests {
  @Test(
    "Every command, absolute and relative, gives its segments",
    arguments: [
      ("M1 2L3 4", "M1 2l2 2", [Cubic(line: Point(1, 2), Point(3, 4))]),
      ("M1 2 3 4", "m1 2 2 2", [Cubic(line: Point(1, 2), Point(3, 4))]),
      ("M1 2H5V7", "M1,2h4v5", [Cubic(line: Point(1, 2), Point(5, 2)), Cubic(line: Point(5, 2), Point(5, 7))]),
      (
        "M0 0C1 2 3 4 5 6S9 8 10 10", "m0 0c1 2 3 4 5 6s4 2 5 4",
        [
          Cubic(Point(0, 0), Point(1, 2), Point(3, 4), Point(5, 6)),
          Cubic(Point(5, 6), Point(7, 8), Point(9, 8), Point(10, 10)),
        ]
      ),
      (
        "M0 0S3 4 5 6", "m0 0s3 4 5 6", [Cubic(Point(0, 0), Point(0, 0), Point(3, 4), Point(5, 6))]
      ),
      (
        "M0 0Q3 6 6 0T12 0", "m0 0q3 6 6 0t6 0",
        [
          Cubic(Point(0, 0), Point(2, 4), Point(4, 4), Point(6, 0)),
          Cubic(Point(6, 0), Point(8, -4), Point(10, -4), Point(12, 0)),
        ]
      ),
      ("M0 0T6 3", "m0 0t6 3", [Cubic(Point(0, 0), Point(0, 0), Point(2, 1), Point(6, 3))]),
      ("M0 0A0 5 0 0 1 4 4", "m0 0a5 0 0 0 1 4 4", [Cubic(line: Point(0, 0), Point(4, 4))]),
    ])
  func commands(absolute: String, relative: String, segments: [Cubic]) throws {
    for data in [absolute, relative] {
      let subpaths = try PathData.parse(data).get()
      #expect(subpaths.count == 1)
      let found = try #require(subpaths.first).segments
      #expect(Outline(found).isNearly(Outline(segments), tolerance: 1e-14), "\(data): \(found)")
    }
  }

  @Test("Numbers need separators only where they would run together")
  func compactNumbers() throws {
    let subpath = try #require(PathData.parse("M1-2.5L.5.5-1E1+3").get().first)
    #expect(subpath.start == Point(1, -2.5))
    #expect(subpath.segments.map(\.end) == [Point(0.5, 0.5), Point(-10, 3)])
  }

  @Test("Arcs are within a ten-thousandth of their radius of mpmath's")
  func arcs() throws {
    let arcs = try Reference.load().arcs
    #expect(arcs.count == 80)
    for arc in arcs {
      let segments = try #require(PathData.parse(arc.data).get().first).segments
      for k in 0..<9 {
        let point = Point(arc.points[2 * k], arc.points[2 * k + 1])
        let distance = segments.map { $0.distance(to: point, below: 1e9) }.min() ?? .infinity
        #expect(distance <= 1e-4 * arc.radius, "\(arc.data) at \(k)")
      }
      // Conversely, the arc has no part that the reference lacks.
      let box = Outline(segments).bounds
      #expect(box.width <= 2.001 * arc.radius && box.height <= 2.001 * arc.radius)
      let middle = segments[segments.count / 2].start
      let near = (0..<9).map { (middle - Point(arc.points[2 * $0], arc.points[2 * $0 + 1])).length }.min() ?? .infinity
      #expect(near < arc.radius)
    }
  }

  @Test("A large arc back to almost where it begins goes all the way round", arguments: [1e-5, 1e-9, 1e-11])
  func almostClosedArc(gap: Double) throws {
    for sweep in [0, 1] {
      let segments = try #require(PathData.parse("M0 0a10 10 0 1 \(sweep) 0 \(gap)").get().first).segments
      let box = Outline(segments).bounds
      #expect(abs(box.width - 20) < 1e-3 && abs(box.height - 20) < 1e-3, "\(box)")
    }
  }

  @Test("An arc over a chord that fills its circle bends about the chord's middle")
  func halfCircle() throws {
    let segments = try #require(PathData.parse("M0 0A5 5 0 0 1 10 .5").get().first).segments
    #expect((segments[1].end - Point(5.25, -4.75)).length < 1e-14)
  }

  @Test("Flags of an arc may be written without separators")
  func compactFlags() throws {
    let spaced = try PathData.parse("M0 0A5 5 0 0 1 10 .5").get()
    #expect(try PathData.parse("M0 0a5,5,0,0,1,10,.5").get() == spaced)
    #expect(try PathData.parse("M0 0a5 5 0 0110 .5").get() == spaced)
  }

  @Test("After a closepath the next subpath starts where the last one did")
  func afterClose() throws {
    let subpaths = try PathData.parse("M1 1h2v2zl-1 0v3m5 5h1").get()
    #expect(subpaths.map(\.start) == [Point(1, 1), Point(1, 1), Point(5, 9)])
    #expect(subpaths.map(\.isClosed) == [true, false, false])
    #expect(subpaths.map(\.offset) == [0, 9, 16])
  }

  @Test(
    "An error names the offending character and where it is",
    arguments: [
      ("L1 2", 0, "path data must begin with M or m, not L"),
      ("M1 2X3", 4, "\"X\" where a path command is expected"),
      ("M1 2 3", 6, "path data ends where M needs a number"),
      ("M1 2L3,é", 7, "\"é\" where L needs a number"),
      ("é", 0, "\"é\" where a path command is expected"),
      ("M1 2 L3 4 5z", 11, "\"z\" where L needs a number"),
      ("M0 0A5 5 0 2 1 9 9", 11, "\"2\" where A needs a flag, 0 or 1"),
      ("M0 0A5 5 0 1", 12, "path data ends where A needs a flag, 0 or 1"),
      ("M1 2e9", 3, "number beyond ±10000000, the largest coordinate"),
      ("M1 1e400", 3, "number beyond ±10000000, the largest coordinate"),
      ("M9e6 0l9e6 0", 7, "number beyond ±10000000, the largest coordinate"),
      ("M1 -", 4, "path data ends where M needs a number"),
      ("M1 .", 4, "path data ends where M needs a number"),
      ("M0 0z5", 5, "\"5\" where a path command is expected"),
      ("M0 0,L1 1", 5, "\"L\" where M needs a number"),
      ("M0 0L1 1\u{0}", 8, "control character where a path command is expected"),
    ])
  func errors(data: String, offset: Int, message: String) {
    #expect(PathData.parse(data) == .failure(PathDataError(offset: offset, message: message)))
  }

  @Test(
    "Path data that isn't a shape is refused",
    arguments: [
      ("", 0, "path data without a segment"), ("M1 1", 4, "path data without a segment"),
      ("M0 0H1V1ZM5 5H6V6Z", 9, "second subpath, where a shape has one"),
      ("M0 0H10Z", 0, "path that encloses no area"), ("M0 0L5 5L10 10Z", 0, "path that encloses no area"),
      ("  M3 3C3 3 3 3 3 3Z", 2, "path that encloses no area"),
      ("M0 0C5 9 5 9 10 0C5 9 5 9 0 0Z", 0, "path that encloses no area"),
      ("M0 0C10 0 0 10 10 10C0 10 10 0 0 0Z", 0, "path that encloses no area"),
    ])
  func refused(data: String, offset: Int, message: String) {
    let made = PathShape.make(data: data, viewBox: Rect(0, 0, 10, 10))
    #expect(made == .failure(PathDataError(offset: offset, message: message)))
  }

  @Test(
    "A figure of eight encloses both halves, though they run against each other, lying or standing",
    arguments: ["M0 0L10 10V0L0 10Z", "M0 0H10L0 10H10Z"])
  func figureOfEight(data: String) throws {
    let shape = try PathShape.make(data: data, viewBox: Rect(0, 0, 10, 10)).get()
    #expect(abs(shape.outline.signedArea - 50) < 1e-9)
    #expect(!shape.outline.crossesItself)
  }

  @Test("A standing figure of eight of curves that cross half way encloses both lobes")
  func curvedFigureOfEight() throws {
    let data = "M0 0H10C10 5 0 5 0 10H10C10 5 0 5 0 0Z"
    let shape = try PathShape.make(data: data, viewBox: Rect(0, 0, 10, 10)).get()
    #expect(shape.outline.contains(Point(5, 1)) && shape.outline.contains(Point(5, 9)))
    #expect(!shape.outline.contains(Point(1, 5)) && !shape.outline.contains(Point(9, 5)))
    #expect(!shape.outline.crossesItself)
  }

  @Test("A path that crosses itself is what it winds around, by the non-zero rule")
  func star() throws {
    let star = try PathShape.make(data: "M5 0L8 10L0 4H10L2 10Z", viewBox: Rect(0, 0, 10, 10)).get().outline
    #expect(!star.crossesItself)
    // The tips of the star and the notches between them.
    #expect(star.segments.filter { !$0.isPoint }.count == 10)
    #expect(star.contains(Point(5, 5)))
  }

  @Test("A path may have two thousand segments, not one more")
  func limit() {
    let most = "M0 0" + String(repeating: "h1v1", count: 1_000)
    #expect((try? PathData.parse(most).get())?.first?.segments.count == 2_000)
    #expect(
      PathData.parse(most + "h1")
        == .failure(
          PathDataError(
            offset: most.utf8.count, message: "more than 2000 segments, the most that a path may have")))
  }

  @Test(
    "A view box must be positive", arguments: [Rect(0, 0, 0, 5), Rect(0, 0, 5, -1), Rect(0, 0, .nan, 1)])
  func viewBox(box: Rect) {
    #expect(
      PathShape.make(data: "M0 0H1V1Z", viewBox: box)
        == .failure(PathDataError(offset: 0, message: "view box without a positive width and height")))
  }

  @Test(
    "A view box ends within the limit of coordinates",
    arguments: [Rect(1, 0, 1e7, 5), Rect(0, -1.1e7, 5, 5), Rect(.nan, 0, 1, 1), Rect(0, 0, .infinity, 1)])
  func wideViewBox(box: Rect) {
    #expect(
      PathShape.make(data: "M0 0H1V1Z", viewBox: box)
        == .failure(PathDataError(offset: 0, message: "view box beyond ±10000000, the largest coordinate")))
  }

  @Test("A path is stretched from its view box to the frame")
  func stretched() throws {
    let shape = try PathShape.make(data: "M2 2H8V8H2Z", viewBox: Rect(0, 0, 10, 10)).get()
    #expect(Outline(shape: .path(shape), in: Rect(100, 50, 20, 40)).bounds == Rect(104, 58, 12, 24))
  }
}
