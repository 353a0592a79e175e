import TutorialGeometry
import TutorialSyntax
import TutorialTour

// Writes values that occur in many places.

/// Writes fields of the tour: a key and its value, in the precision of its kind; nil becomes null.
extension JSONWriter {
  /// The maximum number of decimals of lengths, which are in logical units.
  static let lengthDecimals = 3
  /// The maximum number of decimals of progress, handles, opacities, scales and times.
  static let fractionDecimals = 6

  mutating func text(_ key: StaticString, _ value: String?) {
    self.key(key)
    if let value { string(value) } else { null() }
  }

  mutating func text(escaping key: String, _ value: String?) {
    self.key(escaping: key)
    if let value { string(value) } else { null() }
  }

  /// Writes a list of texts, on one line.
  mutating func texts(_ key: StaticString, _ values: [String]) {
    self.key(key)
    beginArray(onOneLine: true)
    for value in values { string(value) }
    endArray()
  }

  /// Writes true or false.
  mutating func flag(_ key: StaticString, _ value: Bool) {
    self.key(key)
    bool(value)
  }

  mutating func length(_ key: StaticString, _ value: Double?) {
    self.key(key)
    if let value { number(value, decimals: Self.lengthDecimals) } else { null() }
  }

  /// Writes a fraction, a factor or a time.
  mutating func fraction(_ key: StaticString, _ value: Double?) {
    self.key(key)
    if let value { number(value, decimals: Self.fractionDecimals) } else { null() }
  }

  mutating func whole(_ key: StaticString, _ value: Int?) {
    self.key(key)
    if let value { number(value) } else { null() }
  }

  /// Writes a list of indices in another list.
  mutating func indices(_ key: StaticString, _ values: [Int]) {
    self.key(key)
    beginArray(onOneLine: true)
    for value in values { number(value) }
    endArray()
  }

  /// Writes a rectangle: x, y, width, height.
  mutating func rect(_ key: StaticString, _ value: Rect?) {
    if let value {
      lengths(key, (value.x, value.y, value.width, value.height))
    } else {
      self.key(key)
      null()
    }
  }

  /// Writes insets: top, right, bottom, left.
  mutating func insets(_ key: StaticString, _ value: EdgeInsets) {
    lengths(key, (value.top, value.right, value.bottom, value.left))
  }

  /// Writes a point: x, y.
  mutating func point(_ key: StaticString, _ value: Point?) {
    self.key(key)
    if let value { lengths(value.x, value.y) } else { null() }
  }

  /// Writes a size: width, height.
  mutating func size(_ key: StaticString, _ value: Size?) {
    self.key(key)
    if let value { lengths(value.width, value.height) } else { null() }
  }

  /// Writes a list of lengths, on one line.
  mutating func lengths(_ key: StaticString, _ values: [Double]?) {
    self.key(key)
    if let values { numbers(values, decimals: Self.lengthDecimals) } else { null() }
  }

  /// Writes a list of four lengths, on one line.
  mutating func lengths(_ key: StaticString, _ values: (Double, Double, Double, Double)) {
    self.key(key)
    numbers(values, decimals: Self.lengthDecimals)
  }

  private mutating func lengths(_ values: Double...) {
    numbers(values, decimals: Self.lengthDecimals)
  }
}
