package import TutorialSyntax

extension DiagnosticID {
  /// `unreachable-step`.
  package static let unreachableStep = DiagnosticID(
    "unreachable-step", .warning,
    rule:
      "No way leads to the step, because those before it all lead elsewhere. Going back doesn't count: it leads only "
      + "to steps that the person has already seen.",
    wrong: """
      steps:
        - { id: a, callout: A, advance: { tap: anywhere, to: c } }
        - { id: b, callout: B }
        - { id: c, callout: C }
      """,
    right: """
      steps:
        - { id: a, callout: A, advance: { tap: anywhere } }
        - { id: b, callout: B }
        - { id: c, callout: C }
      """)

  /// `endless-loop`.
  package static let endlessLoop = DiagnosticID(
    "endless-loop", .error,
    rule:
      "Steps lead to one another by themselves, for ever, and nothing leads out. A loop that a person drives, or can "
      + "leave, is fine.",
    wrong: """
      steps:
        - { id: a, callout: A, advance: { after: 2s, to: b } }
        - { id: b, callout: B, advance: { after: 2s, to: a } }
      """,
    right: """
      steps:
        - { id: a, callout: A, advance: { after: 2s, to: b } }
        - { id: b, callout: B, advance: { button: next, to: end } }
      """)

  /// `no-way-on`.
  package static let noWayOn = DiagnosticID(
    "no-way-on", .error,
    rule:
      "Nothing that a person or the app can do leads on from the step: no button, no tap, no event, no time. Or "
      + "nobody can reach the end, and `dismiss` leaves no other way out.",
    wrong: """
      steps:
        - { id: a, callout: A, advance: { tap: target } }      # it has no target
      """,
    right: """
      steps:
        - { id: a, callout: A, advance: { tap: anywhere } }
      """)

  /// `unreached-screen`.
  package static let unreachedScreen = DiagnosticID(
    "unreached-screen", .warning,
    rule:
      "The step is on another screen than a step that leads to it, and nothing makes the app show that screen. A "
      + "button of the callout, a tap that stays with the overlay, or a time doesn't. Say in `before` what the client "
      + "does or waits for. A tap on the app, an event or a route leads there by itself.",
    wrong: """
      steps:
        - { id: inbox, screen: inbox, callout: Your mail. }
        - { id: rules, screen: settings, callout: Your rules. }
      """,
    right: """
      steps:
        - { id: inbox, screen: inbox, callout: Your mail. }
        - { id: rules, screen: settings, callout: Your rules., before: { action: open-settings } }
      """)
}
