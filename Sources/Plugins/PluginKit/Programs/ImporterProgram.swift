/// The main program of an importer: `exit(ImporterProgram.run(MyImporter()))` is all that there is in its `main.swift`.
///
/// It makes one response of one request on standard input, or describes the importer. Nothing that arrives makes it trap:
/// what it does not understand it says on standard error, and ends with 2.
public enum ImporterProgram {
  /// Runs an importer; returns the process's exit code.
  public static func run(_ importer: some Importer) -> Int32 {
    run(importer, arguments: CommandLine.arguments)
  }

  private static func run(_ importer: some Importer, arguments: [String]) -> Int32 {
    ProgramStreams.answer { input throws(MessageFault) in
      guard !arguments.contains(PluginProtocol.describing) else { return ImporterAnnouncement(importer).bytes }
      let request = try ImportRequestMessage.request(reading: input)
      return ImportResponseMessage.bytes(importer.read(request), to: request)
    }
  }
}
