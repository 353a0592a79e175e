/// Programs that run beside the compiler, and the compiler's own crashes.
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

  static let compilerCrashed = CatalogueEntry(
    "The compiler crashed at work on this file. Nothing is written for it and its old outputs stay; the other files were "
      + "compiled as if it were not there. That is a defect of tutorialc: please report it with the file. Exit code 3.",
    wrong: """
      (any file)
      """,
    right: """
      (the same file, once the defect is mended)
      """)
}
