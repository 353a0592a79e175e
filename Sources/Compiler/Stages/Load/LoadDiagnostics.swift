package import TutorialSyntax

extension DiagnosticID {
  /// `missing-file`.
  package static let missingFile = DiagnosticID(
    "missing-file", .error, isAlwaysError: true,
    rule:
      "A file that is named does not exist. Paths in a tutorial are relative to the tutorial, paths in tutorialc.yaml to "
      + "tutorialc.yaml, paths on the command line to the working directory.",
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
      "Something stands at the path, but it cannot be read: it is a folder or a device, or the system refuses.",
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
      "What a file names lies beneath a root: the checkout that the file is in, as a rule. So a checkout makes tutorialc "
      + "neither read nor write anything outside of itself, nor anything hidden in it. --root DIR names another root, and "
      + "what the command line names may lie anywhere; see security.md.",
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
      "A pattern matches no file, or a folder holds no tutorial. A pattern that finds nothing is nearly always a typing "
      + "error, and going on would build nothing without a word.",
    wrong: """
      layout: [layout/*.yaml]
      """,
    right: """
      layout: [layouts/*.layout.yaml]
      """)
}
