import TutorialGeometry
import TutorialSyntax
import TutorialTour

// Values that occur in many places: how they are written.

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
