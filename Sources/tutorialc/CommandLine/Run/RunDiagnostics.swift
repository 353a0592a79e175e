import TutorialSyntax

extension DiagnosticID {
  static let duplicateTutorial = DiagnosticID(
    "duplicate-tutorial", .error, isAlwaysError: true,
    rule:
      "Tutorial ids are unique in a build, because the output is named after the id.",
    wrong: """
      tutorial: welcome      # in a.tutorial.yaml and in b.tutorial.yaml
      """,
    right: """
      tutorial: welcome-b    # in b.tutorial.yaml
      """)

  static let outputCollision = DiagnosticID(
    "output-collision", .error, isAlwaysError: true,
    rule:
      "Two outputs would have the same name, or names that differ only in case, which many file systems treat as the "
      + "same. Neither is written.",
    wrong: """
      emitters: { a: {}, b: {} }   # both write first-mail.json
      """,
    right: """
      emitters: { a: {} }
      """)

  static let unwritableOutput = DiagnosticID(
    "unwritable-output", .error, isAlwaysError: true, isAboutSurroundings: true,
    rule:
      "An output can't be written: the file system is full or read-only, or you lack permission. The old file, if "
      + "there is one, is unchanged. Exit code 3.",
    wrong: """
      tutorialc build . --out /proc
      """,
    right: """
      tutorialc build . --out build/tours
      """)

  static let unsearchedFolder = DiagnosticID(
    "unsearched-folder", .warning,
    rule:
      "A folder with tutorials in it isn't searched, because a build has written into it and outputs aren't sources. "
      + "If the build wrote there by mistake, `tutorialc clean` removes its outputs and its records. Otherwise, name "
      + "the tutorials themselves.",
    wrong: """
      tutorialc build tutorials --out tutorials/first   # tutorials/first holds tutorials
      """,
    right: """
      tutorialc build tutorials --out build/tours
      """)

  static let danglingLink = DiagnosticID(
    "dangling-link", .warning,
    rule:
      "A folder that is searched, or a pattern, has a symbolic link with a tutorial's name that leads to no file, so "
      + "it isn't compiled. Fix the link, or remove it.",
    wrong: """
      ln -s ../shared/frist.tutorial.yaml tutorials/first.tutorial.yaml
      """,
    right: """
      ln -s ../shared/first.tutorial.yaml tutorials/first.tutorial.yaml
      """)

  static let staleOutput = DiagnosticID(
    "stale-output", .warning,
    rule:
      "An earlier build wrote a file that is no longer made. Somebody has changed the file since, so it stays. Remove "
      + "it, or move it out of the output folder.",
    wrong: """
      (build/tours/old.tour.json, edited by hand, of a tutorial that is gone)
      """,
    right: """
      rm build/tours/old.tour.json
      """)
}
