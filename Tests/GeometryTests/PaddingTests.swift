import Testing
import TutorialGeometry

@Suite("Padding and rings")
struct PaddingTests {
  private let frame = Rect(40, 30, 200, 40)

  @Test("A padded ellipse is everywhere its padding away from the ellipse", arguments: [1.0, 8, 30, -1, -3])
  func ellipse(padding: Double) {
    let padded = Shape.ellipse.padded(in: frame, by: EdgeInsets(padding)).outline
    print(
      "ellipse", padding, padded.segmentCount, deviation(padded, from: Outline(shape: .ellipse, in: frame), padding))
    #expect(deviation(padded, from: Outline(shape: .ellipse, in: frame), padding) < 0.05)
    #expect(padded.segmentCount <= 16)
  }

  @Test("Padded continuous corners are everywhere the padding away", arguments: [1.0, 8, 30, -1, -5, -10])
  func continuous(padding: Double) {
    let shape = Shape.roundedRect(CornerRadii(12), smoothing: 0.6)
    let padded = shape.padded(in: frame, by: EdgeInsets(padding)).outline
    print("cont", padding, padded.segmentCount, deviation(padded, from: Outline(shape: shape, in: frame), padding))
    #expect(deviation(padded, from: Outline(shape: shape, in: frame), padding) < 0.05)
  }

  private func deviation(_ padded: Outline, from own: Outline, _ padding: Double) -> Double {
    padded.sampled(perSegment: 40).map { abs(own.distance(to: $0) - abs(padding)) }.max() ?? .infinity
  }
}
