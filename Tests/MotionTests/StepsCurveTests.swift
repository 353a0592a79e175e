import Testing

@testable import TutorialMotion

@Suite("Step functions, as CSS's steps() has them")
struct StepsCurveTests {
  private func motion(_ count: Int, _ jumps: StepsCurve.Jumps, duration: Double = 1) throws -> Motion {
    .make(Easing(try #require(StepsCurve(count, jumps))), duration: duration)
  }

  private func keyframes(_ count: Int, _ jumps: StepsCurve.Jumps) throws -> [[Double]] {
    try motion(count, jumps).keyframes.map { [$0.time, $0.progress] }
  }

  @Test("jump where their word says")
  func jumps() throws {
    #expect(try keyframes(2, .end) == [[0, 0], [0.5, 0], [0.5, 0.5], [1, 0.5], [1, 1]])
    #expect(try keyframes(2, .start) == [[0, 0.5], [0.5, 0.5], [0.5, 1], [1, 1]])
    #expect(try keyframes(2, .none) == [[0, 0], [0.5, 0], [0.5, 1], [1, 1]])
    #expect(
      try keyframes(2, .both) == [[0, 0.333333], [0.5, 0.333333], [0.5, 0.666667], [1, 0.666667], [1, 1]])
    #expect(try keyframes(1, .end) == [[0, 0], [1, 0], [1, 1]])
    #expect(try keyframes(1, .start) == [[0, 1], [1, 1]])
    #expect(try keyframes(1, .both) == [[0, 0.5], [1, 0.5], [1, 1]])
  }

  @Test("have one part at least, and two where the jumps are between them")
  func tooFew() {
    for jumps in StepsCurve.Jumps.allCases {
      #expect(StepsCurve(0, jumps) == nil && StepsCurve(-1, jumps) == nil)
      #expect((StepsCurve(1, jumps) == nil) == (jumps == .none))
    }
  }

  @Test("show the later progress at the instant of a jump", arguments: StepsCurve.Jumps.allCases, [2, 3, 7, 1000])
  func instants(jumps: StepsCurve.Jumps, count: Int) throws {
    let motion = try motion(count, jumps, duration: 0.7)
    #expect(motion.keyframes.count <= 2 * count + 1)
    for time in motion.jumpTimes {
      let before = motion.progress(at: time - 1e-7)
      let after = motion.progress(at: time)
      #expect(after > before || time == 0)
      #expect(motion.progress(at: time + 1e-7) == after)
    }
    #expect(motion.progress(at: -1) == motion.keyframes.first?.progress)
    #expect(motion.progress(at: 0.7) == 1)
  }

  @Test("whose times round to the same value have two keyframes there")
  func short() throws {
    let motion = try motion(1000, .end, duration: 0.000_01)
    #expect(motion.keyframes.count == 21)
    #expect(zip(motion.keyframes, motion.keyframes.dropFirst(2)).allSatisfy { $0.time < $1.time })
    #expect(motion.keyframes.last == .init(time: 0.000_01, progress: 1))
  }

  @Test("go through nothing between their jumps")
  func ranges() throws {
    #expect(try motion(2, .none).progressRanges == [0...0, 1...1])
    #expect(try motion(2, .none).progressRange == 0...1)
    #expect(Motion.make(.bezier(.easeIn), duration: 1).progressRanges == [0...1])
    #expect(Motion(duration: 0, keyframes: []).progressRanges == [1...1])
  }
}

@Suite("Jumps")
struct JumpTests {
  @Test("are two keyframes at one time, or a start elsewhere than at 0")
  func times() {
    func motion(_ keyframes: [(Double, Double)]) -> Motion {
      Motion(duration: keyframes.last?.0 ?? 0, keyframes: keyframes.map { .init(time: $0.0, progress: $0.1) })
    }
    #expect(motion([(0, 0), (1, 1)]).jumpTimes == [])
    #expect(motion([(0, 0.5), (1, 1)]).jumpTimes == [0])
    #expect(motion([(0, 0), (0.5, 0.2), (0.5, 0.7), (1, 0.9), (1, 1)]).jumpTimes == [0.5, 1])
    #expect(!motion([]).hasJumps && !motion([(0, 1)]).hasJumps)
  }

  @Test("at the very start of a motion made by hand have happened then")
  func atTheStart() {
    let motion = Motion(
      duration: 1, keyframes: [.init(time: 0, progress: 0), .init(time: 0, progress: 0.5), .init(time: 1, progress: 1)])
    #expect(motion.progress(at: -0.1) == 0)
    #expect(motion.progress(at: 0) == 0.5)
    #expect(motion.progress(at: 0.5) == 0.75)
  }
}

@Suite("Easings")
struct EasingEqualityTests {
  @Test("are equal if and only if their curves are")
  func equality() throws {
    let points = try #require(PiecewiseLinearCurve([.init(0), .init(1)]))
    let easings = [
      Easing.bezier(.linear), .bezier(.easeIn), .spring(.smooth), .spring(.bouncy), Easing(points),
      Easing(try #require(StepsCurve(2))), Easing(try #require(StepsCurve(2, .start))),
    ]
    #expect(Set(easings).count == easings.count)
    #expect(Set(easings + easings).count == easings.count)
    #expect(easings.map(\.takesOwnTime) == [false, false, true, true, false, false, false])
  }
}
