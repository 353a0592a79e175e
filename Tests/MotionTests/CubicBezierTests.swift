import Testing
import TutorialMotion

@Suite("Timing curves")
struct CubicBezierTests {
  @Test("Standard and random curves agree with mpmath")
  func reference() throws {
    let rows = try Reference.load().curves
    #expect(rows.count > 200)
    for row in rows {
      let value = CubicBezier(row[0], row[1], row[2], row[3]).value(at: row[4])
      #expect(abs(value - row[5]) < 1e-11, "\(row)")
    }
  }

  @Test(
    "The golden values at a quarter, a half and three quarters",
    arguments: [
      (CubicBezier.easeInOut, [0.129162, 0.5, 0.870838]), (.easeOut, [0.378138, 0.684643, 0.906535]),
    ])
  func golden(curve: CubicBezier, expected: [Double]) {
    #expect([0.25, 0.5, 0.75].map { (curve.value(at: $0) * 1e6).rounded() / 1e6 } == expected)
  }

  @Test("A hole moves with easeInOut through the golden positions")
  func goldenMove() {
    let motion = Motion.make(.bezier(.easeInOut), duration: 0.16)
    let positions = (0...4).map { 52.5 + (208.5 - 52.5) * motion.progress(at: 0.04 * Double($0)) }
    #expect(positions.map { ($0 * 1000).rounded() / 1000 } == [52.5, 72.649, 130.5, 188.351, 208.5])
  }

  @Test(
    "Curves with vertical tangents are solved to a ten-millionth in time",
    arguments: [CubicBezier(1, 0, 0, 1), CubicBezier(0, 1, 0, 1), CubicBezier(1, 1, 1, 0), CubicBezier(0, 0, 1, 1)])
  func steep(curve: CubicBezier) {
    for k in 1..<1000 {
      let t = Double(k) / 1000
      let x = 3 * (1 - t) * (1 - t) * t * curve.x1 + 3 * (1 - t) * t * t * curve.x2 + t * t * t
      let y = 3 * (1 - t) * (1 - t) * t * curve.y1 + 3 * (1 - t) * t * t * curve.y2 + t * t * t
      // `value(at:)` takes a time, so progress must lie between the values just before and just after it.
      let (before, after) = (curve.value(at: x - 1e-7), curve.value(at: x + 1e-7))
      #expect(min(before, after) - 1e-9 <= y && y <= max(before, after) + 1e-9)
    }
  }

  @Test("Times outside 0 to 1 and handles outside it give numbers")
  func wild() {
    #expect(CubicBezier.easeIn.value(at: -1) == 0)
    #expect(CubicBezier.easeIn.value(at: 2) == 1)
    #expect(CubicBezier.easeIn.value(at: .nan) == 0)
    for curve in [CubicBezier(-1e7, 1e7, 1e7, -1e7), CubicBezier(2, 2, -2, -2)] {
      for k in 0...100 { #expect(curve.value(at: Double(k) / 100).isFinite) }
    }
  }
}
