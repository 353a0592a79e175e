/// Tutorials: their steps, styles, callouts and texts.
extension CatalogueEntry {
  static let duplicateStep = CatalogueEntry(
    "Step ids are unique in a tutorial: rules name steps by them.",
    wrong: """
      steps:
        - { id: compose, target: compose-button }
        - { id: compose, target: send-button }
      """,
    right: """
      steps:
        - { id: compose, target: compose-button }
        - { id: send, target: send-button }
      """)

  static let duplicateTutorial = CatalogueEntry(
    "Tutorial ids are unique in a build: the output is named after the id.",
    wrong: """
      tutorial: welcome      # in a.tutorial.yaml and in b.tutorial.yaml
      """,
    right: """
      tutorial: welcome-b    # in b.tutorial.yaml
      """)

  static let unknownStyle = CatalogueEntry(
    "A step uses a style that the tutorial's styles do not have.",
    wrong: """
      styles: { primary: { cutout: { shape: capsule } } }
      steps: [{ style: [primry], target: send }]
      """,
    right: """
      styles: { primary: { cutout: { shape: capsule } } }
      steps: [{ style: [primary], target: send }]
      """)

  static let unusedStyle = CatalogueEntry(
    "No step uses the style.",
    wrong: """
      styles: { primary: { cutout: { shape: capsule } } }
      steps: [{ target: send }]
      """,
    right: """
      styles: { primary: { cutout: { shape: capsule } } }
      steps: [{ style: [primary], target: send }]
      """)

  static let unknownStep = CatalogueEntry(
    "A rule or a button leads to a step that does not exist.",
    wrong: """
      advance: { tap: target, to: atach }
      """,
    right: """
      advance: { tap: target, to: attach }
      """)

  static let unknownButton = CatalogueEntry(
    "A rule waits for a button that the step's callout does not have, in any variant. Next and back are there without "
      + "being written; every other role is given to a button of the callout.",
    wrong: """
      callout: { body: Look., buttons: [{ title: Skip, role: skip }] }
      advance: [{ button: next }, { button: skp, to: end }]
      """,
    right: """
      callout: { body: Look., buttons: [{ title: Skip, role: skip }] }
      advance: [{ button: next }, { button: skip, to: end }]
      """)

  static let unreachableStep = CatalogueEntry(
    "No way leads to the step: those before it all lead elsewhere. Going back to it does not count, because somebody "
      + "must have been there before.",
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

  static let endlessLoop = CatalogueEntry(
    "Steps lead to one another by themselves, for ever, and nothing else leads out. A circle that a person drives, or "
      + "can leave, is fine.",
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

  static let noWayOn = CatalogueEntry(
    "Nothing that a person or the app can do leads on from the step: no button, no tap, no event, no time. Or nobody "
      + "can come to the end, and dismiss leaves no other way out.",
    wrong: """
      steps:
        - { id: a, callout: A, advance: { tap: target } }      # it has no target
      """,
    right: """
      steps:
        - { id: a, callout: A, advance: { tap: anywhere } }
      """)

  static let calloutDoesNotFit = CatalogueEntry(
    "The callout fits beside the target on none of the sides allowed, though it was moved along each of them: it stays "
      + "16 inside the safe area, and covers neither a hole nor what it is to avoid. The message says how many units each "
      + "side lacks. What fits nowhere may become a sheet, be made smaller, or lie beside something else (`anchor`).",
    wrong: """
      callout: { body: Tap here., placement: top }      # the target is at the top
      """,
    right: """
      callout: { body: Tap here., placement: [top, bottom] }
      """)

  static let calloutCoversTarget = CatalogueEntry(
    "The callout lies over what it speaks of, or over what it is to avoid, because the author has put it there: in the "
      + "middle of the display, into a banner, or nearer to the target than its edge.",
    wrong: """
      callout: { body: Tap here., placement: center }   # so is the target
      """,
    right: """
      callout: { body: Tap here., placement: auto }
      """)

  static let sheetCoversTarget = CatalogueEntry(
    "The sheet lies over a hole, or over what it is to avoid.",
    wrong: """
      callout: { kind: sheet, sheet: { height: 400 } }  # the target is in the lower half
      """,
    right: """
      callout: { kind: sheet, sheet: { height: 160 } }
      """)

  static let textOverflow = CatalogueEntry(
    "The text needs more room than the callout may have: more lines than `maxHeight`, a fixed `size` or a sheet's height "
      + "leave, or a word that is wider than the callout. Where no fonts are measured, its size is an estimate.",
    wrong: """
      callout: { body: A whole page of text …, maxHeight: 120 }
      """,
    right: """
      callout: { body: One line., maxHeight: 120 }
      """)

  static let missingLabel = CatalogueEntry(
    "The step has nothing that a screen reader could say: no callout, and no accessibility label.",
    wrong: """
      - { target: compose-button }
      """,
    right: """
      - { target: compose-button, accessibility: { label: Write a mail } }
      """)

  static let missingString = CatalogueEntry(
    "A translation lacks a text that the tutorial has, and so does every locale that it falls back to: people read the "
      + "tutorial's own language in its place, and English on the buttons `common.next`, `common.back` and `common.done`. "
      + "Under --strict that is an error. tutorialc strings LOCALE adds what is missing to the file.",
    wrong: """
      # strings/ja.yaml
      steps.compose.callout.title: メールを書く
      """,
    right: """
      # strings/ja.yaml
      steps.compose.callout.title: メールを書く
      steps.compose.callout.body: ここをタップ
      common: { next: 次へ, back: 戻る, done: 完了 }
      """)

  static let unknownString = CatalogueEntry(
    "A translation has a key that the tutorial does not. Keys that are not about its title, its steps or "
      + "the buttons next, back and done are the client's own.",
    wrong: """
      # strings/ja.yaml
      steps.compse.callout.title: メールを書く
      steps.compose.callout.body: ここをタップ
      """,
    right: """
      # strings/ja.yaml
      steps.compose.callout.title: メールを書く
      steps.compose.callout.body: ここをタップ
      """)
}
