package import TutorialSyntax
import TutorialValues

/// The keys of strings files, for schemas and editors.
///
/// Keys may be flat or nested anywhere. A file may have other keys too, because clients may ask for their own.
/// `decodeTranslation` reads the file.
extension Translation {
  /// The file.
  package static let outline = MapOutline(
    name: "strings",
    prose:
      "The texts of a tutorial in one locale: keys and texts, nested or written out (`steps.compose.callout.title`). A key without a text waits for one.",
    keys: [
      text("title", "The tour's accessible name.", "Schreibe deine erste Mail"),
      map("steps", "The texts of the steps, by their ids.", ofEach: true) { step },
      text("progress", "Where in the tour one is, with `{step}` and `{total}` in it.", "Schritt {step} von {total}"),
      map("common", "The standard texts.") { common },
    ],
    examples: [["title": "Schreibe deine erste Mail", "common": ["next": "Weiter"]]], others: { .reference(.entry) })

  /// A step.
  private static let step = MapOutline(
    name: "step", prose: "The texts of a step.",
    keys: [
      map("callout", "The texts of its callout.") { callout },
      map("accessibility", "What a screen reader says of it.") { accessibility },
    ],
    examples: [["callout": ["title": "Eine Mail schreiben"]]], others: { .reference(.entry) })

  /// A callout.
  private static let callout = MapOutline(
    name: "callout", prose: "The texts of a callout.",
    keys: [
      text("title", "Its title.", "Willkommen"), text("body", "Its body.", "Zwei Tipper zur ersten Mail."),
      map("buttons", "Its buttons, by their places, from 0.", ofEach: true) { button },
      map("image", "Its image.") { image },
    ],
    examples: [["title": "Willkommen", "body": "Zwei Tipper zur ersten Mail."]], others: { .reference(.entry) })

  /// An image.
  private static let image = MapOutline(
    name: "image", prose: "The texts of an image.", keys: [text("label", "What it shows.", "Ein Papierflieger")],
    examples: [["label": "Ein Papierflieger"]], others: { .reference(.entry) })

  /// A button.
  private static let button = MapOutline(
    name: "button", prose: "The texts of a button.", keys: [text("title", "Its title.", "Los geht's")],
    examples: [["title": "Los geht's"]], others: { .reference(.entry) })

  /// The texts for a screen reader.
  private static let accessibility = MapOutline(
    name: "accessibility", prose: "What a screen reader says of a step.",
    keys: [
      text("label", "What it says instead of title and body.", "Schreiben"),
      text("hint", "What it says behind that.", "Öffnet eine leere Mail"),
    ],
    examples: [["label": "Schreiben"]], others: { .reference(.entry) })

  /// The standard texts.
  private static let common = MapOutline(
    name: "common", prose: "The standard texts.",
    keys: [
      text("back", "Of the button that leads back.", "Zurück", else: "`Back`"),
      text("next", "Of the button that leads on.", "Weiter", else: "`Next`"),
      text("done", "Of the button next where it leads to the end.", "Fertig", else: "`Done`"),
      text(
        "progress", "Where in the tour one is, with `{step}` and `{total}` in it.", "{step} von {total}",
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
        "A text of at most \(grouped(Limits.text)) bytes in UTF-8; nothing where it waits for one; or a map whose keys go on behind a point."
      ),
      "anyOf": [
        ["type": ["string", "number", "boolean", "null"], "maxLength": .number(Double(Limits.text))],
        ["type": "object", "additionalProperties": .reference(.entry)],
      ],
    ]
  }
}
