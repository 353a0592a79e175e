import Testing
import TutorialMotion

@Suite("Springs as keyframes")
struct MotionFitTests {
  @Test(
    "A preset needs at most twelve segments and stays within a thousandth of the closed form",
    arguments: [
      Spring.spring, .interactiveSpring, .smooth, .snappy, .bouncy, Spring(response: 0.4, dampingFraction: 0.7),
    ])
  func presets(spring: Spring) {
    let motion = Motion.make(.spring(spring), duration: 0)
    #expect(motion.keyframes.count <= 13)
    #expect(largestError(motion, spring) <= 0.001)
  }

  private func largestError(_ motion: Motion, _ spring: Spring) -> Double {
    (0...20_000).map { motion.duration * Double($0) / 20_000 }
      .map { abs(motion.progress(at: $0) - spring.value(at: $0)) }.max() ?? .infinity
  }
}
