/// An object of the compiled tour: its fields in the order in which they are written.
package struct FormatObject: Sendable {
  /// The name of the object in the schema's `$defs`.
  package let name: String
  /// The name of its type in TypeScript and Python.
  package let typeName: String
  /// A description of the object: a sentence, in Markdown.
  package let prose: String
  /// Its fields, in the order of the format.
  package let fields: [FormatField]
  /// Choices between groups of field names: of each choice, exactly one group is present.
  package let choices: [[[String]]]
  /// The form of further fields, whose names are data; nil if there are none.
  package let others: FormatValue?

  /// Creates an object.
  ///
  /// - Parameter typeName: the type's name; by default, `name` with a capital.
  init(
    _ name: String, typeName: String? = nil, _ prose: String, choices: [[[String]]] = [],
    others: FormatValue? = nil, _ fields: [FormatField]
  ) {
    self.name = name
    self.typeName = typeName ?? name.prefix(1).uppercased() + name.dropFirst()
    self.prose = prose
    self.fields = fields
    self.choices = choices
    self.others = others
  }

  /// All objects of the format: the file itself, then the others in the order in which fields refer to them.
  package static var all: [FormatObject] {
    var met: Set<String> = [tour.name]
    var objects = [tour]
    var next = 0
    while next < objects.count {
      let object = objects[next]
      let values = object.fields.map(\.value) + (object.others.map { [$0] } ?? [])
      for found in values.flatMap(\.objects) where met.insert(found.name).inserted { objects.append(found) }
      next += 1
    }
    return objects
  }
}
