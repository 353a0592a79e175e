package import TutorialSyntax

extension DiagnosticID {
  /// `missing-string`.
  package static let missingString = DiagnosticID(
    "missing-string", .warning,
    rule:
      "A translation lacks one of the tutorial's texts, and so does every locale that it falls back to. People read "
      + "the text in the tutorial's own language instead, or in English for the standard texts `common.next`, "
      + "`common.back`, `common.done` and `common.progress`. With --strict, this is an error. `tutorialc strings "
      + "LOCALE` adds the missing keys to the file.",
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
      "A translation and the tutorial's own text don't have the same variables: the translation lacks one, or has one "
      + "too many.",
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
      "A translation has a key that the tutorial doesn't have. Keys outside its title, its steps and the standard "
      + "texts are the client's own.",
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
