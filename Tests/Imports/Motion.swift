import TutorialMotion

/// Who moves things of its own with the curves of a tour.
func progress(at time: Double) -> Double {
  Motion(duration: 1, keyframes: [.init(time: 0, progress: 0, easing: .easeInOut), .init(time: 1, progress: 1)])
    .progress(at: time)
}
