package import TutorialSyntax

extension DiagnosticID {
  /// `drifted-target`.
  package static let driftedTarget = DiagnosticID(
    "drifted-target", .error,
    rule:
      "The selector names another element than the one that the tutorial's lock has for it: the layout has changed, and the "
      + "tutorial would point at the wrong thing. Name the element that is meant; or, where the new one is right, accept it "
      + "with `tutorialc lock`. See layouts.md.",
    wrong: """
      target: title-2
      """,
    right: """
      target: { text: Invoices, type: text }
      """)

  /// `drifted-cover`.
  package static let driftedCover = DiagnosticID(
    "drifted-cover", .error,
    rule:
      "A panel has come to lie over the target since it was locked, on a screen that was imported from a format that does not "
      + "say what shines through. Close it before the capture, or point at what lies on it. If it hides nothing, say so in "
      + "occluders; where it is meant to be there, accept it with `tutorialc lock`. See layouts.md.",
    wrong: """
      source: { format: uiautomator }
      snapshots:
        - { screen: inbox, … }
      """,
    right: """
      source: { format: uiautomator }
      snapshots:
        - { screen: inbox, occluders: [], … }
      """)

  /// `weak-lock`.
  package static let weakLock = DiagnosticID(
    "weak-lock", .warning,
    rule:
      "The element that is locked is told from others on its screen by its place among them alone: where they change "
      + "places, the lock may not see it. Name it by an id, by its words, or by what is in it or around it.",
    wrong: """
      target: more-2
      """,
    right: """
      target: { label: More, within: { type: cell, has: { text: Invoices } } }
      """)

  /// `changed-target`.
  package static let changedTarget = DiagnosticID(
    "changed-target", .note,
    rule:
      "The selector names the element that is locked, and something about it has changed that the selector does not name, "
      + "such as its words. The callout may speak of it. `tutorialc lock` takes it over.",
    wrong: """
      - { …, id: compose, type: button, says: Compose }
      """,
    right: """
      - { …, id: compose, type: button, says: New mail }
      """)

  /// `stale-lock`.
  package static let staleLock = DiagnosticID(
    "stale-lock", .warning,
    rule:
      "The lock is not of the tutorial as it is now: it lacks a reference, or has one that the tutorial has no longer. With "
      + "--locked it is an error. `tutorialc lock` writes it anew.",
    wrong: """
      $ tutorialc check --locked
      """,
    right: """
      $ tutorialc lock && tutorialc check --locked
      """)

  /// `missing-lock`.
  package static let missingLock = DiagnosticID(
    "missing-lock", .error,
    rule:
      "The tutorial has no lock, and --locked asks for one. `tutorialc lock` writes it; commit it with the tutorial.",
    wrong: """
      $ tutorialc check --locked
      """,
    right: """
      $ tutorialc lock && tutorialc check --locked
      """)

  /// `conflicting-lock`.
  package static let conflictingLock = DiagnosticID(
    "conflicting-lock", .error,
    rule:
      "The lock holds both sides of a merge: conflict marks of git, or two lines of one reference that do not agree. "
      + "`tutorialc lock` writes what is true now.",
    wrong: """
      - { step: a, part: target, screen: s, variant: v, selector: x, by: name, id: x, type: button }
      - { step: a, part: target, screen: s, variant: v, selector: x, by: name, id: x, type: cell }
      """,
    right: """
      - { step: a, part: target, screen: s, variant: v, selector: x, by: name, id: x, type: cell }
      """)
}
