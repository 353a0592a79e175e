/// The main program of a measurer: its `main.swift` consists of `MeasurerProgram.run(MyMeasurer.self)`.
///
/// It answers requests on standard input until that ends. No input makes it trap; it answers invalid requests with an
/// error.
public enum MeasurerProgram {
  /// Runs a measurer to the end of its input, and returns the process's exit code.
  public static func run<Instance: Measurer>(_: Instance.Type) -> Int32 {
    var input = LineReader(limit: MeasurerProtocol.lineLimit)
    guard case .line(let first) = input.next() else { return 0 }
    do throws(MeasurerFailure) {
      var measurer: Instance = try open(first)
      guard ProgramStreams.send(MeasurerProtocol.welcome(Instance.description)) else { return 0 }
      while true {
        switch input.next() {
        case .end: return 0
        case .tooLong: throw MeasurerFailure("a line is longer than \(MeasurerProtocol.lineLimit) bytes")
        case .line(let line):
          let answer =
            MeasurerMessage(line)?.request.map { MeasurerProtocol.line(measurer.measure($0)) }
            ?? MeasurerProtocol.refusal(.init("a line is not a request of version \(MeasurerProtocol.version)"))
          guard ProgramStreams.send(answer) else { return 0 }
        }
      }
    } catch {
      ProgramStreams.send(MeasurerProtocol.refusal(error))
      return 0
    }
  }

  private static func open<Instance: Measurer>(_ line: [UInt8]) throws(MeasurerFailure) -> Instance {
    guard let greeting = MeasurerMessage(line), let versions = greeting.versions else {
      throw MeasurerFailure("the first line is not a greeting of tutorialc.measure")
    }
    guard versions.contains(MeasurerProtocol.version) else {
      throw MeasurerFailure("version \(MeasurerProtocol.version) of the protocol is the only one it speaks")
    }
    guard let fonts = greeting.fonts else { throw MeasurerFailure("the greeting names no fonts") }
    return try Instance(fonts)
  }
}
