import TutorialGeometry
import TutorialSyntax

extension TourReader {
  func text(_ node: NodeID) throws(TourReadError) -> String {
    guard document.kind(node) == .quoted else { throw error(node, "a text is expected") }
    return document.string(node)
  }

  func bool(_ node: NodeID) throws(TourReadError) -> Bool {
    guard document.kind(node) == .plain else { throw error(node, "true or false is expected") }
    switch document.string(node) {
    case "true": return true
    case "false": return false
    default: throw error(node, "true or false is expected")
    }
  }

  /// Reads a finite number.
  func number(_ node: NodeID) throws(TourReadError) -> Double {
    guard document.kind(node) == .plain else { throw error(node, "a number is expected") }
    switch parseDecimal(document.arena, document.textBounds(node)) {
    case .value(let value): return value
    case .notFinite: throw error(node, "the number is too large")
    case .notANumber: throw error(node, "a number is expected")
    }
  }

  /// Reads a number that isn't negative, such as a width.
  func length(_ node: NodeID) throws(TourReadError) -> Double {
    let value = try number(node)
    guard value >= 0 else { throw error(node, "the number must not be negative") }
    return value
  }

  /// Reads a whole number of at least 0.
  func wholeNumber(_ node: NodeID) throws(TourReadError) -> Int {
    guard let value = Int(exactly: try number(node)), value >= 0 else {
      throw error(node, "a whole number of at least 0 is expected")
    }
    return value
  }

  func numbers(_ node: NodeID) throws(TourReadError) -> [Double] {
    guard document.kind(node) == .sequence else { throw error(node, "a list of numbers is expected") }
    var values: [Double] = []
    values.reserveCapacity(document.childCount(node))
    for child in document.children(node) { values.append(try number(child)) }
    return values
  }

  func numbers(_ node: NodeID, count: Int) throws(TourReadError) -> [Double] {
    let values = try numbers(node)
    guard values.count == count else { throw error(node, "a list of \(count) numbers is expected") }
    return values
  }

  /// Reads a rectangle: x, y, width, height.
  func rect(_ node: NodeID) throws(TourReadError) -> Rect {
    let values = try numbers(node, count: 4)
    return Rect(values[0], values[1], values[2], values[3])
  }

  /// Reads insets: top, right, bottom, left.
  func insets(_ node: NodeID) throws(TourReadError) -> EdgeInsets {
    let values = try numbers(node, count: 4)
    return EdgeInsets(top: values[0], right: values[1], bottom: values[2], left: values[3])
  }

  /// Reads a point: x, y.
  func point(_ node: NodeID) throws(TourReadError) -> Point {
    let values = try numbers(node, count: 2)
    return Point(values[0], values[1])
  }

  /// Reads a size: width, height.
  func size(_ node: NodeID) throws(TourReadError) -> Size {
    let values = try numbers(node, count: 2)
    guard values[0] >= 0, values[1] >= 0 else { throw error(node, "a size must not be negative") }
    return Size(values[0], values[1])
  }

  /// Reads a colour: `#rrggbb` or `#rrggbbaa` in lower case.
  func color(_ node: NodeID) throws(TourReadError) -> String {
    let color = try text(node)
    let digits = color.utf8.dropFirst()
    guard color.utf8.first == UInt8(ascii: "#"), digits.count == 6 || digits.count == 8,
      digits.allSatisfy({ (48...57).contains($0) || (97...102).contains($0) })
    else { throw error(node, "a colour is #rrggbb or #rrggbbaa in lower case") }
    return color
  }

  /// Reads the name of one of the tour's motions.
  func motionName(_ node: NodeID) throws(TourReadError) -> String {
    let name = try text(node)
    guard motions.contains(name) else { throw error(node, "the tour has no motion \"\(excerpt(name))\"") }
    return name
  }

  func choice<Choice>(_ node: NodeID) throws(TourReadError) -> Choice
  where Choice: RawRepresentable & CaseIterable, Choice.RawValue == String {
    let word = try text(node)
    guard let choice = Choice(rawValue: word) else {
      let known = Choice.allCases.map(\.rawValue).joined(separator: ", ")
      throw error(node, "\"\(excerpt(word))\" is none of \(known)")
    }
    return choice
  }

  func error(_ node: NodeID, _ message: String) -> TourReadError {
    let (line, column) = document.source.position(of: Int(document.range(node).start))
    return TourReadError(line: line, column: column, path: document.path(to: node), message: message)
  }
}
