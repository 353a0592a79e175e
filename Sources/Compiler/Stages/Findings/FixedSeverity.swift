import TutorialSyntax

extension Diagnostic {
  /// Whether it is an error whatever anybody wishes. A colour without quotes is one where the comment that it begins
  /// broke the file.
  package var isFixedError: Bool { severity == .error && (id.isAlwaysError || id == .unquotedColour) }
}

extension DiagnosticID {
  /// Whether an error of this id is one whatever anybody wishes: something could not be read or written, the result
  /// could not be told from another's, or nobody could tell what a name in it means.
  package var isAlwaysError: Bool {
    switch self {
    case .yamlSyntax, .jsonSyntax, .xmlSyntax, .invalidUTF8, .limitExceeded, .unsupportedSchema, .duplicateTutorial,
      .outputCollision, .outsideRoot, .missingFile, .unreadableFile, .unwritableOutput, .pluginCrashed, .importFailed,
      .internalError, .ambiguousTarget, .duplicateStep, .duplicateSnapshot, .unmeasurableFonts, .programNotAllowed,
      .compilerCrashed:
      true
    default: false
    }
  }
}
