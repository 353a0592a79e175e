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

@Suite("Springs beside mpmath")
struct SpringReferenceTests {
  @Test("Every kind of spring has the reference's positions and settling time")
  func reference() throws {
    let rows = try Reference.load().springs
    #expect(rows.count >= 18)
    for row in rows {
      let spring = Spring(response: row[0], dampingFraction: row[1], velocity: row[2])
      for (k, expected) in row[5...].enumerated() {
        let value = spring.value(at: row[3] * Double(k) / 24)
        #expect(
          abs(value - expected) < 1e-10 * max(1, abs(expected)), "\(spring) at \(k)/24: \(value), not \(expected)")
      }
      #expect(abs(spring.settlingTime - row[4]) < 1e-9, "\(spring): \(spring.settlingTime), not \(row[4])")
    }
  }

  @Test("The velocity is the slope of the position")
  func velocity() {
    for damping in [0.1, 0.7, 1, 1.000001, 2, 20] {
      for velocity in [0.0, -7, 30] {
        let spring = Spring(response: 0.5, dampingFraction: damping, velocity: velocity)
        #expect(spring.velocity(at: 0) == velocity)
        for k in 1...50 {
          let time = Double(k) / 40
          let slope = (spring.value(at: time + 1e-6) - spring.value(at: time - 1e-6)) / 2e-6
          #expect(abs(spring.velocity(at: time) - slope) < 1e-6 * max(1, abs(velocity)) * 100)
        }
      }
    }
  }

  @Test("The three ways to write a spring agree")
  func forms() {
    #expect(Spring(duration: 0.5, bounce: 0.3) == Spring(response: 0.5, dampingFraction: 0.7))
    #expect(Spring(duration: 0.5, bounce: -0.5) == Spring(response: 0.5, dampingFraction: 2))
    let physical = Spring(stiffness: 100, damping: 10, mass: 1)
    #expect(abs(physical.response - 0.6283185307179586) < 1e-15)
    #expect(physical.dampingFraction == 0.5)
    // With four times the mass, it is half as fast and has half the damping fraction.
    let heavy = Spring(stiffness: 100, damping: 10, mass: 4)
    #expect(abs(heavy.response - 2 * physical.response) < 1e-15)
    #expect(heavy.dampingFraction == 0.25)
  }

  @Test(
    "A spring that can't be compiled says why",
    arguments: [
      (Spring(response: 0.5, dampingFraction: 0.0999), Spring.Problem.dampingTooSmall),
      (Spring(response: 0, dampingFraction: 1), .responseTooShort),
      (Spring(response: -1, dampingFraction: 1), .responseTooShort),
      (Spring(response: .infinity, dampingFraction: 1), .notFinite),
      (Spring(response: 1, dampingFraction: .nan), .notFinite),
      (Spring(response: 1, dampingFraction: 1, velocity: 1e9), .velocityTooLarge),
      (Spring(response: 1e7, dampingFraction: 1), .settlesTooLate),
      (Spring(response: 1, dampingFraction: 1e7), .settlesTooLate),
      (Spring(response: 10, dampingFraction: 0.1), .settlesTooLate),
      (Spring(stiffness: 0, damping: 0, mass: 0), .notFinite),
    ])
  func problems(spring: Spring, problem: Spring.Problem) {
    #expect(spring.problem == problem)
  }

  @Test("A spring at the edge of what is allowed gives numbers")
  func edges() {
    for spring in [
      Spring(response: 0.001, dampingFraction: 0.1, velocity: 1000), Spring(response: 0.001, dampingFraction: 1000),
      Spring(response: 6, dampingFraction: 1, velocity: -1000),
    ] {
      #expect(spring.problem == nil)
      for time in [-1, 0, 1e-300, 1e-3, 1, 1e7, 1e300] {
        #expect(spring.value(at: time).isFinite)
        #expect(spring.velocity(at: time).isFinite)
      }
      #expect(Motion.make(.spring(spring), duration: 0).keyframes.allSatisfy { $0.progress.isFinite })
    }
  }
}
