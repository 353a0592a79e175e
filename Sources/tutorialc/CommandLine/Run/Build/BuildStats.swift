import TutorialSystem

/// The time of a build by part, for `--stats`. No other part of a build reads the time.
final class BuildStats {
  enum Part: String, CaseIterable {
    case search = "finding the tutorials"
    case comparison = "looking for changes"
    case compilation = "compiling"
    case commitment = "writing"
  }

  private var nanoseconds: [Part: Int64] = [:]
  private var last: Int64
  /// The processor time of earlier builds of this process.
  private let earlier: Int64

  /// Starts the clock.
  ///
  /// - Parameter isFirst: true to include the process's time so far.
  init(isFirst: Bool) {
    last = ProcessEnvironment.monotonicNanoseconds
    earlier = isFirst ? 0 : ProcessEnvironment.processorNanoseconds
  }

  /// Attributes the time since the last call to a part.
  func end(_ part: Part) {
    let now = ProcessEnvironment.monotonicNanoseconds
    nanoseconds[part, default: 0] += now - last
    last = now
  }

  /// A line for each part, and one for the total.
  func text(compiled: Int, reusedCount: Int, _ commitment: Commitment) -> String {
    let notes: [Part: String] = [
      .compilation: "\(compiled) compiled, \(reusedCount) reused from the last build",
      .commitment:
        "\(commitment.written) written, \(commitment.unchanged) unchanged, \(commitment.removed) removed",
    ]
    var lines = Part.allCases.map { part in
      line(part.rawValue, nanoseconds[part] ?? 0, notes[part])
    }
    let processor = ProcessEnvironment.processorNanoseconds - earlier
    lines.append(line("in all", nanoseconds.values.reduce(0, +), "\(milliseconds(processor)) of processor time"))
    return lines.joined(separator: "\n")
  }

  private func line(_ name: String, _ time: Int64, _ note: String?) -> String {
    let figure = milliseconds(time)
    let name = name + String(repeating: " ", count: max(1, 26 - name.count))
    return name + String(repeating: " ", count: max(0, 12 - figure.count)) + figure + (note.map { "  (\($0))" } ?? "")
  }

  private func milliseconds(_ nanoseconds: Int64) -> String {
    let tenths = nanoseconds / 100_000
    return "\(tenths / 10).\(tenths % 10) ms"
  }
}
