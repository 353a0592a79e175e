package import TutorialSyntax
import TutorialTour

/// Checks the variables in texts, and records which are used.
package struct VariableCheck {
  /// The declared variables by name.
  private let declared: [String: VariableDeclaration]
  private var suggestions: Suggestions
  /// The names of the declared variables that occur in texts.
  package private(set) var used: Set<String> = []
  /// The diagnostics so far.
  package private(set) var diagnostics: [Diagnostic] = []

  /// A check of texts against a tutorial's declared variables.
  package init(_ variables: [VariableDeclaration]) {
    declared = Dictionary(variables.map { ($0.name.value, $0) }) { first, _ in first }
    suggestions = Suggestions(variables.map(\.name.value))
  }

  /// The maximum number of diagnostics for one text.
  private static let mostOfOneText = 20

  /// Returns true if a file may need the check: the tutorial declares variables, or the file contains `%{`.
  package func concerns(_ source: SourceText) -> Bool { !declared.isEmpty || source.mayHaveVariables }

  /// The declared variables in a text that is checked elsewhere.
  package func declared(in text: String) -> Set<String> {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return [] }
    return Set(TourTemplate(text).names.filter { declared[$0] != nil })
  }

  /// Checks a text.
  ///
  /// - Returns: the declared variables in it.
  @discardableResult
  package mutating func check(_ text: Located<String>, in source: SourceText) -> Set<String> {
    guard text.value.utf8.contains(UInt8(ascii: "%")), diagnostics.count < Diagnostic.maximumCount else { return [] }
    let mentions = TourTemplate(text.value).mentions
    var found: Set<String> = []
    var size = text.value.utf8.count
    let last = min(diagnostics.count + Self.mostOfOneText, Diagnostic.maximumCount)
    for mention in mentions where diagnostics.count < last {
      if let name = mention.name, let variable = declared[name] {
        found.insert(name)
        size += variable.longest
      } else if let problem = problem(mention, of: text, in: source) {
        diagnostics.append(problem)
      }
    }
    used.formUnion(found)
    if size > Limits.text, !found.isEmpty {
      diagnostics.append(
        Diagnostic(
          .limitExceeded, "with its samples the text is longer than the limit of \(Limits.text) bytes",
          at: SourceSpan(source, text.range)))
    }
    return found
  }

  /// The diagnostic for a sequence that begins like a variable and isn't one; nil if it is fine.
  private mutating func problem(
    _ mention: TourTemplate.Mention, of text: Located<String>, in source: SourceText
  ) -> Diagnostic? {
    // In a tutorial without variables, a brace after a percent sign is plain text.
    if mention.name == nil, declared.isEmpty { return nil }
    let token = String(decoding: Array(text.value.utf8)[mention.range], as: UTF8.self)
    let span = source.span(ofMention: mention.range, in: text)
    guard let name = mention.name else {
      let what = token == "%{" ? "begins a variable that has no end" : "is not a variable"
      return Diagnostic(
        .malformedVariable, "\"\(excerpt(token))\" \(what)", at: span, label: "write %%{ to show %{",
        notes: [
          .init("a variable is %{name}: a letter, then letters, digits and _, at most \(TourTemplate.longestName)")
        ])
    }
    guard !declared.isEmpty else {
      var diagnostic = Diagnostic(
        .unknownVariable, "people read \"\(token)\", because the tutorial declares no variables", at: span,
        label: "if it is a variable, declare it: variables: { \(name): { sample: … } }")
      diagnostic.severity = .warning
      return diagnostic
    }
    var diagnostic = Diagnostic(.unknownVariable, "no variable is called \"\(name)\"", at: span)
    if let nearest = suggestions.nearest(to: name) {
      diagnostic.primaryLabel = "did you mean \"\(nearest)\"?"
      // If the span had to be that of the whole text, there is nothing to replace.
      if span.range.range.count == token.utf8.count {
        diagnostic.fixits = [FixIt("replace it with %{\(nearest)}", .maybe, [.init(span, "%{\(nearest)}")])]
      }
    }
    return diagnostic
  }
}

extension SourceText {
  /// True if `%{` occurs anywhere in the file.
  fileprivate var mayHaveVariables: Bool {
    bytes.withUnsafeBufferPointer { bytes in
      var place = ByteScan.first(UInt8(ascii: "%"), in: bytes, from: 0)
      while place + 1 < bytes.count {
        if bytes[place + 1] == UInt8(ascii: "{") { return true }
        place = ByteScan.first(UInt8(ascii: "%"), in: bytes, from: place + 1)
      }
      return false
    }
  }

  /// The source span of a token within a text, or of the whole text.
  ///
  /// The token is located by its number among equal tokens, if source and text contain equally many. They may not,
  /// because the source may escape or fold something.
  fileprivate func span(ofMention range: Range<Int>, in text: Located<String>) -> SourceSpan {
    let value = Array(text.value.utf8)
    let token = Array(value[range])
    let inText = Self.places(of: token, in: value[...])
    let inSource = Self.places(of: token, in: bytes[text.range.range])
    guard inText.count == inSource.count, let number = inText.firstIndex(of: range.lowerBound) else {
      return SourceSpan(self, text.range)
    }
    let start = inSource[number]
    return SourceSpan(self, ByteRange(UInt32(clamping: start), UInt32(clamping: start + token.count)))
  }

  private static func places(of token: [UInt8], in bytes: ArraySlice<UInt8>) -> [Int] {
    guard bytes.count >= token.count else { return [] }
    return (bytes.startIndex...bytes.endIndex - token.count).filter { bytes[$0] == UInt8(ascii: "%") }
      .filter { bytes[$0...].starts(with: token) }
  }
}

extension Decoder {
  /// Checks the variables in a tutorial's texts.
  ///
  /// In a partial document, missing variables may be declared in the unreadable part, so nothing is reported.
  mutating func checkVariables(of tutorial: inout Tutorial) {
    guard !document.isPartial else {
      tutorial.usedVariables = Set(tutorial.variables.map(\.name.value))
      return
    }
    var check = VariableCheck(tutorial.variables)
    guard check.concerns(document.source) else { return }
    func texts(_ partial: StepPartial) -> [Located<String>] {
      let callout = partial.callout?.partial
      return [callout?.title, callout?.body].compactMap { $0 } + (callout?.buttons?.value ?? []).map(\.title)
        + [partial.accessibility?.label, partial.accessibility?.hint].compactMap { $0 }
    }
    if let title = tutorial.title { check.check(title, in: document.source) }
    for text in tutorial.defaults.map(texts) ?? [] { check.check(text, in: document.source) }
    for style in tutorial.styles { for text in texts(style.partial) { check.check(text, in: document.source) } }
    for step in tutorial.steps { for text in texts(step.partial) { check.check(text, in: document.source) } }
    for diagnostic in check.diagnostics { report(diagnostic) }
    for variable in tutorial.variables where variable.sample(in: tutorial.language, of: tutorial.language) == nil {
      report(
        Diagnostic(
          .valueOutOfRange,
          "\"\(variable.name.value)\" has no sample for \"\(excerpt(tutorial.language))\", the tutorial's language",
          at: SourceSpan(document.source, variable.sample.range)))
    }
    tutorial.usedVariables = check.used
  }
}

extension DiagnosticID {
  /// `unknown-variable`.
  package static let unknownVariable = DiagnosticID(
    "unknown-variable", .error,
    rule:
      "A text has a variable that the tutorial doesn't declare, so people would read `%{name}`. If the tutorial "
      + "declares no variables at all, people do read it so, and it's only a warning.",
    wrong: """
      variables: { name: { sample: Bartholomew } }
      steps: [{ callout: "Welcome, %{nmae}!" }]
      """,
    right: """
      variables: { name: { sample: Bartholomew } }
      steps: [{ callout: "Welcome, %{name}!" }]
      """)

  /// `malformed-variable`.
  package static let malformedVariable = DiagnosticID(
    "malformed-variable", .error,
    rule:
      "The text between `%{` and `}` isn't a name, or the `}` is missing. A name is an ASCII letter followed by "
      + "letters, digits and `_`, at most 64 in all. Write `%%{` to show `%{` itself.",
    wrong: """
      variables: { share: { sample: "100" } }
      steps: [{ callout: "%{share}% of %{1x}" }]
      """,
    right: """
      variables: { share: { sample: "100" } }
      steps: [{ callout: "%{share}% of %%{1x}" }]
      """)

  /// `unused-variable`.
  package static let unusedVariable = DiagnosticID(
    "unused-variable", .warning,
    rule:
      "No text of the tutorial and no translation uses the variable.",
    wrong: """
      variables: { name: { sample: Bartholomew }, total: { sample: "99" } }
      steps: [{ callout: "Welcome, %{name}!" }]
      """,
    right: """
      variables: { name: { sample: Bartholomew } }
      steps: [{ callout: "Welcome, %{name}!" }]
      """)
}
