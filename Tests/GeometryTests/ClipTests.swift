import Testing
import TutorialGeometry

@Suite("Clipping")
struct ClipTests {
  @Test("Clipped areas agree with Skia's")
  func skia() throws {
    let clips = try Reference.load().clips
    #expect(clips.filter { $0.area > 1 }.count > 50)
    for clip in clips {
      let rect = Rect(clip.rect[0], clip.rect[1], clip.rect[2], clip.rect[3])
      let pieces = Outline(points: clip.outline).clipped(to: rect)
      let area = pieces.reduce(0) { $0 + $1.signedArea }
      #expect(abs(area - clip.area) < 0.05, "\(clip)")
      for piece in pieces {
        #expect(piece.isSound)
        #expect(rect.contains(piece.bounds, tolerance: 1e-9))
        #expect(!piece.crossesItself)
      }
    }
  }

  @Test("The area that is left without clipping is left")
  func surelyVisible() {
    let shapes: [Shape] = NamedShape.allCases.map(Shape.named) + [.roundedRect(CornerRadii(9), smoothing: 0)]
    let clip = Rect(30, 30, 40, 40)
    var known = 0
    for shape in shapes {
      for size in [Size(3, 90), Size(5, 5), Size(30, 12), Size(4000, 8)] {
        for place in stride(from: -20.0, through: 90, by: 5.5) {
          let outline = Outline(shape: shape, in: Rect(place, 35, size.width, size.height))
          guard outline.isConvex, outline.isSurelyVisible(in: clip, bounds: outline.bounds) else { continue }
          known += 1
          #expect(!outline.visible(in: clip).isEmpty)
        }
      }
    }
    #expect(known > 50)
    let sliver = Outline(shape: .rect, in: Rect(0, 0, 50, 1e-7))
    #expect(!sliver.isSurelyVisible(in: nil, bounds: sliver.bounds))
  }

  @Test("Pieces wind around every point of the rectangle as often as the outline, crossing itself or not")
  func windings() throws {
    var random = FixedSeed(7)
    let rect = Rect(30, 30, 40, 40)
    for _ in 0..<60 {
      var spots = (0..<7).map { _ in Point(.random(in: 0...100, using: &random), .random(in: 0...100, using: &random)) }
      spots.append(spots[0])
      let outline = Outline(
        zip(spots, spots.dropFirst()).map { from, to in
          Cubic(from, Point(.random(in: 0...100, using: &random), .random(in: 0...100, using: &random)), to, to)
        })
      let pieces = outline.clipped(to: rect)
      for _ in 0..<40 {
        let point = Point(.random(in: 30...70, using: &random), .random(in: 30...70, using: &random))
        let winding = pieces.reduce(0) { $0 + $1.windingNumber(around: point) }
        #expect(winding == outline.windingNumber(around: point))
      }
    }
  }

  @Test("A shape that only touches the rectangle gives no piece")
  func touching() {
    let rect = Rect(0, 0, 100, 100)
    #expect(Outline(shape: .rect, in: Rect(100, 20, 50, 50)).clipped(to: rect) == [])
    #expect(Outline(shape: .circle, in: Rect(-50, 20, 50, 50)).clipped(to: rect) == [])
    #expect(Outline(shape: .rect, in: Rect(20, 20, 0, 50)).clipped(to: rect) == [])
    #expect(Outline(shape: .rect, in: Rect(20, 20, 10, 50)).clipped(to: Rect(0, 0, 0, 100)) == [])
  }

  @Test("A piece that is thinner than a hair is dropped")
  func hairs() {
    let square = Outline(shape: .rect, in: Rect(0, 0, 10, 10))
    #expect(square.clipped(to: Rect(10 - 5e-7, 0, 10, 10)) == [])
    #expect(square.clipped(to: Rect(10 - 5e-6, 0, 10, 10)).count == 1)
  }

  @Test("A shape inside the rectangle, with edges on its edges or not, stays as it is")
  func inside() {
    let rect = Rect(0, 0, 100, 100)
    for outline in [Outline(shape: .rect, in: rect), Outline(shape: .circle, in: rect)] {
      #expect(outline.clipped(to: rect) == [outline])
    }
  }

  @Test("A rectangle is cut to the common rectangle, with its first point at the top left")
  func rectangle() {
    let pieces = Outline(shape: .rect, in: Rect(-20, 50, 60, 100)).clipped(to: Rect(0, 0, 100, 100))
    #expect(pieces.count == 1)
    #expect(pieces.first?.bounds == Rect(0, 50, 40, 50))
    #expect(pieces.first?.isAxisAlignedRect == true)
    #expect(pieces.first?.points.prefix(2) == [0, 50])
  }

  @Test("A shape that is cut in two gives two pieces that do not overlap")
  func twoPieces() throws {
    // A U: the rectangle covers its two arms but not its base.
    let shape = try PathShape.make(data: "M0 0H10V30H20V0H30V40H0Z", viewBox: Rect(0, 0, 30, 40)).get()
    let outline = Outline(shape: .path(shape), in: Rect(0, 0, 30, 40))
    let pieces = outline.clipped(to: Rect(-5, -5, 40, 30))
    #expect(pieces.map(\.bounds) == [Rect(0, 0, 10, 25), Rect(20, 0, 10, 25)])
    // Cut exactly along the bottom of the gap, the two arms are still separate.
    let exact = outline.clipped(to: Rect(-5, -5, 40, 35))
    #expect(exact.map(\.bounds) == [Rect(0, 0, 10, 30), Rect(20, 0, 10, 30)])
    // Cut slightly lower, the base joins them.
    #expect(outline.clipped(to: Rect(-5, -5, 40, 35.01)).count == 1)
  }

  @Test("A circle cut through its middle keeps its exact half")
  func halfCircle() {
    let circle = Outline(shape: .circle, in: Rect(0, 0, 100, 100))
    let pieces = circle.clipped(to: Rect(0, 0, 100, 50))
    #expect(pieces.count == 1)
    #expect(abs((pieces.first?.signedArea ?? 0) - circle.signedArea / 2) < 1e-9)
    #expect(pieces.first?.bounds == Rect(0, 0, 100, 50))
  }
}
