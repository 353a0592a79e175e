package import TutorialSyntax

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
