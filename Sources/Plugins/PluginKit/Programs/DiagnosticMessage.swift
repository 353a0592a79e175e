import TutorialSyntax

/// The part of a reported diagnostic that is the same for all kinds of plugins.
enum DiagnosticMessage {
  /// Its keys.
  static let keys = ["id", "severity", "message", "label"]
  /// The most notes of a diagnostic.
  static let noteLimit = 20
  /// Those of tutorialc's own that any program may report.
  static let shared: [DiagnosticID] = [
    .limitExceeded, .unknownKey, .missingKey, .wrongType, .valueOutOfRange, .conflictingKeys,
  ]

  /// Writes what stands under its keys.
  static func write(_ diagnostic: Diagnostic, _ json: inout JSONWriter) {
    json.write([
      ("id", diagnostic.id.rawValue), ("severity", diagnostic.severity.rawValue), ("message", diagnostic.message),
      ("label", diagnostic.primaryLabel),
    ])
  }

  /// Reads what stands under its keys.
  ///
  /// - Parameter known: what may be reported.
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
