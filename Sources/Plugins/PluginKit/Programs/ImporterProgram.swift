/// The main program of an importer: its `main.swift` consists of `exit(ImporterProgram.run(MyImporter()))`.
///
/// It answers one request on standard input, or describes the importer. No input makes it trap: it reports invalid
/// input on standard error, and exits with 2.
public enum ImporterProgram {
  /// Runs an importer, and returns the process's exit code.
  public static func run(_ importer: some Importer) -> Int32 {
    ProgramStreams.answer { input throws(MessageFault) in
      if CommandLine.arguments.contains(PluginProtocol.describing) { return ImporterAnnouncement(importer).bytes }
      let request = try ImportRequestMessage.request(reading: input)
      return ImportResponseMessage.bytes(importer.read(request), to: request)
    }
  }
}
