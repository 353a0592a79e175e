import TutorialSystem

/// Where a build's time went, for `--stats`. Nothing else of a build knows what time it is.
final class BuildStats {
  /// A part of a build.
  enum Part: String, CaseIterable {
    case search = "finding what there is"
    case comparison = "asking what has changed"
    case compilation = "compiling"
    case commitment = "writing"
  }

  private var nanoseconds: [Part: Int64] = [:]
  private var last: Int64
  /// The processor time that earlier builds of this process took.
  private let earlier: Int64

  /// Begins with what happens from now on.
  ///
  /// - Parameter isFirst: whether what the process did before counts too.
  init(isFirst: Bool) {
    last = ProcessEnvironment.monotonicNanoseconds
    earlier = isFirst ? 0 : ProcessEnvironment.processorNanoseconds
  }

  /// Counts the time since the last call for a part.
  func end(_ part: Part) {
    let now = ProcessEnvironment.monotonicNanoseconds
    nanoseconds[part, default: 0] += now - last
    last = now
  }

  /// A line for each part, and one for all.
  func text(compiled: Int, takenOver: Int, _ commitment: Commitment) -> String {
    let notes: [Part: String] = [
      .compilation: "\(compiled) compiled, \(takenOver) taken over from the last build",
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
