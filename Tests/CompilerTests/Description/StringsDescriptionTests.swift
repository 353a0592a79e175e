import TestSupport
import Testing
import TutorialSyntax

@testable import TutorialCompiler
@testable import TutorialLanguage

@Suite("The description of strings files holds, for every key")
struct StringsDescriptionTests {
  /// The keys with texts, with a name or an index for each repeated item, and their descriptions.
  private static let keys: [(path: String, key: KeyDescription)] = {
    var found: [(String, KeyDescription)] = []
    func visit(_ map: MapOutline, _ prefix: String) {
      for key in map.keys {
        guard let inner = key.form.map?() else {
          found.append((prefix + key.name, key))
          continue
        }
        let item = ["steps": "s.", "buttons": "0."][key.name] ?? ""
        visit(inner, "\(prefix)\(key.name).\(item)")
      }
    }
    visit(TranslationKeys.outline, "")
    return found
  }()

  private func decoded(_ text: String) -> Parsed<Translation> {
    let source = SourceText(path: "de.json", bytes: Array(text.utf8))
    return decodeTranslation(JSONReader.read(source).value, locale: "de")
  }

  @Test("The keys are those of a tutorial that has all texts")
  func areThoseOfTutorials() {
    let tutorial = MarkedText(
      """
      tutorial: t
      title: Title
      steps:
        - id: s
          callout: { title: T, body: B, buttons: [{ title: Go }], image: { name: i, label: A picture }, progress: "{step}" }
          accessibility: { label: L, hint: H }
      """)
    let possible = decode(tutorial).value.map(possibleKeys) ?? []
    #expect(Set(Self.keys.map(\.path)) == possible)
  }

  @Test("Every key has prose, and an example that is a text, nested or written out")
  func examples() {
    for (path, key) in Self.keys {
      #expect(key.prose.hasSuffix("."))
      #expect(!key.form.examples.isEmpty)
      for example in key.form.examples {
        for keys in [[path], path.split(separator: ".").map(String.init)] {
          let file = decoded(SchemaPrinter.line(SchemaNode.object([]).setting(keys, example)))
          #expect(file.diagnostics == [])
          #expect(file.value.entries.map(\.key.value) == [path])
          #expect(file.value.entries.allSatisfy { $0.text.map { example.isString($0) } ?? false })
        }
      }
    }
  }

  @Test("The limit of a text is met at its edge, and refused beyond")
  func limit() {
    let text = String(repeating: "a", count: Limits.text)
    #expect(decoded(#"{ "title": "\#(text)" }"#).diagnostics == [])
    #expect(decoded(#"{ "title": "\#(text)a" }"#).diagnostics.map(\.id) == [.limitExceeded])
    #expect(TranslationKeys.schema.contains("\"maxLength\": \(Limits.text)"))
  }
}
