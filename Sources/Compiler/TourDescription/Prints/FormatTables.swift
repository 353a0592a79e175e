import TutorialSyntax

/// The tables of the format for docs/tour.md, in Markdown: one for each object.
package enum FormatTables {
  /// Returns a table for each object, under a heading with its name.
  ///
  /// - Returns: the text, ending with a line end.
  package static func print() -> String {
    FormatObject.all.map { "## \($0.name)\n\n\($0.prose)\n\n" + table($0) }.joined(separator: "\n")
  }

  private static func table(_ object: FormatObject) -> String {
    var lines = ["| field | form | meaning |", "| --- | --- | --- |"]
    for field in object.fields {
      let form = field.value.form + (field.isNullable ? " or null" : "")
      lines.append("| `\(field.name)` | \(form) | \(field.fullProse)\(words(of: field.value)) |")
    }
    if let others = object.others { lines.append("| any other | \(others.form) | A further one of the author's. |") }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The meanings of a value's words, after a space; empty if it has none.
  private static func words(of value: FormatValue) -> String {
    switch value {
    case .words(let words): " " + words.map { "`\($0.word)`: \($0.prose)" }.joined(separator: "; ") + "."
    case .list(let value, _), .set(let value), .nullable(let value): self.words(of: value)
    default: ""
    }
  }
}

extension FormatValue {
  /// A short name for the form of the value.
  fileprivate var form: String {
    switch self {
    case .text, .name, .pattern: "text"
    case .key: "key in `strings`"
    case .id: "id"
    case .motion: "name in `motions`"
    case .route: "route pattern"
    case .color: "colour"
    case .flag: "true or false"
    case .isTrue: "true"
    case .scalar: "text, number, true or false"
    case .point: "`[x, y]`"
    case .size: "`[width, height]`"
    case .rect: "`[x, y, width, height]`"
    case .insets: "`[top, right, bottom, left]`"
    case .outline: "outline"
    case .words: "word"
    case .tuple(let values): "list of \(values.count)"
    case .list(let value, _), .set(let value): "list of \(value.form)"
    case .map(let names, let value, _): "by \(names.form): \(value.form)"
    case .object(let object): "`\(object().name)`"
    case .either(let values): values.map(\.form).joined(separator: ", or ")
    case .nullable(let value): "\(value.form) or null"
    case .number: "number"
    case .length: "length"
    case .seconds: "seconds"
    case .fraction: "0 to 1"
    case .factor: "number above 0"
    case .whole(let least): "whole number from \(least)"
    case .place(let list): "place in `\(list.name)`"
    }
  }
}

extension FormatList {
  fileprivate var name: String {
    switch self {
    case .cutouts, .oldCutouts: "cutouts"
    case .rings: "rings"
    case .contents: "contents"
    }
  }
}

extension FormatName {
  /// A word for one of the names.
  fileprivate var form: String {
    switch self {
    case .locales: "locale"
    case .keys: "key"
    case .variables: "variable"
    case .motions: "name"
    case .screens: "screen"
    case .elements: "element"
    case .textSizes: "text size"
    }
  }
}
