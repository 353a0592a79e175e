import TutorialMotion

/// Code that moves its own views by a tour's curves.
func progress(at time: Double) -> Double {
  Motion(duration: 1, keyframes: [.init(time: 0, progress: 0, easing: .easeInOut), .init(time: 1, progress: 1)])
    .progress(at: time)
}
