import Testing
import TutorialMotion

@Suite("Springs")
struct SpringTests {
  @Test(
    "Presets overshoot and settle as worked out by hand",
    arguments: [
      (Spring(response: 0.4, dampingFraction: 0.7), 0.0460, 0.2801, 0.655),
      (.spring, 0.0102, 0.4424, 0.689),
      (.interactiveSpring, 0.0050, 0.147, 0.209),
      (.bouncy, 0.0460, 0.350, 0.819),
      (.snappy, 0.0063, 0.475, 0.697),
    ])
  func presets(spring: Spring, overshoot: Double, peakTime: Double, settled: Double) throws {
    let peak = try #require(spring.extrema(upTo: 1).first)
    #expect(abs(peak - peakTime) < 5.1e-4)
    #expect(abs(spring.value(at: peak) - 1 - overshoot) < 5.1e-5)
    #expect(abs(spring.settlingTime - settled) < 5.1e-4)
  }

  @Test("The smooth preset creeps and settles in 0.735 s")
  func smooth() {
    #expect(Spring.smooth.extrema(upTo: 10).isEmpty)
    #expect(abs(Spring.smooth.settlingTime - 0.735) < 5.1e-4)
  }

  @Test("The spring of the tab bar passes through the golden numbers")
  func golden() {
    let spring = Spring(response: 0.4, dampingFraction: 0.7)
    let turns = spring.extrema(upTo: 0.6)
    #expect(turns.map { ($0 * 1e6).rounded() } == [280_056, 560_112])
    #expect(turns.map { (spring.value(at: $0) * 1e6).rounded() } == [1_045_988, 997_885])
    #expect(abs(spring.settlingTime - 0.654997) < 5e-7)
    #expect(abs(spring.value(at: 0.209151) - 1) < 1e-5)
    let values = [0.05, 0.1, 0.2, 0.4].map { (spring.value(at: $0) * 1e6).rounded() / 1e6 }
    #expect(values == [0.21045, 0.561376, 0.984087, 1.014498])
  }
}
