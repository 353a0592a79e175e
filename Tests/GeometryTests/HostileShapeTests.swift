import Testing
import TutorialGeometry

@Suite("Hostile shapes")
struct HostileShapeTests {
  /// Numbers that break arithmetic: zero, tiny numbers, neighbouring doubles, the largest allowed ones.
  private let numbers = [0, 1e-300, 1e-12, 1e-6, 0.1, 1, 1 + 0x1p-52, 7.5, 1e3, 9_999_999.999, 1e7]

  private func outline(_ random: inout FixedSeed) -> Outline {
    let segments = Int.random(in: 1...9, using: &random)
    let isCollinear = Int.random(in: 0..<4, using: &random) == 0
    func number() -> Double {
      let sign: Double = Bool.random(using: &random) ? 1 : -1
      return sign * (numbers.randomElement(using: &random) ?? 0)
    }
    func coordinate() -> Double {
      Int.random(in: 0..<3, using: &random) == 0 ? .random(in: -100...100, using: &random) : number()
    }
    func point() -> Point {
      let x = coordinate()
      return Point(x, isCollinear ? x / 2 : coordinate())
    }
    var vertices = (0..<segments).map { _ in point() }
    if Bool.random(using: &random) { vertices = vertices.map { vertices.first ?? $0 } + [point()] }
    let cubics = vertices.indices.map { index in
      let (from, to) = (vertices[index], vertices[(index + 1) % vertices.count])
      return switch Int.random(in: 0..<4, using: &random) {
      case 0: Cubic(line: from, to)
      case 1: Cubic(from, to, from, to)
      default: Cubic(from, point(), point(), to)
      }
    }
    return Outline(cubics).canonical()
  }

  @Test("Offsets of any outline are sound", arguments: [1, 2, 3, 4] as [UInt64])
  func offsets(seed: UInt64) {
    var random = FixedSeed(seed &* 0x9E37_79B9_7F4A_7C15)
    for _ in 0..<5 {
      let outline = outline(&random)
      for distance in [1e-9, 2.5, -2.5, 1e4, -1e7] {
        let ring = outline.offset(by: distance)
        #expect(ring.isSound && ring.segmentCount >= 8, "\(distance) \(outline)")
      }
    }
  }

  @Test("Any outlines can be divided alike, and become one another", arguments: [1, 2, 3, 4] as [UInt64])
  func morphs(seed: UInt64) {
    var random = FixedSeed(seed &* 0xD1B5_4A32_D192_ED03)
    for _ in 0..<12 {
      let named = Outline(shape: .roundedRect(CornerRadii(5), smoothing: 0.6), in: Rect(0, 0, 30, 20))
      let all = [outline(&random), outline(&random), named]
      let topology = OutlineTopology(of: all)
      for outline in all {
        let divided = topology.divide(outline)
        #expect(divided.isSound && divided.segmentCount == topology.segmentCount, "\(outline)")
        #expect(outline.interpolated(to: named, progress: 0.3).isSound)
        #expect(named.interpolated(to: outline, progress: 1.7).isSound)
      }
    }
  }

  @Test("Named shapes of any size are padded and ringed soundly")
  func named() {
    var random = FixedSeed(77)
    let shapes =
      NamedShape.allCases.map(Shape.named) + [
        .roundedRect(CornerRadii(1e7), smoothing: 0),
        .roundedRect(CornerRadii(topLeft: 0, topRight: 1e-9, bottomRight: 1e7, bottomLeft: 3), smoothing: 0.6),
        .roundedRect(CornerRadii(4), smoothing: 1),
      ]
    for _ in 0..<20 {
      func number() -> Double { numbers.randomElement(using: &random) ?? 0 }
      func signed() -> Double { Bool.random(using: &random) ? number() : -number() }
      let frame = Rect(signed(), signed(), number(), number())
      let outsets = EdgeInsets(top: signed(), right: signed(), bottom: signed(), left: signed())
      for shape in shapes {
        let padded = shape.padded(in: frame, by: outsets)
        #expect(padded.outline.isSound, "\(shape) \(frame) \(outsets)")
        let ring = padded.offset(by: signed())
        #expect(ring.isSound, "\(shape) \(frame) \(outsets)")
        #expect(padded.outline.interpolated(to: ring, progress: 0.5).isSound)
      }
    }
  }
}
