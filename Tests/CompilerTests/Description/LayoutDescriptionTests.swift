import Foundation
import TestSupport
import Testing
import TutorialLayouts
import TutorialSyntax

@testable import TutorialCompiler
@testable import TutorialLanguage

@Suite("The description of layout manifests holds, for every key")
struct LayoutDescriptionTests {
  private static let page = try? String(
    contentsOf: URL(filePath: #filePath).appending(path: "../../../../docs/layout.md").standardized, encoding: .utf8)
  /// The page's pieces between backticks, and the schema's between quotation marks.
  private static let pageWords = Set((page ?? "").split(separator: "`"))
  private static let schemaTexts = Set(LayoutManifest.schema.split(separator: "\""))

  private func text(_ manifest: SchemaNode) -> MarkedText { MarkedText(SchemaPrinter.line(manifest)) }

  /// Returns the diagnostic ids of a manifest before anything is merged.
  private func decoded(_ tried: DescribedLayoutKey, _ value: SchemaNode) -> [DiagnosticID] {
    decodedLayout(text(TriedLayout(for: tried).setting(value))).diagnostics.map(\.id)
  }

  /// Returns all diagnostics of the manifest.
  private func findings(_ tried: DescribedLayoutKey, _ value: SchemaNode) -> [Diagnostic] {
    solvedLayouts(text(TriedLayout(for: tried).setting(value))).diagnostics
  }

  /// Describes the snapshots of a manifest, or returns nil if it has errors.
  private func held(_ manifest: SchemaNode) -> String? {
    let library = solvedLayouts(text(manifest))
    guard library.diagnostics.allSatisfy({ $0.severity != .error }) else { return nil }
    return library.value.snapshots.map { told($0) }.joined(separator: "\n")
  }

  @Test("Every key has prose, and an example", arguments: DescribedLayoutKey.all)
  func isTold(tried: DescribedLayoutKey) {
    #expect(tried.key.prose.hasSuffix("."))
    #expect(!tried.examples.isEmpty || tried.key.form.map != nil)
  }

  @Test("Every example is right", arguments: DescribedLayoutKey.all)
  func examples(tried: DescribedLayoutKey) {
    for example in tried.examples {
      #expect(findings(tried, example).filter { $0.severity == .error } == [], "\(SchemaPrinter.line(example))")
    }
  }

  @Test("Every word decodes, stands in the schema, and on the page", arguments: DescribedLayoutKey.all)
  func words(tried: DescribedLayoutKey) {
    for word in tried.key.form.words {
      #expect(findings(tried, .string(word.word)) == [])
      #expect(Self.schemaTexts.contains(word.word[...]))
      #expect(Self.pageWords.contains(word.word[...]))
      #expect(!word.prose.isEmpty && word.prose.last != ".")
    }
  }

  @Test(
    "An unknown word is refused",
    arguments: DescribedLayoutKey.all.filter { !$0.key.form.words.isEmpty })
  func unknownWord(tried: DescribedLayoutKey) {
    #expect(findings(tried, "zzzzzzzzzzzz").map(\.id) == [.valueOutOfRange])
  }

  @Test("Every limit of a number is met at its edge, and refused beyond", arguments: DescribedLayoutKey.all)
  func limits(tried: DescribedLayoutKey) {
    guard let number = tried.key.form.schema().number else { return }
    func value(_ name: String) -> Double? {
      if case .number(let value)? = number.members.first(where: { $0.name == name })?.value { return value }
      return nil
    }
    // The fit on the display isn't tested here.
    func holds(_ value: Double) -> Bool { decoded(tried, .number(value)) == [] }
    func isRefused(_ value: Double) -> Bool {
      findings(tried, .number(value)).contains {
        [.valueOutOfRange, .placeConstraints, .rowDoesNotFit].contains($0.id)
      }
    }
    if let least = value("minimum") { #expect(holds(least) && isRefused(least - 0.001)) }
    if let bound = value("exclusiveMinimum") { #expect(holds(bound + 0.001) && isRefused(bound)) }
    if let most = value("maximum") { #expect(holds(most) && isRefused(most + 0.001)) }
  }

  @Test("Every limit of a text is met at its edge, and refused beyond", arguments: DescribedLayoutKey.all)
  func textLimits(tried: DescribedLayoutKey) {
    guard
      case .number(let most)? = tried.key.form.schema().resolved.members.first(where: { $0.name == "maxLength" })?.value
    else { return }
    // A picture's name must end in its format.
    let ending = tried.path.contains("screenshot") ? ".png" : ""
    let text = String(repeating: "a", count: Int(most) - ending.utf8.count) + ending
    #expect(decoded(tried, .string(text)) == [])
    #expect(decoded(tried, .string("a" + text)) == [.limitExceeded])
    #expect(decoded(tried, .string("あ" + text.dropFirst())) == [.limitExceeded])
  }

  @Test(
    "Written in the snapshot that is extended, or in the one that extends it, a key does the same",
    arguments: DescribedLayoutKey.inherited)
  func inheritance(tried: DescribedLayoutKey) {
    let layout = TriedLayout(for: tried)
    var seen: Set<String> = []
    for example in tried.examples {
      let inherited = held(layout.inheriting(example))
      #expect(inherited != nil, "\(SchemaPrinter.line(layout.inheriting(example)))")
      #expect(inherited == held(layout.extending(example)), "\(SchemaPrinter.line(example))")
      seen.insert(inherited ?? "")
    }
    seen.remove(held(layout.inheriting(nil)) ?? "")
    #expect(!seen.isEmpty, "no example of \(tried) changes anything")
  }

  /// Keys that have an effect by being written.
  ///
  /// Insets are passed on as they are, and a written z determines the paint order.
  private static let saying: Set<String> = ["snapshots.insets.safeArea", "snapshots.elements.z"]

  @Test(
    "A default that is written out changes nothing",
    arguments: DescribedLayoutKey.all.filter { !saying.contains("\($0)") })
  func defaults(tried: DescribedLayoutKey) throws {
    guard case .value(let value) = tried.key.otherwise else { return }
    let layout = TriedLayout(for: tried)
    let written = try #require(held(layout.setting(value)))
    #expect(written == held(layout.without))
  }
}
