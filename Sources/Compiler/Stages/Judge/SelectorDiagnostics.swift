package import TutorialSyntax

extension DiagnosticID {
  /// `unknown-screen`.
  package static let unknownScreen = DiagnosticID(
    "unknown-screen", .error,
    rule:
      "No manifest of the tutorial has a snapshot of this screen. Or there are several screens, and neither the "
      + "tutorial nor the step says which one is meant.",
    wrong: """
      screen: inbx
      """,
    right: """
      screen: inbox
      """)

  /// `occlusion-unknown`.
  package static let occlusionUnknown = DiagnosticID(
    "occlusion-unknown", .warning,
    rule:
      "Something is painted over the target, such as a sheet, a bar or a picture. The snapshot was imported from a "
      + "format that doesn't say if it is opaque. List in occluders everything that is opaque, or nothing if nothing "
      + "is.",
    wrong: """
      source: { format: wda }
      snapshots:
        - { screen: inbox, … }
      """,
    right: """
      source: { format: wda }
      snapshots:
        - { screen: inbox, occluders: [], … }
      """)

  /// `fragile-selector`.
  package static let fragileSelector = DiagnosticID(
    "fragile-selector", .warning,
    rule:
      "The selector depends on the order or nesting of elements, which changes with the next redesign. It has a path "
      + "or nth, or an id that an import made up. The app's own ids are stable.",
    wrong: """
      target: { path: "window[0]/list[0]/cell[2]/button[0]" }
      """,
    right: """
      target: { id: reply, within: { id: row-2 } }
      """)

  /// `localised-selector`.
  package static let localisedSelector = DiagnosticID(
    "localised-selector", .warning,
    rule:
      "The selector names a text in one language, but the variants have several. Use an id, or give the text for each "
      + "language.",
    wrong: """
      target: { label: Close }
      """,
    right: """
      target: { label: { en: Close, ja: 閉じる } }
      """)

  /// `truncated-capture`.
  package static let truncatedCapture = DiagnosticID(
    "truncated-capture", .warning,
    rule:
      "The capture that the manifest was imported from is incomplete: it broke off, or the tool says that it stopped "
      + "at a depth. Elements may be missing, so capture again.",
    wrong: """
      source: { format: wda, truncated: true }
      """,
    right: """
      source: { format: wda, truncated: false }
      """)
}
