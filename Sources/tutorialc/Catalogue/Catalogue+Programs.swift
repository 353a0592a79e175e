/// Programs that run beside the compiler.
extension CatalogueEntry {
  static let programNotAllowed = CatalogueEntry(
    "The configuration names a program that comes with the files that are compiled, or a command of its own choice, and "
      + "nobody has allowed it to run: looking at somebody's checkout must not run what lies in it. Look at the program, "
      + "then run the line that the message ends with; it is asked for again when the program changes. Nothing is "
      + "written meanwhile. `--allow-plugins`, or TUTORIALC_ALLOW_PLUGINS=1, runs whatever is named.",
    wrong: """
      fonts: { body: Inter.ttf, measurer: tools/measure.sh }    # and nobody has said tutorialc allow
      """,
    right: """
      fonts: { body: Inter.ttf }    # tutorialc-measure, which comes with the compiler
      """)
}
