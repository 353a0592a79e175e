package import TutorialSyntax

extension DiagnosticID {
  /// `missing-string`.
  package static let missingString = DiagnosticID(
    "missing-string", .warning,
    rule:
      "A translation lacks a text that the tutorial has, and so does every locale that it falls back to: people read the "
      + "tutorial's own language in its place, and English for the standard texts `common.next`, `common.back`, `common.done` and `common.progress`. "
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

  /// `missing-variable`.
  package static let missingVariable = DiagnosticID(
    "missing-variable", .warning,
    rule:
      "A translation and the tutorial's own text do not have the same variables: one was lost, or is there too many.",
    wrong: """
      # strings/ja.yaml, where the tutorial says "Welcome, %{name}!"
      steps.welcome.callout.title: ようこそ！
      """,
    right: """
      # strings/ja.yaml, where the tutorial says "Welcome, %{name}!"
      steps.welcome.callout.title: ようこそ、%{name}さん！
      """)

  /// `unknown-string`.
  package static let unknownString = DiagnosticID(
    "unknown-string", .warning,
    rule:
      "A translation has a key that the tutorial does not. Keys that are not about its title, its steps or "
      + "the standard texts are the client's own.",
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
