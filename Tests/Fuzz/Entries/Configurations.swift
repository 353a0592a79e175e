import TutorialPluginKit
import TutorialSyntax

extension FuzzEntry {
  /// `tutorialc.yaml`.
  static let configuration = FuzzEntry(name: "configuration") { bytes in
    _ = ConfigurationDecoder.decode(SourceText(path: "tutorialc.yaml", bytes: bytes), Plugins.diagnostics)
  }

  /// `.tutorialc/outputs`: writing a parsed state gives the same state again, and it names no path outside of the
  /// folder.
  static let buildState = FuzzEntry(name: "build-state") { bytes in
    let state = BuildState(parsing: bytes)
    let again = BuildState(parsing: state.bytes)
    require(again.entries.count <= state.entries.count, "a state grows when it is read again")
    for entry in state.entries { require(OutputPath.defect(of: entry.path) == nil, "a state names what it must not") }
  }

  /// Lines of a measurer's output, as answers to a request of three characters.
  static let measurer = FuzzEntry(name: "measurer") { bytes in
    let request = MeasureRequest(text: ["a", " ", "b"], face: .body, size: 17, locale: "en", breaks: [2])
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      guard let message = MeasurerMessage(Array(line)) else { continue }
      _ = message.failure
      _ = message.version
      _ = message.versions
      _ = message.fonts
      _ = message.request
      guard let answer = message.answer(to: request) else { continue }
      require(answer.advances.count == 3, "an answer that does not fit its request")
    }
  }
}
