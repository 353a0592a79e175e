package import TutorialGeometry
package import TutorialSyntax
import TutorialTourDescription
import TutorialValues

/// The shape of a hole.
package enum CutoutShape: Sendable, Hashable {
  /// The element's own shape.
  case auto
  /// A shape without measures of its own. A circle goes around or inside the target.
  case named(NamedShape)
  /// Rounded corners.
  case roundedRect
  /// A Lamé curve with exponent 5.
  case squircle
  /// SVG path data, stretched from its view box to the frame.
  case path(PathShape)
}

/// A shape by its name, as authors write it.
struct ShapeName: RawRepresentable, CaseIterable, DescribedWord, DocumentKey {
  let rawValue: String
  let shape: CutoutShape
  let prose: String

  static let table = KeyTable<Self>(hints: ForeignValues.shapes)

  static let allCases =
    [
      ShapeName("auto", .auto, "the element's own shape, or a `roundedRect` if the manifest gives none"),
      ShapeName("roundedRect", .roundedRect, "rounded corners"),
    ]
    + NamedShape.allCases.map { ShapeName($0.rawValue, .named($0), $0.prose) } + [
      ShapeName(
        "squircle", .squircle,
        "between a square and a circle: a Lamé curve with exponent 5, stretched to the frame")
    ]

  init?(rawValue: String) {
    guard let name = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = name
  }

  private init(_ rawValue: String, _ shape: CutoutShape, _ prose: String) {
    self.rawValue = rawValue
    self.shape = shape
    self.prose = prose
  }
}

extension CutoutShape: Written {
  package var written: SchemaNode {
    // The path data isn't kept.
    .string(ShapeName.allCases.first { $0.shape == self }?.rawValue ?? "path")
  }
}

/// A custom shape while it is being decoded.
struct PathPartial: DescribedMap {
  var data: NodeID?
  var viewBox: NodeID?

  static let keys = MapDescription<Self>(
    "path", of: "a shape", "SVG path data, stretched from its view box to the padded frame.",
    hints: ForeignKeys.shape
  ) {
    Key(
      KeyDescription(
        name: "path",
        prose:
          "SVG path data of one subpath. A path that crosses itself encloses every point that it winds around. It may reach no farther than 10,000,000 times its box.",
        form: KindForm(["type": "string", "minLength": 1], examples: ["M 0 0 H 10 L 5 8 Z"]), otherwise: .required)
    ) { _, field, _, owner in owner.data = field.value }
    Key(
      KeyDescription(
        name: "viewBox", prose: "The box in which the path is drawn: `[x, y, width, height]`.",
        form: KindForm(
          ["type": "array", "items": ["type": "number"], "minItems": 4, "maxItems": 4], examples: [[0, 0, 10, 8]]),
        otherwise: .required)
    ) { _, field, _, owner in owner.viewBox = field.value }
  }
}

extension Kind where Value == Located<CutoutShape> {
  /// A shape: a word, or a path.
  static var shape: Kind {
    let words = WordDescription.all(ShapeName.self)
    return Kind(
      KindForm(
        ["anyOf": [WordDescription.schema(words), .reference(PathPartial.keys.outline.definition)]],
        examples: ["circle", ["path": "M 0 0 H 10 L 5 8 Z", "viewBox": [0, 0, 10, 8]]], words: words,
        map: { PathPartial.keys.outline })
    ) { decoder, field, called in decoder.cutoutShape(field.value, of: called) }
  }
}

extension Decoder {
  fileprivate mutating func cutoutShape(_ node: NodeID, of name: String) -> Located<CutoutShape>? {
    guard document.kind(node) == .mapping else { return choice(node, ShapeName.self, of: name)?.map(\.shape) }
    let parts = map(node, PathPartial.self)
    guard let data = parts.data, let viewBox = parts.viewBox, let path = pathShape(data, viewBox: viewBox) else {
      return nil
    }
    return Located(.path(path), document.range(node))
  }

  /// Adds advice to the diagnostic for `shape: { roundedRect: 10 }`: a word, and the radius beside it.
  ///
  /// - Parameter hasRadius: true if the cutout already has a radius.
  mutating func explainShape(in cutout: NodeID, hasRadius: Bool) {
    guard let last = diagnostics.last, last.id == .unknownKey, document.kind(cutout) == .mapping else { return }
    var children = document.children(cutout)
    while let key = children.next(), let value = children.next() {
      guard document.text(key, equals: "shape"), document.kind(value) == .mapping, document.childCount(value) == 2
      else { continue }
      var parts = document.children(value)
      guard let name = parts.next(), let radius = parts.next(), document.isScalar(name),
        let shape = ShapeName(rawValue: document.string(name))
      else { return }
      let number = String(decoding: document.source.bytes[document.range(radius).range], as: UTF8.self)
      guard shape.shape == .roundedRect, mapOfNumber("radius", number) != nil, !document.source.path.hasSuffix(".json")
      else {
        return explainUnknownKey(name, label: "write \"shape: \(shape.rawValue)\"", nil)
      }
      let behind = separator(behind: key, in: cutout)
      let text = "\(shape.rawValue)\(behind)radius: \(number)"
      explainUnknownKey(
        name, label: "write \"shape: \(shape.rawValue)\", and beside it \"radius: \(number)\"",
        FixIt(
          "write the radius beside the shape", hasRadius ? .maybe : .always, [.init(document.span(value), text)]))
    }
  }

  /// The separator between two keys of a map.
  private func separator(behind key: NodeID, in map: NodeID) -> String {
    let bytes = document.source.bytes
    let start = Int(document.range(map).start)
    if start < bytes.count, bytes[start] == UInt8(ascii: "{") { return ", " }
    let offset = Int(document.range(key).start)
    let line = document.source.line(at: offset).start
    return "\n" + String(repeating: " ", count: offset - line)
  }
}
