import TutorialSyntax

/// The JSON Schema (draft 2020-12) of locks, as `tutorialc schema lock` prints it.
package enum LockSchema {
  /// The schema's text, ending with a line end.
  package static var json: String {
    SchemaPrinter.print(TutorialLock.keys.outline.schema, of: "lock", title: "lock")
  }
}
