import Testing
import TutorialGeometry

@Suite("Padding and rings")
struct PaddingTests {
  private let frame = Rect(40, 30, 200, 40)
  private let squircle = Shape.roundedRect(CornerRadii(12), smoothing: 0.6)

  @Test("A padded ellipse is everywhere its padding away from the ellipse", arguments: [1.0, 8, 30, -1, -3, -12])
  func ellipse(padding: Double) {
    let padded = Shape.ellipse.padded(in: frame, by: EdgeInsets(padding)).outline
    #expect(deviation(padded, from: Outline(shape: .ellipse, in: frame), padding) < 0.05)
    if padding > -4 { #expect(padded.bounds.isNearly(frame.inset(by: EdgeInsets(-padding)), tolerance: 1e-9)) }
  }

  @Test("Padded continuous corners are everywhere the padding away", arguments: [1.0, 8, 30, -1, -5, -10])
  func continuous(padding: Double) {
    let padded = squircle.padded(in: frame, by: EdgeInsets(padding)).outline
    #expect(deviation(padded, from: Outline(shape: squircle, in: frame), padding) < 0.05)
  }

  @Test("A usual padding needs no more segments than continuous corners have", arguments: [4.0, 8])
  func segmentCount(padding: Double) {
    #expect(squircle.padded(in: frame, by: EdgeInsets(padding)).outline.segmentCount == 16)
    #expect(Shape.ellipse.padded(in: frame, by: EdgeInsets(padding)).outline.segmentCount == 16)
  }

  @Test("Radii grow by the padding, sharp corners stay sharp")
  func radii() {
    let radii = CornerRadii(topLeft: 4, topRight: 0, bottomRight: 10, bottomLeft: 6)
    let padded = Shape.roundedRect(radii, smoothing: 0).padded(in: frame, by: EdgeInsets(8))
    let expected = CornerRadii(topLeft: 12, topRight: 0, bottomRight: 18, bottomLeft: 14)
    #expect(padded.shape == .roundedRect(expected, smoothing: 0))
    #expect(padded.frame == Rect(32, 22, 216, 56))
    #expect(!padded.radiiClamped)
  }

  @Test("With uneven padding a radius grows by the smaller one beside it")
  func unevenRadii() {
    let outsets = EdgeInsets(top: 1, right: 2, bottom: 3, left: -4)
    let padded = Shape.roundedRect(CornerRadii(5), smoothing: 0).padded(in: frame, by: outsets)
    let expected = CornerRadii(topLeft: 1, topRight: 6, bottomRight: 7, bottomLeft: 1)
    #expect(padded.shape == .roundedRect(expected, smoothing: 0))
    #expect(padded.frame == Rect(44, 29, 198, 44))
  }

  @Test("Explicit radii are final, and clamped to the padded frame")
  func explicitRadii() {
    let shape = Shape.roundedRect(CornerRadii(2), smoothing: 0)
    let final = shape.padded(in: frame, by: EdgeInsets(8), explicitRadii: CornerRadii(20))
    #expect(final.shape == .roundedRect(CornerRadii(20), smoothing: 0))
    #expect(!final.radiiClamped)
    #expect(shape.padded(in: frame, by: EdgeInsets(8), explicitRadii: CornerRadii(29)).radiiClamped)
  }

  @Test("A circle grows about its centre by the largest padding")
  func circle() {
    let button = Rect(321, 760, 56, 56)
    #expect(Shape.circle.padded(in: button, by: EdgeInsets(10)).frame == Rect(311, 750, 76, 76))
    let uneven = Shape.circle.padded(in: Rect(0, 0, 100, 40), by: EdgeInsets(top: 1, right: 2, bottom: 3, left: -4))
    #expect(uneven.frame == Rect(27, -3, 46, 46))
  }

  @Test(
    "Padding that takes away more than there is leaves nothing, and never less",
    arguments: NamedShape.allCases.map(Shape.named) + [
      .roundedRect(CornerRadii(8), smoothing: 0), .roundedRect(CornerRadii(8), smoothing: 0.6),
    ])
  func collapsed(shape: Shape) {
    let padded = shape.padded(in: frame, by: EdgeInsets(-500))
    #expect(padded.frame.width == 0 && padded.frame.height == 0)
    #expect(padded.outline.isSound)
    #expect(abs(padded.outline.signedArea) < 1e-9)
    #expect(padded.outline.segmentCount >= 8)
  }

  @Test("Uneven padding of ellipse and continuous corners meets every side and takes nothing away")
  func uneven() {
    let outsets = EdgeInsets(top: 2, right: 9, bottom: 0, left: 20)
    for shape in [Shape.ellipse, squircle] {
      let padded = shape.padded(in: frame, by: outsets).outline
      #expect(padded.bounds.isNearly(Rect(20, 28, 229, 42), tolerance: 5e-4))
      #expect(!padded.crossesItself)
      let own = Outline(shape: shape, in: frame)
      for point in own.sampled(perSegment: 20) {
        #expect(padded.contains(point) || padded.distance(to: point) < 0.03)
      }
    }
  }

  @Test("A ring lies at its distance from the hole, whatever the shape", arguments: [1.5, 6])
  func rings(distance: Double) throws {
    let star = try PathShape.make(data: "M5 0L6 4 10 5 6 6 5 10 4 6 0 5 4 4Z", viewBox: Rect(0, 0, 10, 10)).get()
    let heart = try PathShape.make(
      data: "M5 9C-4 3 2 -2 5 2C8 -2 14 3 5 9Z", viewBox: Rect(0, 0, 10, 10)
    ).get()
    for shape in NamedShape.allCases.map(Shape.named) + [squircle, .path(star), .path(heart)] where shape != .rect {
      let hole = shape.padded(in: Rect(10, 10, 120, 90), by: EdgeInsets(4))
      let ring = hole.offset(by: distance)
      #expect(ring.isSound)
      #expect(!ring.crossesItself)
      #expect(ring.signedArea > hole.outline.signedArea)
      #expect(deviation(ring, from: hole.outline, distance) < 0.05, "\(shape)")
    }
  }

  @Test("A ring inside a star keeps its distance too")
  func innerRing() throws {
    let star = try PathShape.make(data: "M5 0L6 4 10 5 6 6 5 10 4 6 0 5 4 4Z", viewBox: Rect(0, 0, 10, 10)).get()
    let hole = Shape.path(star).padded(in: Rect(0, 0, 200, 200), by: .zero)
    let ring = hole.offset(by: -5)
    #expect(ring.isSound)
    #expect(ring.signedArea > 0 && ring.signedArea < hole.outline.signedArea)
    #expect(deviation(ring, from: hole.outline, -5) < 0.05)
  }

  @Test("A ring around a rectangle is a larger rectangle")
  func ringAroundRectangle() {
    let hole = Shape.rect.padded(in: frame, by: .zero)
    #expect(hole.offset(by: 2.5) == Outline(shape: .rect, in: Rect(37.5, 27.5, 205, 45)))
    let rounded = Shape.roundedRect(CornerRadii(8), smoothing: 0).padded(in: frame, by: .zero)
    let expected = Outline(shape: .roundedRect(CornerRadii(10.5), smoothing: 0), in: Rect(37.5, 27.5, 205, 45))
    #expect(rounded.offset(by: 2.5) == expected)
  }

  @Test(
    "The circle around a shape has the distance of its farthest point",
    arguments: [
      (Shape.rect, 50), (.circle, 30), (.ellipse, 40), (.capsule, 40),
      (.roundedRect(CornerRadii(30), smoothing: 0), 40), (.roundedRect(CornerRadii(5), smoothing: 0), 43.01 + 5),
    ])
  func circumscribed(shape: Shape, radius: Double) {
    let box = Rect(10, 20, 80, 60)
    #expect(abs(shape.circumscribedRadius(in: box) - radius) < 0.005)
    // The outline agrees, up to the error of cubics that approximate a circle.
    let fromOutline = Outline(shape: shape, in: box).circumscribedRadius(around: box.center)
    #expect(abs(fromOutline - radius) < 0.005 + 3e-4 * radius)
  }

  @Test("A ring around a path with sharp ends is nowhere more than 0.02 off", arguments: [3.0, 20, 80])
  func leaf(distance: Double) {
    let (left, right) = (Point(0, 0), Point(100, 0))
    let leaf = Outline([
      Cubic(left, Point(10, -90), Point(95, -60), right), Cubic(right, Point(70, 60), Point(30, 40), left),
    ])
    #expect(deviation(leaf.offset(by: distance), from: leaf, distance) < 0.02)
  }

  private func deviation(_ padded: Outline, from own: Outline, _ padding: Double) -> Double {
    padded.sampled(perSegment: 20).map { abs(own.distance(to: $0) - abs(padding)) }.max() ?? .infinity
  }
}

extension Rect {
  func isNearly(_ other: Rect, tolerance: Double) -> Bool {
    contains(other, tolerance: tolerance) && other.contains(self, tolerance: tolerance)
  }
}
