import TutorialCompiler
import TutorialLanguage
import TutorialPluginKit
import TutorialSyntax
import TutorialTour
import TutorialValues

/// Decodes `fonts` of `tutorialc.yaml`: a font or a list of them for all faces, or a map of faces to fonts.
struct FontSettingsDecoder {
  private enum Key: String, DocumentKey {
    case title, body, strong, button, measurer
    static let table = KeyTable<Self>()
  }

  private enum FontKey: String, DocumentKey {
    case path, index, weight, locales
    static let table = KeyTable<Self>()
  }

  /// The form of a valid value.
  static var form: KindForm {
    let font = SchemaDefinition("font") {
      [
        "description": "A font: its path, or a map with it.",
        "anyOf": [
          ["type": "string"],
          [
            "type": "object", "additionalProperties": false, "required": ["path"],
            "properties": [
              "path": ["description": "The font's file, relative to this file.", "type": "string"],
              "index": [
                "description": "The index of the font in a collection.", "default": 0, "type": "integer", "minimum": 0,
                "maximum": 999,
              ],
              "weight": [
                "description": "The weight of a variable font.", "type": "number", "minimum": 1, "maximum": 1000,
              ],
              "locales": [
                "description": "The languages that the font is for; by default all.",
                "anyOf": [.reference(.locale), ["type": "array", "items": .reference(.locale)]],
              ],
            ],
          ],
        ],
      ]
    }
    let fonts: SchemaNode = ["anyOf": [.reference(font), ["type": "array", "items": .reference(font)]]]
    @Sendable func face(_ description: String) -> SchemaNode {
      fonts.with(before: [.init("description", .string(description))])
    }
    return KindForm(
      [
        "anyOf": [
          .reference(font), ["type": "array", "items": .reference(font)],
          [
            "type": "object", "additionalProperties": false,
            "properties": [
              "title": face("The fonts of titles; by default the body's."), "body": face("The fonts of texts."),
              "strong": face("The fonts of strong words; by default the title's."),
              "button": face("The fonts of buttons; by default the title's."),
              "measurer": [
                "description": "The program that measures texts, and its arguments. It has to be allowed.",
                "anyOf": [["type": "string"], ["type": "array", "minItems": 1, "items": ["type": "string"]]],
              ],
            ],
          ],
        ]
      ], examples: [["fonts/Inter-Regular.ttf"], ["title": "fonts/Inter-Bold.ttf", "body": "fonts/Inter-Regular.ttf"]])
  }

  private let folder: String
  private var settings: FontSettings

  /// The settings at `node`.
  static func decode(_ key: NodeID, _ node: NodeID, in folder: String, _ decoder: inout Decoder) -> FontSettings {
    let errorsBefore = decoder.errorCount
    var decoding = FontSettingsDecoder(folder: folder, settings: FontSettings(span: decoder.document.span(key)))
    decoding.decode(node, &decoder)
    if decoding.settings.files.isEmpty, decoder.errorCount == errorsBefore {
      decoder.reportOutOfRange(node, "\"fonts\" names no font")
    }
    decoding.settings.isWrong = decoder.errorCount > errorsBefore
    return decoding.settings
  }

  private mutating func decode(_ node: NodeID, _ decoder: inout Decoder) {
    guard decoder.document.kind(node) == .mapping, !isFont(node, decoder) else {
      settings.entries[.body] = fonts(node, &decoder)
      return
    }
    var fields = decoder.fields(node, Key.self, of: "the fonts")
    while let field = decoder.next(&fields) {
      switch field.key {
      case .title: settings.entries[.title] = fonts(field.value, &decoder)
      case .body: settings.entries[.body] = fonts(field.value, &decoder)
      case .strong: settings.entries[.strong] = fonts(field.value, &decoder)
      case .button: settings.entries[.button] = fonts(field.value, &decoder)
      case .measurer: settings.command = ProgramWords.decode(field.value, of: "the measurer", in: folder, &decoder)
      }
    }
  }

  /// Returns true if a map is a single font instead of a map of faces.
  private func isFont(_ node: NodeID, _ decoder: Decoder) -> Bool {
    var children = decoder.document.children(node)
    while let key = children.next(), children.next() != nil {
      if decoder.document.string(key) == FontKey.path.rawValue { return true }
    }
    return false
  }

  private func fonts(_ node: NodeID, _ decoder: inout Decoder) -> [FontSettings.Entry] {
    guard decoder.document.kind(node) == .sequence else { return font(node, &decoder).map { [$0] } ?? [] }
    return decoder.document.children(node).compactMap { font($0, &decoder) }
  }

  private func font(_ node: NodeID, _ decoder: inout Decoder) -> FontSettings.Entry? {
    guard decoder.document.kind(node) == .mapping else {
      return decoder.string(node, expected: "the path of a font, or a map with one").map { entry($0, decoder) }
    }
    var result: FontSettings.Entry?
    var font = MeasurerFont(path: "")
    var fields = decoder.fields(node, FontKey.self, of: "a font")
    while let field = decoder.next(&fields) {
      switch field.key {
      case .path: result = decoder.string(field.value, expected: "the path of a font").map { entry($0, decoder) }
      case .index: font.index = index(field.value, &decoder) ?? 0
      case .weight: font.weight = weight(field.value, &decoder)
      case .locales: font.locales = locales(field.value, &decoder)
      }
    }
    if !fields.contains(.path) { decoder.reportMissingKey("path", of: "a font", at: node) }
    guard var result else { return nil }
    font.path = result.font.path
    result.font = font
    return result
  }

  private func entry(_ path: Located<String>, _ decoder: Decoder) -> FontSettings.Entry {
    FontSettings.Entry(
      font: MeasurerFont(path: FilePath.join(folder, path.value)),
      span: SourceSpan(decoder.document.source, path.range))
  }

  private func index(_ node: NodeID, _ decoder: inout Decoder) -> Int? {
    guard let text = decoder.string(node, expected: "a whole number") else { return nil }
    guard let index = Int(text.value), (0...999).contains(index) else {
      decoder.reportOutOfRange(node, "the index of a font is a whole number from 0 to 999")
      return nil
    }
    return index
  }

  private func weight(_ node: NodeID, _ decoder: inout Decoder) -> Double? {
    guard let text = decoder.string(node, expected: "a number") else { return nil }
    guard let weight = Double(text.value), weight >= 1, weight <= 1000 else {
      decoder.reportOutOfRange(node, "the weight of a font is a number from 1 to 1000")
      return nil
    }
    return weight
  }

  private func locales(_ node: NodeID, _ decoder: inout Decoder) -> [String] {
    let nodes = decoder.document.kind(node) == .sequence ? Array(decoder.document.children(node)) : [node]
    var locales: [String] = []
    for node in nodes {
      guard let locale = decoder.string(node, expected: "a locale") else { continue }
      guard LanguageTag.isWellFormed(locale.value) else {
        decoder.reportOutOfRange(node, "\"\(excerpt(locale.value))\" is not a locale")
        continue
      }
      locales.append(locale.value)
    }
    return locales
  }
}

extension Decoder {
  fileprivate var errorCount: Int { diagnostics.count { $0.severity == .error } }
}
