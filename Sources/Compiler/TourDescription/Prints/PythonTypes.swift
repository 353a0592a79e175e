import TutorialSyntax

/// The types of a tour in Python, as typed dictionaries: `tutorialc schema tour --python` prints them.
package enum PythonTypes {
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
    // Only the call syntax of `TypedDict` allows a field whose name is a keyword.
    let isPlain = object.fields.allSatisfy { !keywords.contains($0.name) }
    let fields = object.fields.map { field -> String in
      let value = field.value.type + (field.isNullable ? " | None" : "")
      let type = field.isRequired ? value : "NotRequired[\(value)]"
      let lines = wrapped(plainText(field.fullProse), startingWith: "    #:")
      return (lines + [isPlain ? "    \(field.name): \(type)\n" : "    \"\(field.name)\": \"\(type)\",\n"])
        .joined(separator: "\n")
    }.joined()
    let (name, prose) = (object.typeName, plainText(object.prose))
    return isPlain
      ? "class \(name)(TypedDict):\n    \"\"\"\(prose)\"\"\"\n\n\(fields)"
      : "#: \(prose)\n\(name) = TypedDict(\"\(name)\", {\n\(fields)})\n"
  }
}

/// The lines of a comment, each at most 120 characters long.
///
/// - Parameter start: the start of each line.
func wrapped(_ prose: String, startingWith start: String) -> [String] {
  var lines = [start]
  for word in prose.split(separator: " ") {
    if lines[lines.count - 1].count + 1 + word.count > 120 { lines.append(start) }
    lines[lines.count - 1] += " " + word
  }
  return lines
}

extension FormatValue {
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
