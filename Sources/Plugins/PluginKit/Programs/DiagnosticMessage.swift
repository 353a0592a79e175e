import TutorialSyntax

/// The part of a reported diagnostic that all kinds of plugins share.
enum DiagnosticMessage {
  static let keys = ["id", "severity", "message", "label"]
  static let noteLimit = 20
  /// The diagnostics of tutorialc that any program may report.
  static let shared: [DiagnosticID] = [
    .limitExceeded, .unknownKey, .missingKey, .wrongType, .valueOutOfRange, .conflictingKeys,
  ]

  static func write(_ diagnostic: Diagnostic, _ json: inout JSONWriter) {
    json.write("id", diagnostic.id.rawValue)
    json.write("severity", diagnostic.severity.rawValue)
    json.write("message", diagnostic.message)
    json.write("label", diagnostic.primaryLabel)
  }

  /// Reads the values of these keys.
  static func diagnostic(_ object: MessageObject, _ known: DiagnosticRegistry) throws(MessageFault) -> Diagnostic {
    let name = try object.required("id")
    guard let id = known[try name.text()] else {
      throw name.fault(
        "\"\(excerpt(try name.text()))\" is neither an id of its description nor one that plugins share")
    }
    var diagnostic = Diagnostic(
      id, try object.required("message").words(), at: nil, label: try object["label"]?.words() ?? "")
    if let severity = object["severity"] { diagnostic.severity = try severity.word(Diagnostic.Severity.self) }
    return diagnostic
  }
}
