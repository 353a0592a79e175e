import TutorialSyntax

/// The JSON Schema (draft 2020-12) of the tour, as `tutorialc schema tour` prints it.
///
/// It is strict: an unknown field is an error, because the schema verifies the compiler's output. Readers ignore such
/// fields, because a later version may have added them.
public enum TourSchema {
  /// The schema's text, ending with a line end.
  public static var json: String {
    SchemaPrinter.print(FormatObject.tour.schema, of: "tour", title: "tour")
  }
}

extension FormatObject {
  var schema: SchemaNode {
    var members: [SchemaNode.Member] = [
      .init("description", .string(plainText(prose))), .init("type", "object"),
      .init("additionalProperties", others?.schema ?? false),
    ]
    let required = fields.filter(\.isRequired).map { SchemaNode.string($0.name) }
    if !required.isEmpty { members.append(.init("required", .array(required))) }
    let rules = choices.map {
      [SchemaNode.Member("oneOf", .array($0.map { ["required": .array($0.map { .string($0) })] }))]
    }
    if let first = rules.first { members += first }
    for group in choices.joined() where group.count > 1 {
      let needs = group.map { name in
        SchemaNode.Member(name, .array(group.filter { $0 != name }.map { .string($0) }))
      }
      members.append(.init("dependentRequired", .object(needs)))
    }
    members.append(.init("properties", .object(fields.map { .init($0.name, $0.schema) })))
    let others = rules.dropFirst().map(SchemaNode.object) + conditions
    return .object(others.isEmpty ? members : members + [.init("allOf", .array(others))])
  }

  /// The rules for fields that depend on another one's word.
  private var conditions: [SchemaNode] {
    var groups: [(field: String, word: String, names: [String])] = []
    for field in fields {
      guard case .onlyIf(let other, let word) = field.presence else { continue }
      if let place = groups.firstIndex(where: { $0.field == other && $0.word == word }) {
        groups[place].names.append(field.name)
      } else {
        groups.append((other, word, [field.name]))
      }
    }
    return groups.map { group -> SchemaNode in
      [
        "if": ["properties": .object([.init(group.field, ["const": .string(group.word)])])],
        "then": ["required": .array(group.names.map { .string($0) })],
        "else": ["properties": .object(group.names.map { .init($0, false) })],
      ]
    }
  }

  var definition: SchemaDefinition { SchemaDefinition(name) { schema } }
}

extension FormatField {
  fileprivate var schema: SchemaNode {
    let form = value.schema
    return (isNullable ? form.orNull : form).with(before: [.init("description", .string(plainText(fullProse)))])
  }
}

extension SchemaNode {
  fileprivate var orNull: SchemaNode {
    guard case .object(let members) = self, let place = members.firstIndex(where: { $0.name == "type" }),
      case .string(let type) = members[place].value, !members.contains(where: { $0.name == "enum" })
    else { return ["anyOf": [self, ["type": "null"]]] }
    var nullable = members
    nullable[place].value = [.string(type), "null"]
    return .object(nullable)
  }
}

extension FormatValue {
  fileprivate var schema: SchemaNode {
    switch self {
    case .text, .key: ["type": "string"]
    case .name: ["type": "string", "minLength": 1]
    case .pattern(let pattern, _): ["type": "string", "pattern": .string(pattern)]
    case .flag: ["type": "boolean"]
    case .isTrue: ["const": true]
    case .scalar: ["type": ["string", "number", "boolean"]]
    case .words(let words): WordDescription.schema(words)
    case .tuple(let values):
      [
        "type": "array", "prefixItems": .array(values.map(\.schema)), "items": false,
        "minItems": .number(Double(values.count)),
      ]
    case .list(let value, 0): ["type": "array", "items": value.schema]
    case .list(let value, let count): ["type": "array", "minItems": .number(Double(count)), "items": value.schema]
    case .set(let value): ["type": "array", "uniqueItems": true, "items": value.schema]
    case .map(let names, let value, let count): Self.map(of: names, value.schema, atLeast: count)
    case .object(let object): .reference(object().definition)
    case .either(let values): ["anyOf": .array(values.map(\.schema))]
    case .nullable(let value): value.schema.orNull
    case .number: ["type": "number"]
    case .length, .seconds: ["type": "number", "minimum": 0]
    case .fraction: ["type": "number", "minimum": 0, "maximum": 1]
    case .factor: ["type": "number", "exclusiveMinimum": 0]
    case .whole(let least): ["type": "integer", "minimum": .number(Double(least))]
    case .place: ["type": "integer", "minimum": 0]
    case .id, .motion, .route, .color, .point, .size, .rect, .insets, .outline: .reference(definition)
    }
  }

  /// The definition of a value that occurs in many places.
  private var definition: SchemaDefinition {
    switch self {
    case .id:
      SchemaDefinition("id") {
        ["description": "An id of the tutorial.", "type": "string", "pattern": "^[a-z0-9][a-z0-9-]*$"]
      }
    case .motion: SchemaDefinition("motionName") { ["description": "A name in motions.", "type": "string"] }
    case .route:
      SchemaDefinition("route") {
        [
          "description": "A pattern of routes: :name is any one segment, * at the end all that is left.",
          "type": "string", "pattern": "^/",
        ]
      }
    case .color:
      SchemaDefinition("color") {
        [
          "description": "An sRGB colour, #rrggbb or #rrggbbaa.", "type": "string",
          "pattern": "^#([0-9a-f]{6}|[0-9a-f]{8})$",
        ]
      }
    case .point: Self.numbers("point", "x, y.", count: 2)
    case .size: Self.numbers("size", "Width, height.", count: 2, isLengths: true)
    case .rect: Self.numbers("rect", "x, y, width, height.", count: 4)
    case .insets: Self.numbers("insets", "Top, right, bottom, left.", count: 4)
    default:
      SchemaDefinition("outline") {
        [
          "description":
            "A closed path of at least 8 cubic Bézier segments: x0, y0, then c1x, c1y, c2x, c2y, x, y for each; the last point is the first again. It runs clockwise from the on-curve point nearest the top left of its box. All outlines of a tour have the same number of segments.",
          "type": "array", "items": ["type": "number"], "minItems": 50,
        ]
      }
    }
  }

  private static func numbers(
    _ name: String, _ prose: SchemaNode, count: Double, isLengths: Bool = false
  ) -> SchemaDefinition {
    SchemaDefinition(name) {
      [
        "description": prose, "type": "array",
        "items": isLengths ? ["type": "number", "minimum": 0] : ["type": "number"], "minItems": .number(count),
        "maxItems": .number(count),
      ]
    }
  }

  private static func map(of names: FormatName, _ values: SchemaNode, atLeast count: Int) -> SchemaNode {
    var members: [SchemaNode.Member] = [.init("type", "object")]
    if count > 0 { members.append(.init("minProperties", .number(Double(count)))) }
    if case .variables = names {
      members.append(.init("propertyNames", ["pattern": "^[A-Za-z][A-Za-z0-9_]*$"]))
    }
    return .object(members + [.init("additionalProperties", values)])
  }
}
