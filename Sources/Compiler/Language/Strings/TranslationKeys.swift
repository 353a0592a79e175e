package import TutorialSyntax
import TutorialValues

/// The keys of strings files, for schemas and editors.
///
/// Keys may be flat or nested anywhere. A file may have other keys too, because clients may ask for their own.
/// `decodeTranslation` reads the file.
package enum TranslationKeys {
  /// The JSON Schema of strings files, as `tutorialc schema strings` prints it for editors; ends with a line end.
  ///
  /// The compiler checks that the tutorial has each key.
  package static var schema: String { SchemaPrinter.print(outline.schema, of: "strings", title: "strings file") }

  /// The file.
  package static let outline = MapOutline(
    name: "strings",
    prose:
      "The texts of a tutorial in one locale: keys and texts, nested or flat (`steps.compose.callout.title`). A key without a text is still to be translated.",
    keys: [
      text("title", "The tour's accessible name.", "Schreibe deine erste Mail"),
      map("steps", "The texts of the steps, by step id.", ofEach: true) { step },
      text("progress", "The position in the tour, with `{step}` and `{total}` in it.", "Schritt {step} von {total}"),
      map("common", "The standard texts.") { common },
    ],
    examples: [["title": "Schreibe deine erste Mail", "common": ["next": "Weiter"]]], others: { .reference(.entry) })

  private static let step = MapOutline(
    name: "step", prose: "The texts of a step.",
    keys: [
      map("callout", "The texts of the step's callout.") { callout },
      map("accessibility", "The texts that a screen reader says for the step.") { accessibility },
    ],
    examples: [["callout": ["title": "Eine Mail schreiben"]]], others: { .reference(.entry) })

  private static let callout = MapOutline(
    name: "callout", prose: "The texts of a callout.",
    keys: [
      text("title", "The callout's title.", "Willkommen"),
      text("body", "The callout's body.", "Zwei Tipper zur ersten Mail."),
      map("buttons", "The callout's buttons, by their index, from 0.", ofEach: true) { button },
      map("image", "The callout's image.") { image },
    ],
    examples: [["title": "Willkommen", "body": "Zwei Tipper zur ersten Mail."]], others: { .reference(.entry) })

  private static let image = MapOutline(
    name: "image", prose: "The texts of an image.",
    keys: [text("label", "A description of the image.", "Ein Papierflieger")],
    examples: [["label": "Ein Papierflieger"]], others: { .reference(.entry) })

  private static let button = MapOutline(
    name: "button", prose: "The texts of a button.", keys: [text("title", "The button's title.", "Los geht's")],
    examples: [["title": "Los geht's"]], others: { .reference(.entry) })

  /// The texts for a screen reader.
  private static let accessibility = MapOutline(
    name: "accessibility", prose: "The texts that a screen reader says for a step.",
    keys: [
      text("label", "The text to say instead of title and body.", "Schreiben"),
      text("hint", "The text to say after that.", "Öffnet eine leere Mail"),
    ],
    examples: [["label": "Schreiben"]], others: { .reference(.entry) })

  /// The standard texts.
  private static let common = MapOutline(
    name: "common", prose: "The standard texts.",
    keys: [
      text("back", "The title of the button that leads back.", "Zurück", else: "`Back`"),
      text("next", "The title of the button that leads on.", "Weiter", else: "`Next`"),
      text("done", "The title of the button `next` if it leads to the end.", "Fertig", else: "`Done`"),
      text(
        "progress", "The position in the tour, with `{step}` and `{total}` in it.", "{step} von {total}",
        else: "`{step} of {total}`"),
    ],
    examples: [["back": "Zurück", "next": "Weiter", "done": "Fertig"]], others: { .reference(.entry) })

  private static func text(
    _ name: String, _ prose: String, _ example: String, else otherwise: String = "the tutorial's"
  ) -> KeyDescription {
    KeyDescription(
      name: name, prose: prose, form: KindForm(.reference(.entry), examples: [.string(example)]),
      otherwise: .words("the text of a locale that this one falls back to, else \(otherwise)"))
  }

  /// A key whose value is a map of keys. Flat keys may continue it in any way.
  ///
  /// - Parameter each: true if there is such a map for each of several things, by an author's name or by an index.
  private static func map(
    _ name: String, _ prose: String, ofEach each: Bool = false, _ inner: @escaping @Sendable () -> MapOutline
  ) -> KeyDescription {
    let form = KindForm(
      ["anyOf": [each ? Self.each(inner()) : .reference(inner().definition), .reference(.entry)]], map: inner,
      names: each ? .always : .never)
    return KeyDescription(name: name, prose: prose, form: form, otherwise: .nothing)
  }

  /// A map from names or indices to items.
  private static func each(_ item: MapOutline) -> SchemaNode {
    ["type": "object", "additionalProperties": ["anyOf": [.reference(item.definition), .reference(.entry)]]]
  }
}

extension SchemaDefinition {
  /// A text, or a map of further keys.
  fileprivate static let entry: SchemaDefinition = SchemaDefinition("entry") {
    [
      "description": .string(
        "A text of at most \(grouped(Limits.text)) bytes in UTF-8; nothing if it is still to be translated; or a map whose keys continue after a dot."
      ),
      "anyOf": [
        ["type": ["string", "number", "boolean", "null"], "maxLength": .number(Double(Limits.text))],
        ["type": "object", "additionalProperties": .reference(.entry)],
      ],
    ]
  }
}
