/// The main program of an emitter: `exit(EmitterProgram.run(MyEmitter()))` is all that there is in its `main.swift`.
///
/// It makes one response of one request on standard input, or describes the emitter. Nothing that arrives makes it trap:
/// what it does not understand it says on standard error, and ends with 2.
public enum EmitterProgram {
  /// Runs an emitter; returns the process's exit code.
  public static func run(_ emitter: some Emitter) -> Int32 {
    run(emitter, arguments: CommandLine.arguments)
  }

  private static func run(_ emitter: some Emitter, arguments: [String]) -> Int32 {
    ProgramStreams.answer { input throws(MessageFault) in
      guard arguments.contains(PluginProtocol.describing) else {
        let request = try EmitRequestMessage.request(reading: input)
        return EmitResponseMessage.bytes(emitter.emit(request), to: request)
      }
      let options = input.isEmpty ? PluginOptions() : try DescribeRequest(reading: input).options
      return EmitterAnnouncement(emitter, options: options).bytes
    }
  }
}
