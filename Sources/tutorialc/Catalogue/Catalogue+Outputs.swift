/// Importers, emitters and outputs.
extension CatalogueEntry {
  static let emitterLoss = CatalogueEntry(
    "The emitter's format cannot show something that the step asks for. The file is written without it; tutorialc "
      + "emitters lists what each one cannot express.",
    wrong: """
      overlay: { blur: 8 }        # and the emitter svg draws no blur
      """,
    right: """
      overlay: { opacity: 0.7 }
      """)

  static let pluginCrashed = CatalogueEntry(
    "A plugin failed, or answered something that a plugin may not, such as a file outside the output folder. That is a "
      + "defect of the plugin. Exit code 3.",
    wrong: """
      { "files": [{ "path": "../../etc/motd" }] }
      """,
    right: """
      { "files": [{ "path": "first-mail.tour.json" }] }
      """)

  static let outputCollision = CatalogueEntry(
    "Two outputs would have one name, or names that differ only in case, which many file systems take for one. Neither "
      + "is written.",
    wrong: """
      emitters: { a: {}, b: {} }   # both write first-mail.json
      """,
    right: """
      emitters: { a: {} }
      """)

  static let unwritableOutput = CatalogueEntry(
    "An output cannot be written: the file system is full or read-only, or permission is lacking. The old file, if "
      + "there is one, is as it was. Exit code 3.",
    wrong: """
      tutorialc build . --out /proc
      """,
    right: """
      tutorialc build . --out build/tours
      """)

  static let outsideRoot = CatalogueEntry(
    "What a file names lies beneath a root: the checkout that the file is in, as a rule. So a checkout makes tutorialc "
      + "neither read nor write anything outside of itself, nor anything hidden in it. --root DIR names another root, and "
      + "what the command line names may lie anywhere; see security.md.",
    wrong: """
      layout: ../../../etc/app.layout.yaml
      """,
    right: """
      layout: ../layouts/app.layout.yaml
      """)

  static let staleOutput = CatalogueEntry(
    "A file that an earlier build wrote is made no longer, and is not what that build wrote: somebody has changed it, so "
      + "it stays. Remove it, or move it out of the output folder.",
    wrong: """
      (build/tours/old.tour.json, edited by hand, of a tutorial that is gone)
      """,
    right: """
      rm build/tours/old.tour.json
      """)

  static let importFailed = CatalogueEntry(
    "The file is well-formed and cannot be imported: it is of another format than the one asked for, or lacks something "
      + "that the importer must know and never guesses, such as the density of an Android screen.",
    wrong: """
      tutorialc import --from uiautomator window.xml -o inbox.layout.yaml
      """,
    right: """
      tutorialc import --from uiautomator window.xml --density 420 -o inbox.layout.yaml
      """)

  static let internalError = CatalogueEntry(
    "The compiler contradicts itself. That is a defect of tutorialc: please report it with the file. Exit code 3.",
    wrong: """
      (any file)
      """,
    right: """
      (any file)
      """)
}
