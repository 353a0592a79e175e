import TutorialGeometry
import TutorialSyntax

// Places in the messages of importers. What a program sends lies within the limits of coordinates, or is a fault.
extension MessageValue {
  /// A coordinate.
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

  /// `[x, y, width, height]`, of which the far edges lie within the limits, too. Edges the wrong way round stay so.
  func frame() throws(MessageFault) -> Rect {
    let values = try coordinates(4)
    guard abs(values[0] + values[2]) <= Coordinate.limit, abs(values[1] + values[3]) <= Coordinate.limit else {
      throw fault("it reaches beyond the limit of coordinates, ±1e7")
    }
    return Rect(values[0], values[1], values[2], values[3])
  }

  /// `[x, y]`.
  func point() throws(MessageFault) -> Point {
    let values = try coordinates(2)
    return Point(values[0], values[1])
  }

  /// `[width, height]`, both above 0.
  func size() throws(MessageFault) -> Size {
    let values = try coordinates(2)
    guard values[0] > 0, values[1] > 0 else { throw fault("a size is above 0") }
    return Size(values[0], values[1])
  }

  /// `[top, right, bottom, left]`, none below 0.
  func insets() throws(MessageFault) -> EdgeInsets {
    let values = try coordinates(4, from: 0)
    return EdgeInsets(top: values[0], right: values[1], bottom: values[2], left: values[3])
  }

  /// A factor above 0.
  func factor() throws(MessageFault) -> Double {
    let value = try coordinate(from: 0)
    guard value > 0 else { throw fault("a factor is above 0") }
    return value
  }

  /// A whole number within the limits of coordinates.
  func order() throws(MessageFault) -> Int {
    guard let value = Int(exactly: try coordinate(from: -.infinity)) else { throw fault("a whole number is expected") }
    return value
  }
}

extension JSONWriter {
  /// Numbers, on one line.
  mutating func write(_ name: StaticString, _ numbers: [Double]) {
    key(name)
    beginArray(onOneLine: true)
    for value in numbers { number(shortest: value) }
    endArray()
  }

  /// A frame.
  mutating func write(_ name: StaticString, _ frame: Rect) {
    write(name, [frame.x, frame.y, frame.width, frame.height])
  }

  /// Insets, where there are any.
  mutating func write(_ name: StaticString, _ insets: EdgeInsets?) {
    guard let insets else { return }
    write(name, [insets.top, insets.right, insets.bottom, insets.left])
  }

  /// A number, where there is one.
  mutating func write(_ name: StaticString, _ value: Double?) {
    guard let value else { return }
    key(name)
    number(shortest: value)
  }

  /// A whole number, where there is one.
  mutating func write(_ name: StaticString, _ value: Int?) {
    guard let value else { return }
    key(name)
    number(value)
  }

  /// A text, where there is one.
  mutating func write(_ name: StaticString, _ text: String?) {
    guard let text else { return }
    key(name)
    string(text)
  }

  /// True or false, where that is known.
  mutating func write(_ name: StaticString, _ flag: Bool?) {
    guard let flag else { return }
    key(name)
    bool(flag)
  }
}
