package import TutorialSyntax

/// Returns the diagnostic of an unreadable file, at the place that names it.
///
/// - Parameter span: the place, or nil if a person named the file.
package func unreadable(_ path: String, _ error: WorldError, at span: SourceSpan?) -> Diagnostic {
  let name = excerpt(path)
  return switch error {
  case .notFound: Diagnostic(.missingFile, "no file \"\(name)\"", at: span)
  case .undeclared:
    Diagnostic(.unreadableFile, "\"\(name)\" cannot be read: it is not among the declared inputs", at: span)
  case .notAFile: Diagnostic(.unreadableFile, "\"\(name)\" is not a file", at: span)
  case .unreadable(let reason): Diagnostic(.unreadableFile, "\"\(name)\" cannot be read: \(reason)", at: span)
  case .tooLarge:
    Diagnostic(.limitExceeded, "\"\(name)\" is larger than the limit of 64 MiB for a file", at: span)
  case .outside(let roots):
    Diagnostic(
      .outsideRoot,
      "\"\(name)\" lies outside of the root \(roots.map { "\"\(excerpt($0))\"" }.joined(separator: ", "))",
      at: span, notes: [.init("`--root DIR` sets another root; files that the command line names may lie anywhere")])
  case .hidden:
    Diagnostic(
      .outsideRoot, "\"\(name)\" is hidden", at: span,
      notes: [.init("hidden files, and those in hidden folders, are read only if the command line names them")])
  case .tooMuch(let limit): tooMuch(name, limit, at: span)
  }
}

/// Returns the diagnostic of a search that exceeds its budget.
private func tooMuch(_ pattern: String, _ limit: Int, at span: SourceSpan?) -> Diagnostic {
  var diagnostic = Budget.Resource.names.exceeded(limit, at: span)
  diagnostic.message = "looking for \"\(pattern)\", " + diagnostic.message
  diagnostic.notes.append(.init("a pattern that begins with the name of a folder looks at that folder alone"))
  return diagnostic
}

extension DiagnosticID {
  /// `missing-file`.
  package static let missingFile = DiagnosticID(
    "missing-file", .error, isAlwaysError: true,
    rule:
      "The named file doesn't exist. Paths in a tutorial are relative to the tutorial, paths in tutorialc.yaml to "
      + "tutorialc.yaml, and paths on the command line to the working directory.",
    wrong: """
      layout: [layouts/mial.layout.yaml]
      """,
    right: """
      layout: [layouts/mail.layout.yaml]
      """)

  /// `unreadable-file`.
  package static let unreadableFile = DiagnosticID(
    "unreadable-file", .error, isAlwaysError: true,
    rule:
      "Something is at the path, but can't be read: it is a folder or a device, or the system refuses access.",
    wrong: """
      layout: [layouts]
      """,
    right: """
      layout: [layouts/*.layout.yaml]
      """)

  /// `outside-root`.
  package static let outsideRoot = DiagnosticID(
    "outside-root", .error, isAlwaysError: true,
    rule:
      "A file may name only files beneath a root, which is usually the checkout that it is in. So a checkout can't "
      + "make tutorialc read or write anything outside of itself, or anything hidden in it. --root DIR sets another "
      + "root. Files that you name on the command line may be anywhere; see security.md.",
    wrong: """
      layout: ../../../etc/app.layout.yaml
      """,
    right: """
      layout: ../layouts/app.layout.yaml
      """)

  /// `empty-glob`.
  package static let emptyGlob = DiagnosticID(
    "empty-glob", .error,
    rule:
      "A pattern matches no file, or a folder holds no tutorial. That is nearly always a typo, and going on would "
      + "build nothing without a word.",
    wrong: """
      layout: [layout/*.yaml]
      """,
    right: """
      layout: [layouts/*.layout.yaml]
      """)
}
