import TutorialSyntax

/// Reads a program's options from the JSON Schema in its description.
///
/// It supports the part of JSON Schema that a table of options needs: an object of flags, numbers within bounds, texts,
/// and words.
enum OptionSchemaReader {
  private static let objectKeys = ["$schema", "type", "additionalProperties", "properties", "required", "description"]
  private static let optionKeys = ["description", "type", "minimum", "maximum", "enum", "enumDescriptions", "default"]
  private static let optionLimit = 100

  /// Returns the table of a schema.
  static func table(_ schema: MessageValue) throws(MessageFault) -> OptionTable {
    let object = try schema.object(objectKeys)
    guard try object.required("type").text() == "object" else { throw schema.fault("its type is not \"object\"") }
    if let others = object["additionalProperties"], try others.flag() {
      throw others.fault("options that are not listed are refused: false is expected")
    }
    var required: Set<String> = []
    for name in try object["required"]?.list() ?? [] { required.insert(try name.text()) }
    var entries: [OptionEntry] = []
    for (name, value) in try object["properties"]?.object().members ?? [] {
      guard isName(name) else { throw value.fault("the name of an option has letters, digits, \"-\" and \"_\"") }
      guard name != "command" else { throw value.fault("no option may have this name: it is the key of the program") }
      entries.append(try entry(name, value, isRequired: required.contains(name)))
    }
    guard entries.count <= optionLimit else { throw schema.fault("there are more than \(optionLimit) options") }
    if let unknown = required.first(where: { name in !entries.contains { $0.name == name } }) {
      throw schema.fault("the option \"\(excerpt(unknown))\" is required, but missing")
    }
    return OptionTable(entries)
  }

  private static func isName(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.count <= 60
      && text.unicodeScalars.allSatisfy {
        $0.isASCII && ($0.properties.isAlphabetic || "0123456789-_".unicodeScalars.contains($0))
      }
  }

  private static func entry(
    _ name: String, _ value: MessageValue, isRequired: Bool
  ) throws(MessageFault) -> OptionEntry {
    let object = try value.object(optionKeys)
    let kind = try kind(object)
    let summary = try object["description"]?.words() ?? ""
    let standard = try object["default"]?.option()
    let entry = OptionEntry(name, kind, summary, default: isRequired ? nil : standard)
    guard !isRequired else { return entry }
    guard let standard else { throw value.fault("an option has a \"default\", or is \"required\"") }
    guard entry.admits(standard) else {
      throw value.fault("the default is not \(entry.expectation)")
    }
    return entry
  }

  private static func kind(_ object: MessageObject) throws(MessageFault) -> OptionEntry.Kind {
    if let words = object["enum"] {
      let summaries = try object["enumDescriptions"]?.allWords(atMost: 1000) ?? []
      let names = try words.allWords(atMost: 1000)
      guard !names.isEmpty else { throw words.fault("it lists no word") }
      return .word(
        names.enumerated().map { place, name in
          OptionEntry.Word(name, summaries.indices.contains(place) ? summaries[place] : "")
        })
    }
    let type = try object.required("type")
    switch try type.text() {
    case "boolean": return .flag
    case "string": return .text
    case "number":
      let least = try object["minimum"]?.number() ?? -.infinity
      let most = try object["maximum"]?.number() ?? .infinity
      guard least <= most else { throw object.whole.fault("its minimum is above its maximum") }
      return .number(least...most)
    default: throw type.fault("an option is \"boolean\", \"number\" or \"string\", or has an \"enum\" of texts")
    }
  }
}
