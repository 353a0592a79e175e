extension DiagnosticID {
  /// `json-syntax`.
  public static let jsonSyntax = DiagnosticID(
    "json-syntax", .error, isAlwaysError: true,
    rule:
      "The file isn't JSON (RFC 8259): no comments, no comma before a closing bracket, keys and texts in double "
      + "quotes.",
    wrong: """
      { "id": "send", "frame": [0, 0, 44, 44,] }
      """,
    right: """
      { "id": "send", "frame": [0, 0, 44, 44] }
      """)

  /// `xml-syntax`.
  public static let xmlSyntax = DiagnosticID(
    "xml-syntax", .error, isAlwaysError: true,
    rule:
      "The file to import isn't well-formed XML. Captures are cut off when a device disconnects. Capture again, or "
      + "use --lenient to keep the part that can be read.",
    wrong: """
      <hierarchy><node bounds="[0,0][1080,2400]">
      """,
    right: """
      <hierarchy><node bounds="[0,0][1080,2400]"/></hierarchy>
      """)

  /// `yaml-syntax`.
  public static let yamlSyntax = DiagnosticID(
    "yaml-syntax", .error, isAlwaysError: true,
    rule:
      "The file isn't valid YAML. The place is where the reader gave up; the cause is often a line before it: a tab, "
      + "a missing quote, or a value that starts with one of @ ` % or holds \": \".",
    wrong: """
      title: Step 1: write
      """,
    right: """
      title: "Step 1: write"
      """)

  /// `duplicate-key`.
  public static let duplicateKey = DiagnosticID(
    "duplicate-key", .error,
    rule:
      "A map has each key at most once. With two, nobody could tell which one is meant.",
    wrong: """
      callout: { title: One, title: Two }
      """,
    right: """
      callout: { title: One, body: Two }
      """)

  /// `unknown-key`.
  public static let unknownKey = DiagnosticID(
    "unknown-key", .error,
    rule:
      "The map doesn't have this key. Keys are camelCase. An unknown key is never ignored, because it's nearly always "
      + "a typo in a known one.",
    wrong: """
      cutout: { paddding: 10 }
      """,
    right: """
      cutout: { padding: 10 }
      """)

  /// `missing-key`.
  public static let missingKey = DiagnosticID(
    "missing-key", .error,
    rule:
      "A required key is missing.",
    wrong: """
      steps:
        - target: compose-button
      """,
    right: """
      tutorial: first-mail
      steps:
        - target: compose-button
      """)

  /// `conflicting-keys`.
  public static let conflictingKeys = DiagnosticID(
    "conflicting-keys", .error,
    rule:
      "The map has several keys of which it may have only one, because they say the same thing in different ways.",
    wrong: """
      advance: { tap: target, after: 2s }
      """,
    right: """
      advance: [{ tap: target }, { after: 2s }]
      """)

  /// `wrong-type`.
  public static let wrongType = DiagnosticID(
    "wrong-type", .error,
    rule:
      "The value has the wrong type for its key, such as a text instead of a number, or a list instead of a map.",
    wrong: """
      cutout: { padding: wide }
      """,
    right: """
      cutout: { padding: 12 }
      """)

  /// `value-out-of-range`.
  public static let valueOutOfRange = DiagnosticID(
    "value-out-of-range", .error,
    rule:
      "The value has the right type, but isn't allowed. A number is too small, too large, infinite or not a number; a "
      + "word isn't one that the key knows; an id has other characters than a-z, 0-9 and hyphens.",
    wrong: """
      overlay: { opacity: 60 }
      """,
    right: """
      overlay: { opacity: 0.6 }
      """)

  /// `limit-exceeded`.
  public static let limitExceeded = DiagnosticID(
    "limit-exceeded", .error, isAlwaysError: true,
    rule:
      "The input is larger than the language allows; the message names the limit. A file has at most 64 MiB and 128 "
      + "levels of nesting, and its aliases stand for at most 10 times its size. A tutorial has at most 10,000 steps, "
      + "a step 200 targets, a text 10,000 bytes, a snapshot 100,000 elements. A coordinate is at most 10,000,000 "
      + "away from 0. The work of compiling is limited too, for each kind of work, and --limit KIND=N raises a limit; "
      + "see security.md.",
    wrong: """
      - { id: footer, frame: [0, 9990000, 393, 44000] }
      """,
    right: """
      - { id: footer, frame: [0, 9990, 393, 44] }
      """)

  /// `invalid-utf8`.
  public static let invalidUTF8 = DiagnosticID(
    "invalid-utf8", .error, isAlwaysError: true,
    rule:
      "Files are UTF-8. The place is the first byte that isn't valid UTF-8. Convert a file that was saved as Latin-1 "
      + "or UTF-16.",
    wrong: """
      title: Caf\\xE9          (one byte, as Latin-1 has it)
      """,
    right: """
      title: Café
      """)

  /// `display-conflict`.
  public static let displayConflict = DiagnosticID(
    "display-conflict", .error,
    rule:
      "All snapshots of a variant are of the same device, so they must agree on the display. (Insets may differ, "
      + "because of a keyboard for example.)",
    wrong: """
      - { screen: inbox, variant: phone, display: { size: [393, 852] }, … }
      - { screen: settings, variant: phone, display: { size: [390, 844] }, … }
      """,
    right: """
      - { screen: inbox, variant: phone, display: { size: [393, 852] }, … }
      - { screen: settings, variant: phone, display: { size: [393, 852] }, … }
      """)

  /// `emitter-loss`.
  public static let emitterLoss = DiagnosticID(
    "emitter-loss", .warning,
    rule:
      "The emitter's format can't show something that the step asks for, so the file is written without it. "
      + "`tutorialc emitters` lists what each one can't express.",
    wrong: """
      overlay: { blur: 8 }        # and the emitter svg draws no blur
      """,
    right: """
      overlay: { opacity: 0.7 }
      """)

  /// `unsupported-schema`.
  public static let unsupportedSchema = DiagnosticID(
    "unsupported-schema", .error, isAlwaysError: true,
    rule:
      "The file has another format, or a version that this compiler doesn't read.",
    wrong: """
      schema: tutorialc.tutorial/9
      """,
    right: """
      schema: tutorialc.tutorial/1
      """)

  /// `unquoted-colour`.
  public static let unquotedColour = DiagnosticID(
    "unquoted-colour", .warning,
    rule:
      "In YAML, # after a space starts a comment, so a colour without quotes is nothing at all. Inside braces, the "
      + "comment also hides the closing brace; then the file can't be read any further, and it's an error.",
    wrong: """
      overlay:
        color: #000000
      """,
    right: """
      overlay:
        color: "#000000"
      """)

  /// `import-failed`.
  public static let importFailed = DiagnosticID(
    "import-failed", .error, isAlwaysError: true,
    rule:
      "The file is well-formed, but can't be imported: it has another format than the one asked for, or lacks "
      + "something that the importer must know and never guesses, such as the density of an Android screen.",
    wrong: """
      tutorialc import --from uiautomator window.xml -o inbox.layout.yaml
      """,
    right: """
      tutorialc import --from uiautomator window.xml --density 420 -o inbox.layout.yaml
      """)

  /// `matches-nothing`.
  package static let matchesNothing = DiagnosticID(
    "matches-nothing", .warning,
    rule:
      "A condition, or the pattern of --variant, matches no variant, so whatever depends on it is never shown. Or a "
      + "layout removes something that it doesn't inherit.",
    wrong: """
      only: { platform: ios, idiom: tv }      # no such variant in the manifests
      """,
    right: """
      only: { platform: ios }
      """)

  /// `internal-error`.
  public static let internalError = DiagnosticID(
    "internal-error", .error, isAlwaysError: true, isAboutSurroundings: true,
    rule:
      "The compiler contradicts itself. That is a bug in tutorialc: please report it with the file. Exit code 3.",
    wrong: """
      (any file)
      """,
    right: """
      (any file)
      """)
}
