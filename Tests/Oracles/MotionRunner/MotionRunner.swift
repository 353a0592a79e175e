import TutorialMotion
import TutorialNumerics

/// Evaluates timing curves, springs and elementary functions for the oracle beside it.
///
/// Each line of standard input is a word and numbers; the answer is one line of JSON, a list of numbers.
///
/// - `curve x1 y1 x2 y2 TIME …`: progress at each time.
/// - `spring response dampingFraction velocity TIME …`: position at each time.
/// - `frames RATE (time progress x1 y1 x2 y2) …`: progress of the motion with these keyframes at each frame, from its
///   start to a frame past its end, at RATE frames a second.
/// - `sine X …`, `cosine X …`, `exponential X …`.
@main
enum MotionRunner {
  static func main() {
    while let line = readLine() {
      let words = line.split(separator: " ")
      let numbers = words.dropFirst().compactMap { Double($0) }
      guard let word = words.first, numbers.count == words.count - 1 else { return print("null") }
      print(answer(word, numbers).map { "\($0)" } ?? "null")
    }
  }

  private static func answer(_ word: Substring, _ numbers: [Double]) -> [Double]? {
    switch word {
    case "curve" where numbers.count >= 4:
      let curve = CubicBezier(numbers[0], numbers[1], numbers[2], numbers[3])
      return numbers[4...].map { curve.value(at: $0) }
    case "spring" where numbers.count >= 3:
      let spring = Spring(response: numbers[0], dampingFraction: numbers[1], velocity: numbers[2])
      return numbers[3...].map { spring.value(at: $0) }
    case "frames" where numbers.count >= 13 && (numbers.count - 1).isMultiple(of: 6): return frames(numbers)
    case "sine": return numbers.map(sine)
    case "cosine": return numbers.map(cosine)
    case "exponential": return numbers.map(exponential)
    default: return nil
    }
  }

  /// The progress of a motion at each frame. Its keyframes are given as time, progress and the handles to the next one.
  private static func frames(_ numbers: [Double]) -> [Double] {
    let keyframes = stride(from: 1, to: numbers.count, by: 6).map { at in
      Motion.Keyframe(
        time: numbers[at], progress: numbers[at + 1],
        easing: CubicBezier(numbers[at + 2], numbers[at + 3], numbers[at + 4], numbers[at + 5]))
    }
    let motion = Motion(duration: keyframes.last?.time ?? 0, keyframes: keyframes)
    let count = Int(exactly: (motion.duration * numbers[0]).rounded(.up)) ?? 0
    return (0...count + 1).map { motion.progress(at: Double($0) / numbers[0]) }
  }
}
