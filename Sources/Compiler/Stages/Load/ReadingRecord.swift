import TutorialSyntax

/// The files read on behalf of a tutorial, and their diagnostics.
struct ReadingRecord {
  /// The questions asked of the world.
  var questions: [WorldQuestion] = []
  /// The sources that were read and may hold `tutorialc: ignore` comments.
  var sources: [SourceText] = []
  /// The diagnostics.
  var diagnostics: [Diagnostic] = []

  /// Returns the value of a parse and adds its diagnostics.
  mutating func unwrap<Value>(_ parsed: Parsed<Value>) -> Value {
    diagnostics += parsed.diagnostics
    return parsed.value
  }
}
