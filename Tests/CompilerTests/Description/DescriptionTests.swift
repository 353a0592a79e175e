import Foundation
import TestSupport
import Testing
import TutorialSyntax

@testable import TutorialLanguage

@Suite("The description of values holds, for every key")
struct DescriptionTests {
  private static let page = try? String(
    contentsOf: URL(filePath: #filePath).appending(path: "../../../../docs/language.md").standardized, encoding: .utf8)
  /// The page's pieces between backticks, and the schema's between quotation marks.
  private static let pageWords = Set((page ?? "").split(separator: "`"))
  private static let schemaTexts = Set(Tutorial.schema.split(separator: "\""))

  /// Returns the findings in a step with a key set to a value.
  private func findings(_ tried: DescribedKey, _ value: SchemaNode) -> [Diagnostic] {
    let step = TriedStep(for: tried).step.setting(tried.path, value)
    return CompilerTests.findings(MarkedText(TriedStep.text(onlyStep: step)))
  }

  @Test("Every key has prose, and an example", arguments: DescribedKey.all)
  func isTold(tried: DescribedKey) {
    #expect(tried.key.prose.hasSuffix("."))
    #expect(!tried.examples.isEmpty || tried.key.form.map != nil)
  }

  @Test("Every example is right", arguments: DescribedKey.all)
  func examples(tried: DescribedKey) {
    for example in tried.examples {
      #expect(findings(tried, example).filter { $0.severity == .error } == [], "\(SchemaPrinter.line(example))")
    }
  }

  @Test("Every word decodes, stands in the schema, and on the page", arguments: DescribedKey.all)
  func words(tried: DescribedKey) {
    for word in tried.key.form.words {
      #expect(findings(tried, wrapped(tried, word.word)) == [])
      #expect(Self.schemaTexts.contains(word.word[...]))
      #expect(Self.schemaTexts.contains(word.prose[...]))
      let ending = "-\(word.word.split(separator: "-").last ?? "")"
      #expect(Self.pageWords.contains(word.word[...]) || Self.pageWords.contains(ending[...]))
      #expect(!word.prose.isEmpty && word.prose.last != ".")
    }
  }

  @Test("Every way to write an easing has an example that is right, and stands in the schema and on the page")
  func easings() throws {
    let page = try #require(Self.page)
    for notation in EasingNotation.all {
      guard case .function(let name, _) = notation.form, case .string(let example) = notation.example else { continue }
      #expect(Tutorial.schema.contains("\\\\s*\(name)\\\\("))
      #expect(page.contains("[`\(name)(…)`]") && page.contains("`\(example)`"))
    }
    for (word, right) in EasingNotation.all.flatMap(\.respelled) {
      #expect(page.contains("`\(word)`") && page.contains("`\(right)`"))
    }
  }

  @Test("An unknown word is refused", arguments: DescribedKey.all.filter { !$0.key.form.words.isEmpty })
  func unknownWord(tried: DescribedKey) {
    #expect(findings(tried, wrapped(tried, "zzzzzzzzzzzz")).map(\.id) == [.valueOutOfRange])
  }

  @Test("Every limit of a number is met at its edge, and refused beyond", arguments: DescribedKey.all)
  func limits(tried: DescribedKey) {
    // The limits of a spring depend on all of its keys; other tests cover them.
    guard let number = tried.key.form.schema().number, !tried.path.contains("spring") else { return }
    func value(_ name: String) -> Double? {
      if case .number(let value)? = number.members.first(where: { $0.name == name })?.value { return value }
      return nil
    }
    let step = number.members.contains { $0.name == "type" && $0.value.isString("integer") } ? 1 : 0.001
    func holds(_ value: Double) -> Bool {
      findings(tried, .number(value)).allSatisfy { $0.severity != .error }
    }
    func isRefused(_ value: Double) -> Bool { findings(tried, .number(value)).map(\.id).contains(.valueOutOfRange) }
    if let least = value("minimum") { #expect(holds(least) && isRefused(least - step)) }
    if let bound = value("exclusiveMinimum") { #expect(holds(bound + step) && isRefused(bound)) }
    if let most = value("maximum") { #expect(holds(most) && isRefused(most + step)) }
  }

  @Test("Every limit of a text is met at its edge, and refused beyond", arguments: DescribedKey.all)
  func textLimits(tried: DescribedKey) {
    guard
      case .number(let most)? = tried.key.form.schema().resolved.members.first(where: { $0.name == "maxLength" })?.value
    else { return }
    let text = String(repeating: "a", count: Int(most))
    #expect(!findings(tried, .string(text)).map(\.id).contains(.limitExceeded))
    #expect(findings(tried, .string(text + "a")).map(\.id) == [.limitExceeded])
    #expect(
      findings(tried, .string(text.dropLast() + "あ")).map(\.id).contains(.limitExceeded) || tried.key.name == "role")
  }

  /// Returns a word in the form that the key takes.
  private func wrapped(_ tried: DescribedKey, _ word: String) -> SchemaNode { .string(word) }
}

extension SchemaNode {
  /// The target of a reference, or else the node itself.
  var resolved: SchemaNode {
    guard case .pointer(let definition)? = members.first(where: { $0.name == "$ref" })?.value else { return self }
    return definition.make().resolved
  }

  /// The schema of a number: the node itself or one of its alternatives.
  var number: SchemaNode? {
    let node = resolved
    let type = node.members.first { $0.name == "type" }?.value
    if type?.isString("number") == true || type?.isString("integer") == true { return node }
    guard case .array(let alternatives)? = node.members.first(where: { $0.name == "anyOf" })?.value else { return nil }
    return alternatives.lazy.compactMap(\.number).first
  }

  func isString(_ text: String) -> Bool {
    if case .string(text) = self { return true }
    return false
  }
}
