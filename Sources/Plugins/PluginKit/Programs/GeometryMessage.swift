import TutorialGeometry
import TutorialSyntax

// Geometry in the messages of importers. A coordinate beyond the limits is a fault.
extension MessageValue {
  /// Returns a coordinate.
  private func coordinate(from least: Double) throws(MessageFault) -> Double {
    let value = try number()
    guard abs(value) <= Coordinate.limit else {
      throw fault("\(Diagnostic.describe(value)) lies beyond the limit of coordinates, ±1e7")
    }
    guard value >= least else { throw fault("\(Diagnostic.describe(value)) is below \(Diagnostic.describe(least))") }
    return value
  }

  private func coordinates(_ count: Int, from least: Double = -.infinity) throws(MessageFault) -> [Double] {
    let items = try list()
    guard items.count == count else { throw fault("\(count) numbers are expected") }
    var values: [Double] = []
    for item in items { values.append(try item.coordinate(from: least)) }
    return values
  }

  /// Returns a frame of `[x, y, width, height]`, whose far edges must be within the limits too.
  ///
  /// Inverted edges stay inverted.
  func frame() throws(MessageFault) -> Rect {
    let values = try coordinates(4)
    guard abs(values[0] + values[2]) <= Coordinate.limit, abs(values[1] + values[3]) <= Coordinate.limit else {
      throw fault("it reaches beyond the limit of coordinates, ±1e7")
    }
    return Rect(values[0], values[1], values[2], values[3])
  }

  /// Returns a point of `[x, y]`.
  func point() throws(MessageFault) -> Point {
    let values = try coordinates(2)
    return Point(values[0], values[1])
  }

  /// Returns a size of `[width, height]`, both above 0.
  func size() throws(MessageFault) -> Size {
    let values = try coordinates(2)
    guard values[0] > 0, values[1] > 0 else { throw fault("a size is above 0") }
    return Size(values[0], values[1])
  }

  /// Returns insets of `[top, right, bottom, left]`, none below 0.
  func insets() throws(MessageFault) -> EdgeInsets {
    let values = try coordinates(4, from: 0)
    return EdgeInsets(top: values[0], right: values[1], bottom: values[2], left: values[3])
  }

  /// Returns a factor above 0.
  func factor() throws(MessageFault) -> Double {
    let value = try coordinate(from: 0)
    guard value > 0 else { throw fault("a factor is above 0") }
    return value
  }

  /// Returns a whole number within the limits of coordinates.
  func order() throws(MessageFault) -> Int {
    guard let value = Int(exactly: try coordinate(from: -.infinity)) else { throw fault("a whole number is expected") }
    return value
  }
}

extension JSONWriter {
  /// Writes numbers on one line.
  mutating func write(_ name: StaticString, _ numbers: [Double]) {
    key(name)
    beginArray(onOneLine: true)
    for value in numbers { number(shortest: value) }
    endArray()
  }

  /// Writes a frame.
  mutating func write(_ name: StaticString, _ frame: Rect) {
    write(name, [frame.x, frame.y, frame.width, frame.height])
  }

  /// Writes insets, if there are any.
  mutating func write(_ name: StaticString, _ insets: EdgeInsets?) {
    guard let insets else { return }
    write(name, [insets.top, insets.right, insets.bottom, insets.left])
  }

  /// Writes a number, if there is one.
  mutating func write(_ name: StaticString, _ value: Double?) {
    guard let value else { return }
    key(name)
    number(shortest: value)
  }

  /// Writes a whole number, if there is one.
  mutating func write(_ name: StaticString, _ value: Int?) {
    guard let value else { return }
    key(name)
    number(value)
  }

  /// Writes a text, if there is one.
  mutating func write(_ name: StaticString, _ text: String?) {
    guard let text else { return }
    key(name)
    string(text)
  }

  /// Writes a Boolean, if it's known.
  mutating func write(_ name: StaticString, _ flag: Bool?) {
    guard let flag else { return }
    key(name)
    bool(flag)
  }
}
