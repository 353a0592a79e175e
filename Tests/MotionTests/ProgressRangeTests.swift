import Testing

@testable import TutorialMotion

@Suite("The range of a motion's progress")
struct ProgressRangeTests {
  @Test(
    "is exact where the curve turns between keyframes",
    arguments: [
      CubicBezier.linear, .easeInOut, CubicBezier(0.3, 0, 0.5, 1.8), CubicBezier(0.3, -0.7, 0.5, 1),
      CubicBezier(0.2, -3, 0.9, 4), CubicBezier(0, 1.0 / 3, 1, 2.0 / 3), CubicBezier(1, 100, 0, -100),
      CubicBezier(0.5, 0.5, 0.5, 0.5),
    ])
  func turns(curve: CubicBezier) {
    let motion = Motion(
      duration: 2, keyframes: [.init(time: 0, progress: 0, easing: curve), .init(time: 2, progress: 1)])
    let sampled = (0...4000).map { motion.progress(at: Double($0) / 2000) }
    let range = motion.progressRange
    #expect(abs((sampled.min() ?? 9) - range.lowerBound) < 1e-3)
    #expect(abs((sampled.max() ?? 9) - range.upperBound) < 1e-3)
    #expect(sampled.allSatisfy { $0 >= range.lowerBound - 1e-9 && $0 <= range.upperBound + 1e-9 })
  }

  @Test("includes a spring's overshoot")
  func springs() {
    let motion = Motion.make(.spring(Spring(response: 0.4, dampingFraction: 0.7)), duration: 0)
    #expect(abs(motion.progressRange.upperBound - 1.045988) < 1e-3)
    #expect(motion.progressRange.lowerBound == 0)
  }

  @Test("is a single value for a motion that doesn't move")
  func still() {
    #expect(Motion(duration: 0, keyframes: []).progressRange == 1...1)
    #expect(Motion(duration: 0, keyframes: [.init(time: 0, progress: 0.5)]).progressRange == 0.5...0.5)
  }
}
