/// The main program of an emitter: its `main.swift` consists of `exit(EmitterProgram.run(MyEmitter()))`.
///
/// It answers one request on standard input, or describes the emitter. No input makes it trap: it reports invalid input
/// on standard error, and exits with 2.
public enum EmitterProgram {
  /// Runs an emitter, and returns the process's exit code.
  public static func run(_ emitter: some Emitter) -> Int32 {
    ProgramStreams.answer { input throws(MessageFault) in
      guard CommandLine.arguments.contains(PluginProtocol.describing) else {
        let request = try EmitRequestMessage.request(reading: input)
        return EmitResponseMessage.bytes(emitter.emit(request), to: request)
      }
      let options = input.isEmpty ? PluginOptions() : try DescribeRequest(reading: input).options
      return EmitterAnnouncement(emitter, options: options).bytes
    }
  }
}
