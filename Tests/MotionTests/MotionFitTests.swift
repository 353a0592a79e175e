import Testing
import TutorialMotion
import TutorialNumerics

@Suite("Springs as keyframes")
struct MotionFitTests {
  @Test(
    "A preset needs at most twelve segments and stays within a thousandth of the closed form",
    arguments: [
      (Spring.spring, 0.689), (.interactiveSpring, 0.21), (.smooth, 0.735), (.snappy, 0.697), (.bouncy, 0.819),
      (Spring(response: 0.4, dampingFraction: 0.7), 0.655),
    ])
  func presets(spring: Spring, duration: Double) {
    let motion = Motion.make(.spring(spring), duration: 0)
    #expect(motion.duration == duration)
    #expect(motion.keyframes.count <= 13)
    checkForm(motion)
    #expect(largestError(motion, spring) <= 0.001)
  }

  @Test(
    "Springs of every kind stay within the tolerance",
    arguments: [
      (Spring(response: 0.3, dampingFraction: 0.1), 0.001), (Spring(response: 0.001, dampingFraction: 0.5), 0.001),
      (Spring(response: 0.3, dampingFraction: 0.4, velocity: 60), 0.001),
      (Spring(response: 0.3, dampingFraction: 0.9, velocity: -8), 0.001),
      (Spring(response: 0.3, dampingFraction: 0.9999, velocity: 8), 0.001),
      (Spring(response: 3, dampingFraction: 1.0001, velocity: 8), 0.001),
      (Spring(response: 0.02, dampingFraction: 4, velocity: -8), 0.0001),
      (Spring(response: 0.5, dampingFraction: 1.5), 0.01), (.bouncy, 0.0001), (.smooth, 0.01),
    ])
  func tolerance(spring: Spring, tolerance: Double) {
    let motion = Motion.make(.spring(spring), duration: 0, tolerance: tolerance)
    checkForm(motion)
    #expect(largestError(motion, spring) <= tolerance, "in \(motion.keyframes.count - 1) segments")
  }

  @Test("Overshoot is kept")
  func overshoot() {
    let motion = Motion.make(.spring(Spring(response: 0.4, dampingFraction: 0.7)), duration: 0)
    #expect(abs(motion.progress(at: 0.28) - 1.045988) < 1e-6)
  }

  @Test("Sampling at 30, 60 and 120 Hz lies on one curve, and stands still outside")
  func sampling() {
    let motion = Motion.make(.spring(.bouncy), duration: 0)
    for frame in 0...24 {
      let time = Double(frame) / 30
      #expect(motion.progress(at: time) == motion.progress(at: Double(2 * frame) / 60))
      #expect(motion.progress(at: time) == motion.progress(at: Double(4 * frame) / 120))
    }
    #expect(motion.progress(at: -1) == 0)
    #expect(motion.progress(at: 100) == 1)
  }

  @Test("A timing curve has two keyframes, a linear one no handles, one without duration only its end")
  func curves() {
    #expect(
      Motion.make(.bezier(.easeInOut), duration: 0.35)
        == Motion(
          duration: 0.35, keyframes: [.init(time: 0, progress: 0, easing: .easeInOut), .init(time: 0.35, progress: 1)]))
    #expect(
      Motion.make(.bezier(.linear), duration: 0.5)
        == Motion(duration: 0.5, keyframes: [.init(time: 0, progress: 0), .init(time: 0.5, progress: 1)]))
    let instant = Motion.make(.bezier(.easeIn), duration: 0)
    #expect(instant == Motion(duration: 0, keyframes: [.init(time: 0, progress: 1)]))
    #expect(instant.progress(at: 0) == 1)
  }

  private func checkForm(_ motion: Motion) {
    let keyframes = motion.keyframes
    #expect(keyframes.first?.time == 0)
    #expect(keyframes.first?.progress == 0)
    #expect(keyframes.last?.time == motion.duration)
    #expect(keyframes.last?.progress == 1)
    for (a, b) in zip(keyframes, keyframes.dropFirst()) { #expect(a.time < b.time) }
    for keyframe in keyframes {
      #expect(keyframe.progress == keyframe.progress.rounded(decimals: 6))
      #expect(keyframe.time == keyframe.time.rounded(decimals: 6))
      guard let easing = keyframe.easing else { continue }
      #expect((0...1).contains(easing.x1) && (0...1).contains(easing.x2))
      for handle in [easing.x1, easing.y1, easing.x2, easing.y2] {
        #expect(handle == handle.rounded(decimals: 6))
      }
    }
  }

  private func largestError(_ motion: Motion, _ spring: Spring) -> Double {
    (0...2_000).map { motion.duration * Double($0) / 2_000 }
      .map { abs(motion.progress(at: $0) - spring.value(at: $0)) }.max() ?? .infinity
  }
}
