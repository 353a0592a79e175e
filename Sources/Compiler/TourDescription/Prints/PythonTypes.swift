import TutorialSyntax

/// The types of a tour in Python, as typed dictionaries: `tutorialc schema tour --python` prints them.
package enum PythonTypes {
  private static let width = 120
  /// The keywords of Python that are names of fields.
  private static let keywords: Set = ["from", "not", "pass"]
  private static let shared = """
    from __future__ import annotations

    from typing import Literal, NotRequired, TypedDict

    #: A point (x, y), in logical units from the top left of the display.
    Point = list[float]
    #: A size (width, height).
    Size = list[float]
    #: A rectangle (x, y, width, height).
    Rect = list[float]
    #: Distances (top, right, bottom, left).
    Insets = list[float]
    #: A closed path of cubic Béziers: x0, y0, then c1x, c1y, c2x, c2y, x, y for each segment.
    Outline = list[float]

    """

  /// Returns the text of a module, ending with a line end.
  ///
  /// - Parameter command: the command that makes the file, for its first line.
  package static func print(madeBy command: String) -> String {
    "# Made by `\(command)`: do not edit.\n" + shared + FormatObject.all.map { "\n\n" + type(of: $0) }.joined()
  }

  private static func type(of object: FormatObject) -> String {
    let fields = object.fields.map { field in
      let comment = wrapped(plainText(field.fullProse))
      let type = field.value.type + (field.isNullable ? " | None" : "")
      return comment + "    \(field.name): \(field.isRequired ? type : "NotRequired[\(type)]")\n"
    }
    let isPlain = object.fields.allSatisfy { !keywords.contains($0.name) }
    guard isPlain else { return functional(object) }
    return "class \(object.typeName)(TypedDict):\n    \"\"\"\(plainText(object.prose))\"\"\"\n\n" + fields.joined()
  }

  /// Returns a type with a field whose name is a keyword, which only the call syntax of `TypedDict` allows.
  private static func functional(_ object: FormatObject) -> String {
    var text = "#: \(plainText(object.prose))\n\(object.typeName) = TypedDict(\"\(object.typeName)\", {\n"
    for field in object.fields {
      let type = field.value.type + (field.isNullable ? " | None" : "")
      text += wrapped(plainText(field.fullProse))
      text += "    \"\(field.name)\": \"\(field.isRequired ? type : "NotRequired[\(type)]")\",\n"
    }
    return text + "})\n"
  }

  /// Returns a comment above a field.
  private static func wrapped(_ prose: String) -> String {
    var text = ""
    var line = "    #:"
    for word in prose.split(separator: " ") {
      if line.count + 1 + word.count > width {
        text += line + "\n"
        line = "    #:"
      }
      line += " " + word
    }
    return text + line + "\n"
  }
}

extension FormatValue {
  /// The type of the value in Python.
  fileprivate var type: String {
    switch self {
    case .text, .name, .key, .id, .motion, .route, .color, .pattern: "str"
    case .flag, .isTrue: "bool"
    case .whole, .place: "int"
    case .number, .length, .seconds, .fraction, .factor: "float"
    case .point: "Point"
    case .size: "Size"
    case .rect: "Rect"
    case .insets: "Insets"
    case .outline: "Outline"
    case .scalar: "str | float | bool"
    case .words(let words): "Literal[\(words.map { "'\($0.word)'" }.joined(separator: ", "))]"
    case .tuple(let values): "list[\(Self.union(of: values))]"
    case .list(let value, _), .set(let value): "list[\(value.type)]"
    case .map(_, let value, _): "dict[str, \(value.type)]"
    case .object(let object): object().typeName
    case .either(let values): Self.union(of: values)
    case .nullable(let value): "\(value.type) | None"
    }
  }

  /// The union of the types of several values, each once.
  private static func union(of values: [FormatValue]) -> String {
    var types: [String] = []
    for type in values.map(\.type) where !types.contains(type) { types.append(type) }
    return types.joined(separator: " | ")
  }
}
