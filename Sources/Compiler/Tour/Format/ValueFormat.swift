import TutorialGeometry
import TutorialSyntax

// Values that occur in many places: how they are read, written and described.

extension TourReader {
  /// A text.
  func text(_ node: NodeID) throws(TourReadError) -> String {
    guard document.kind(node) == .quoted else { throw error(node, "a text is expected") }
    return document.string(node)
  }

  /// True or false.
  func bool(_ node: NodeID) throws(TourReadError) -> Bool {
    guard document.kind(node) == .plain else { throw error(node, "true or false is expected") }
    switch document.string(node) {
    case "true": return true
    case "false": return false
    default: throw error(node, "true or false is expected")
    }
  }

  /// A finite number.
  func number(_ node: NodeID) throws(TourReadError) -> Double {
    guard document.kind(node) == .plain else { throw error(node, "a number is expected") }
    switch parseDecimal(document.arena, document.textBounds(node)) {
    case .value(let value): return value
    case .notFinite: throw error(node, "the number is too large")
    case .notANumber: throw error(node, "a number is expected")
    }
  }

  /// A number that is not negative: a width, a height.
  func length(_ node: NodeID) throws(TourReadError) -> Double {
    let value = try number(node)
    guard value >= 0 else { throw error(node, "the number must not be negative") }
    return value
  }

  /// A whole number of at least 0.
  func wholeNumber(_ node: NodeID) throws(TourReadError) -> Int {
    guard let value = Int(exactly: try number(node)), value >= 0 else {
      throw error(node, "a whole number of at least 0 is expected")
    }
    return value
  }

  /// A list of numbers.
  func numbers(_ node: NodeID) throws(TourReadError) -> [Double] {
    guard document.kind(node) == .sequence else { throw error(node, "a list of numbers is expected") }
    var values: [Double] = []
    values.reserveCapacity(document.childCount(node))
    for child in document.children(node) { values.append(try number(child)) }
    return values
  }

  /// A list of exactly `count` numbers.
  func numbers(_ node: NodeID, count: Int) throws(TourReadError) -> [Double] {
    let values = try numbers(node)
    guard values.count == count else { throw error(node, "a list of \(count) numbers is expected") }
    return values
  }

  /// x, y, width, height.
  func rect(_ node: NodeID) throws(TourReadError) -> Rect {
    let values = try numbers(node, count: 4)
    return Rect(values[0], values[1], values[2], values[3])
  }

  /// Top, right, bottom, left.
  func insets(_ node: NodeID) throws(TourReadError) -> EdgeInsets {
    let values = try numbers(node, count: 4)
    return EdgeInsets(top: values[0], right: values[1], bottom: values[2], left: values[3])
  }

  /// x, y.
  func point(_ node: NodeID) throws(TourReadError) -> Point {
    let values = try numbers(node, count: 2)
    return Point(values[0], values[1])
  }

  /// Width, height.
  func size(_ node: NodeID) throws(TourReadError) -> Size {
    let values = try numbers(node, count: 2)
    guard values[0] >= 0, values[1] >= 0 else { throw error(node, "a size must not be negative") }
    return Size(values[0], values[1])
  }

  /// `#rrggbb` or `#rrggbbaa`, lower case.
  func color(_ node: NodeID) throws(TourReadError) -> String {
    let color = try text(node)
    let digits = color.utf8.dropFirst()
    guard color.utf8.first == UInt8(ascii: "#"), digits.count == 6 || digits.count == 8,
      digits.allSatisfy({ (48...57).contains($0) || (97...102).contains($0) })
    else { throw error(node, "a colour is #rrggbb or #rrggbbaa in lower case") }
    return color
  }

  /// The name of one of the tour's motions.
  func motionName(_ node: NodeID) throws(TourReadError) -> String {
    let name = try text(node)
    guard motions.contains(name) else { throw error(node, "the tour has no motion \"\(excerpt(name))\"") }
    return name
  }

  /// One of the words of an enum.
  func choice<Choice>(_ node: NodeID) throws(TourReadError) -> Choice
  where Choice: RawRepresentable & CaseIterable, Choice.RawValue == String {
    let word = try text(node)
    guard let choice = Choice(rawValue: word) else {
      let known = Choice.allCases.map(\.rawValue).joined(separator: ", ")
      throw error(node, "\"\(excerpt(word))\" is none of \(known)")
    }
    return choice
  }

  /// An error at a node.
  func error(_ node: NodeID, _ message: String) -> TourReadError {
    let (line, column) = document.source.position(of: Int(document.range(node).start))
    return TourReadError(line: line, column: column, path: document.path(to: node), message: message)
  }
}

/// Fields of the tour: a key and its value in the precision of its kind. What is nil is null.
extension JSONWriter {
  /// Of lengths, in logical units.
  static let lengthDecimals = 3
  /// Of progress, handles, opacities, scales and times.
  static let fractionDecimals = 6

  /// A text.
  mutating func text(_ key: StaticString, _ value: String?) {
    self.key(key)
    if let value { string(value) } else { null() }
  }

  /// A text under a key that is no literal.
  mutating func text(escaping key: String, _ value: String?) {
    self.key(escaping: key)
    if let value { string(value) } else { null() }
  }

  /// A list of texts, on one line.
  mutating func texts(_ key: StaticString, _ values: [String]) {
    self.key(key)
    beginArray(onOneLine: true)
    for value in values { string(value) }
    endArray()
  }

  /// True or false.
  mutating func flag(_ key: StaticString, _ value: Bool) {
    self.key(key)
    bool(value)
  }

  /// A length.
  mutating func length(_ key: StaticString, _ value: Double?) {
    self.key(key)
    if let value { number(value, decimals: Self.lengthDecimals) } else { null() }
  }

  /// A fraction, a factor or a time.
  mutating func fraction(_ key: StaticString, _ value: Double?) {
    self.key(key)
    if let value { number(value, decimals: Self.fractionDecimals) } else { null() }
  }

  /// A list of places in another list.
  mutating func indices(_ key: StaticString, _ values: [Int]) {
    self.key(key)
    beginArray(onOneLine: true)
    for value in values { number(value) }
    endArray()
  }

  /// x, y, width, height.
  mutating func rect(_ key: StaticString, _ value: Rect?) {
    if let value {
      lengths(key, (value.x, value.y, value.width, value.height))
    } else {
      self.key(key)
      null()
    }
  }

  /// Top, right, bottom, left.
  mutating func insets(_ key: StaticString, _ value: EdgeInsets) {
    lengths(key, (value.top, value.right, value.bottom, value.left))
  }

  /// x, y.
  mutating func point(_ key: StaticString, _ value: Point?) {
    self.key(key)
    if let value { lengths(value.x, value.y) } else { null() }
  }

  /// Width, height.
  mutating func size(_ key: StaticString, _ value: Size?) {
    self.key(key)
    if let value { lengths(value.width, value.height) } else { null() }
  }

  /// Lengths in a list, on one line.
  mutating func lengths(_ key: StaticString, _ values: [Double]?) {
    self.key(key)
    if let values { numbers(values, decimals: Self.lengthDecimals) } else { null() }
  }

  /// Four lengths in a list, on one line.
  mutating func lengths(_ key: StaticString, _ values: (Double, Double, Double, Double)) {
    self.key(key)
    numbers(values, decimals: Self.lengthDecimals)
  }

  private mutating func lengths(_ values: Double...) {
    numbers(values, decimals: Self.lengthDecimals)
  }
}

extension TourSchema {
  /// Values that occur in many places.
  static let values = #"""
        "id": { "description": "An id of the tutorial.", "type": "string", "pattern": "^[a-z0-9][a-z0-9-]*$" },
        "optionalId": { "anyOf": [{ "$ref": "#/$defs/id" }, { "type": "null" }] },
        "optionalText": { "type": ["string", "null"] },
        "length": { "description": "A number that is not negative.", "type": "number", "minimum": 0 },
        "optionalLength": { "type": ["number", "null"], "minimum": 0 },
        "seconds": { "description": "A time.", "type": "number", "minimum": 0 },
        "fraction": { "type": "number", "minimum": 0, "maximum": 1 },
        "place": { "description": "A place in the step's cutouts, counted from 0.", "type": "integer", "minimum": 0 },
        "color": {
          "description": "sRGB, #rrggbb or #rrggbbaa.",
          "type": "string", "pattern": "^#([0-9a-f]{6}|[0-9a-f]{8})$"
        },
        "point": {
          "description": "x, y.",
          "type": "array", "items": { "type": "number" }, "minItems": 2, "maxItems": 2
        },
        "optionalPoint": { "anyOf": [{ "$ref": "#/$defs/point" }, { "type": "null" }] },
        "size": {
          "description": "Width, height.",
          "type": "array", "items": { "type": "number", "minimum": 0 }, "minItems": 2, "maxItems": 2
        },
        "rect": {
          "description": "x, y, width, height.",
          "type": "array", "items": { "type": "number" }, "minItems": 4, "maxItems": 4
        },
        "insets": {
          "description": "Top, right, bottom, left.",
          "type": "array", "items": { "type": "number" }, "minItems": 4, "maxItems": 4
        },
        "outline": {
          "description": "A closed path of at least 8 cubic Bézier segments: x0, y0, then c1x, c1y, c2x, c2y, x, y for each; the last point is the first again. Clockwise, from the on-curve point nearest the top left of its box. All outlines of a tour have the same number of segments.",
          "type": "array", "items": { "type": "number" }, "minItems": 50
        },
        "element": {
          "description": "An element of the app that plays a part without being highlighted.",
          "type": "object",
          "additionalProperties": false,
          "required": ["target", "frame"],
          "properties": {
            "target": { "description": "The element's id in the layout.", "type": "string" },
            "frame": { "$ref": "#/$defs/rect" }
          }
        },

    """#
}
