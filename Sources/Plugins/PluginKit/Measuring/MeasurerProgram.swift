#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The main program of a measurer: its `main.swift` consists of `MeasurerProgram.run(MyMeasurer.self)`.
///
/// It answers requests on standard input until that ends. No input makes it trap; it answers invalid requests with an
/// error.
public enum MeasurerProgram {
  /// Runs a measurer to the end of its input, and returns the process's exit code.
  public static func run<Instance: Measurer>(_: Instance.Type) -> Int32 {
    var input = LineReader(descriptor: STDIN_FILENO, limit: MeasurerProtocol.lineLimit)
    guard case .line(let first) = input.next() else { return 0 }
    var measurer: Instance
    switch open(first, Instance.self) {
    case .failure(let failure):
      send(MeasurerProtocol.refusal(failure))
      return 0
    case .success(let opened):
      measurer = opened
    }
    guard send(MeasurerProtocol.welcome(Instance.description)) else { return 0 }
    while true {
      switch input.next() {
      case .end: return 0
      case .tooLong:
        send(MeasurerProtocol.refusal(.init("a line is longer than \(MeasurerProtocol.lineLimit) bytes")))
        return 0
      case .line(let line):
        let answer =
          MeasurerMessage(line)?.request.map { MeasurerProtocol.line(measurer.measure($0)) }
          ?? MeasurerProtocol.refusal(.init("a line is not a request of version \(MeasurerProtocol.version)"))
        guard send(answer) else { return 0 }
      }
    }
  }

  private static func open<Instance: Measurer>(
    _ line: [UInt8], _: Instance.Type
  ) -> Result<Instance, MeasurerFailure> {
    guard let greeting = MeasurerMessage(line), let versions = greeting.versions else {
      return .failure(.init("the first line is not a greeting of tutorialc.measure"))
    }
    guard versions.contains(MeasurerProtocol.version) else {
      return .failure(.init("version \(MeasurerProtocol.version) of the protocol is the only one it speaks"))
    }
    guard let fonts = greeting.fonts else { return .failure(.init("the greeting names no fonts")) }
    do throws(MeasurerFailure) {
      return .success(try Instance(fonts))
    } catch {
      return .failure(error)
    }
  }

  /// Writes a line. Returns false if the reader is gone.
  @discardableResult private static func send(_ line: [UInt8]) -> Bool {
    var rest = line[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      if count <= 0 { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }
}
