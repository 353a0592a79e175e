/// Keys and values, in every file.
extension CatalogueEntry {
  static let duplicateKey = CatalogueEntry(
    "A map has each key once. Of two, a reader could only guess which is meant.",
    wrong: """
      callout: { title: One, title: Two }
      """,
    right: """
      callout: { title: One, body: Two }
      """)

  static let unknownKey = CatalogueEntry(
    "The map does not have this key. Keys are camelCase. An unknown key is never passed over, since it is nearly always "
      + "a mistyped known one.",
    wrong: """
      cutout: { paddding: 10 }
      """,
    right: """
      cutout: { padding: 10 }
      """)

  static let conflictingKeys = CatalogueEntry(
    "The map has keys of which only one may be there: they say the same thing in different ways.",
    wrong: """
      advance: { tap: target, after: 2s }
      """,
    right: """
      advance: [{ tap: target }, { after: 2s }]
      """)

  static let missingKey = CatalogueEntry(
    "A key that everything depends on is not there.",
    wrong: """
      steps:
        - target: compose-button
      """,
    right: """
      tutorial: first-mail
      steps:
        - target: compose-button
      """)

  static let wrongType = CatalogueEntry(
    "The value is of another kind than the key takes: a text where a number belongs, a list where a map does.",
    wrong: """
      cutout: { padding: wide }
      """,
    right: """
      cutout: { padding: 12 }
      """)

  static let valueOutOfRange = CatalogueEntry(
    "The value is of the right kind and outside what is allowed: a number too small or too large, not a number or "
      + "infinite, a word that is none of those the key knows, an id with other characters than a-z, 0-9 and hyphens.",
    wrong: """
      overlay: { opacity: 60 }
      """,
    right: """
      overlay: { opacity: 0.6 }
      """)

  static let unquotedColour = CatalogueEntry(
    "In YAML, # after a space starts a comment: a colour without quotes is nothing at all. Inside braces the comment "
      + "hides what closes them too; the file cannot be read on, and it is an error.",
    wrong: """
      overlay:
        color: #000000
      """,
    right: """
      overlay:
        color: "#000000"
      """)

  static let suspiciousDuration = CatalogueEntry(
    "Times are seconds. A number this large was surely meant as milliseconds.",
    wrong: """
      delay: 400
      """,
    right: """
      delay: 400ms
      """)

  static let durationWithSpring = CatalogueEntry(
    "A spring takes as long as it takes to settle, so a duration beside it in the same map has no meaning. One that is "
      + "inherited is replaced.",
    wrong: """
      move: { easing: { spring: { response: 0.4, dampingFraction: 0.7 } }, duration: 1 }
      """,
    right: """
      move: { easing: { spring: { response: 0.4, dampingFraction: 0.7 } } }
      """)

  static let valueClamped = CatalogueEntry(
    "The value was brought into the range that a renderer can show. The tour has the nearest value that works.",
    wrong: """
      effects: { kind: glow, amount: 2 }
      """,
    right: """
      effects: { kind: glow, amount: 1 }
      """)

  static let unusedIgnore = CatalogueEntry(
    "A comment that silences a diagnostic does not silence anything: the place was mended, or the id is mistyped. The "
      + "comment stands on a line of its own, right above the line that it speaks for.",
    wrong: """
      # tutorialc: ignore clippped-target the list scrolls by itself
      target: row-9
      """,
    right: """
      # tutorialc: ignore clipped-target the list scrolls by itself
      target: row-9
      """)

  static let notYetCompiled = CatalogueEntry(
    "The key is known and checked, and has no effect in this version.",
    wrong: """
      # tutorialc.yaml
      emitters: { mine: { command: [./mine] } }
      """,
    right: """
      # tutorialc.yaml: leave it out for now
      """)
}
