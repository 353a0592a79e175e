package import TutorialSyntax

extension DiagnosticID {
  /// `missing-string`.
  package static let missingString = DiagnosticID(
    "missing-string", .warning,
    rule:
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

  /// `unknown-string`.
  package static let unknownString = DiagnosticID(
    "unknown-string", .warning,
    rule:
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
