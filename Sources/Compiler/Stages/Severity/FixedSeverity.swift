package import TutorialIR

extension DiagnosticID {
  /// Whether an error of this id is one whatever anybody wishes: something could not be read or written, or the result
  /// could not be told from another's.
  package var isAlwaysError: Bool {
    switch self {
    case .yamlSyntax, .jsonSyntax, .xmlSyntax, .invalidUTF8, .limitExceeded, .unsupportedSchema, .duplicateTutorial,
      .outputCollision, .missingFile, .unreadableFile, .unwritableOutput, .pluginCrashed, .importFailed, .internalError,
      .ambiguousTarget, .unmeasurableFonts:
      true
    default: false
    }
  }
}
