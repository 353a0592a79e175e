import TutorialSyntax

/// The types of a tour in TypeScript, as `tutorialc schema tour --typescript` prints them.
package enum TypeScriptTypes {
  private static let width = 120
  /// Lists of numbers that many fields share.
  private static let shared = """
    /** A point `[x, y]`, CSS px from the top left of the display. */
    export type Point = readonly [number, number];
    /** A size `[width, height]`. */
    export type Size = readonly [number, number];
    /** A rectangle `[x, y, width, height]`. */
    export type Rect = readonly [number, number, number, number];
    /** Distances `[top, right, bottom, left]`. */
    export type Insets = readonly [number, number, number, number];
    /** A closed path of cubic Béziers: `[x0, y0, c1x, c1y, c2x, c2y, x1, y1, …]`. */
    export type Outline = readonly number[];

    """

  /// Returns the text of a module, ending with a line end.
  ///
  /// - Parameter command: the command that makes the file, for its first line.
  package static func print(madeBy command: String) -> String {
    "// Made by `\(command)`: do not edit.\n\n" + shared + FormatObject.all.map { "\n" + type(of: $0) }.joined()
  }

  private static func type(of object: FormatObject) -> String {
    var prose = plainText(object.prose)
    // Only alternatives of several fields are worth a union: a reader asks for single ones by their names.
    let union = object.choices.first { $0.contains { $0.count > 1 } }
    if union == nil {
      for choice in object.choices {
        prose += " Exactly one is there of \(choice.joined().map { "`\($0)`" }.joined(separator: ", "))."
      }
    }
    var text = comment(prose, indent: "") + "\n"
    guard let union else {
      text += "export interface \(object.typeName) {\n"
      for field in object.fields { text += member(field) }
      if let others = object.others { text += "  readonly [name: string]: \(others.type) | null;\n" }
      return text + "}\n"
    }
    text += "export type \(object.typeName) ="
    for names in union {
      text += "\n  | {\n"
      for field in object.fields where names.contains(field.name) {
        for line in member(field, isRequired: true).split(separator: "\n") { text += "  \(line)\n" }
      }
      text += "  }"
    }
    return text + ";\n"
  }

  private static func member(_ field: FormatField, isRequired: Bool = false) -> String {
    let name = "  readonly \(field.name)\(field.isRequired || isRequired ? "" : "?"): "
    let line = name + field.value.type + (field.isNullable ? " | null" : "") + ";"
    return comment(plainText(field.fullProse), indent: "  ") + "\n"
      + (line.count <= width ? line : name.dropLast() + broken(field)) + "\n"
  }

  /// Returns a type that is too long for the line of its name, broken as formatters do it.
  private static func broken(_ field: FormatField) -> String {
    let end = (field.isNullable ? " | null" : "") + ";"
    guard case .list(.words(let words), _) = field.value else { return "\n    " + field.value.type + end }
    return " readonly (\n" + words.map { "    | '\($0.word)'\n" }.joined() + "  )[]" + end
  }

  /// Returns a comment, on one line if it fits.
  private static func comment(_ prose: String, indent: String) -> String {
    let line = "\(indent)/** \(prose) */"
    if line.count <= width { return line }
    return (["\(indent)/**"] + wrapped(prose, startingWith: "\(indent) *") + ["\(indent) */"]).joined(separator: "\n")
  }
}

extension FormatValue {
  fileprivate var type: String {
    switch self {
    case .text, .name, .key, .id, .motion, .route, .color, .pattern: "string"
    case .flag: "boolean"
    case .isTrue: "true"
    case .number, .length, .seconds, .fraction, .factor, .whole, .place: "number"
    case .point: "Point"
    case .size: "Size"
    case .rect: "Rect"
    case .insets: "Insets"
    case .outline: "Outline"
    case .scalar: "string | number | boolean"
    case .words(let words): words.map { "'\($0.word)'" }.joined(separator: " | ")
    case .tuple(let values): "readonly [\(values.map(\.type).joined(separator: ", "))]"
    case .list(let value, _), .set(let value): "readonly \(value.isUnion ? "(\(value.type))" : value.type)[]"
    case .map(_, let value, _): "Readonly<Record<string, \(value.type)>>"
    case .object(let object): object().typeName
    case .either(let values): values.map(\.type).joined(separator: " | ")
    case .nullable(let value): "\(value.type) | null"
    }
  }

  /// True if an array of the value needs brackets around its type.
  private var isUnion: Bool {
    switch self {
    case .words(let words): words.count > 1
    case .either, .nullable, .scalar: true
    case .tuple, .list, .set: true
    default: false
    }
  }
}
