package import TutorialSyntax

extension DiagnosticID {
  /// `drifted-target`.
  package static let driftedTarget = DiagnosticID(
    "drifted-target", .error,
    rule:
      "The selector matches another element than the one in the tutorial's lock. The layout has changed, and the "
      + "tutorial would point at the wrong thing. Name the element that you mean. If the new one is right, accept it "
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
      "Since the target was locked, a panel has come to lie over it, on a screen that was imported from a format that "
      + "doesn't say what is opaque. Close the panel before the capture, or point at something on it. If the panel "
      + "hides nothing, say so in occluders. If it is meant to be there, accept it with `tutorialc lock`. See "
      + "layouts.md.",
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
      "Only its position tells the locked element from similar ones on its screen. If they change places, the lock "
      + "may not notice. Name the element by an id, by its words, or by something in it or around it.",
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
      "The selector still matches the locked element, but something has changed that the selector doesn't mention, "
      + "such as the element's words. The callout may speak of it. `tutorialc lock` accepts the change.",
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
      "The lock doesn't belong to the tutorial as it is now: a reference is missing, or one is left over. With "
      + "--locked, this is an error. `tutorialc lock` writes the lock anew.",
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
      "The tutorial has no lock, but --locked requires one. `tutorialc lock` writes it; commit it with the tutorial.",
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
      "The lock holds both sides of a merge: conflict marks of git, or two lines that disagree about one reference. "
      + "`tutorialc lock` writes the current state.",
    wrong: """
      - { step: a, part: target, screen: s, variant: v, selector: x, by: name, id: x, type: button }
      - { step: a, part: target, screen: s, variant: v, selector: x, by: name, id: x, type: cell }
      """,
    right: """
      - { step: a, part: target, screen: s, variant: v, selector: x, by: name, id: x, type: cell }
      """)
}
