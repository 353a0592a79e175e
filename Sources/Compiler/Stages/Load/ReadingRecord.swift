import TutorialSyntax

/// What was read on behalf of a tutorial, and what is wrong with it.
struct ReadingRecord {
  /// What the world was asked.
  var questions: [WorldQuestion] = []
  /// What was read and may hold `tutorialc: ignore` comments.
  var sources: [SourceText] = []
  /// What is wrong.
  var diagnostics: [Diagnostic] = []

  /// The value of what was read; what is wrong with it is kept.
  mutating func take<Value>(_ parsed: Parsed<Value>) -> Value {
    diagnostics += parsed.diagnostics
    return parsed.value
  }
}
