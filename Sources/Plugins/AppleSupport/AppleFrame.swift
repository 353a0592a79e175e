import TutorialGeometry
import TutorialImportSupport
import TutorialSyntax

/// A frame as tools on Apple's platforms write it in JSON.
///
/// - `{"x": 0, "y": 59, "width": 393, "height": 44}`, the keys in capitals too, as `dictionaryRepresentation` has them
/// - `{"origin": {"x": 0, "y": 59}, "size": {"width": 393, "height": 44}}`
/// - `[0, 59, 393, 44]`, or `[[0, 59], [393, 44]]` as `Codable` encodes a `CGRect`
/// - `"{{0, 59}, {393, 44}}"`, as `NSStringFromCGRect` does, or `"(0, 59, 393, 44)"`, as Swift prints it
enum AppleFrame {
  static func read(_ value: DataValue) -> Result<Rect, DumpNumber.Problem> {
    if value.isMap { return read(map: value) }
    if value.isList {
      let items = value.items
      return DumpNumber.rect((items.count == 2 ? items.flatMap(\.items) : items).map(\.coordinate))
    }
    guard let text = value.text else { return .failure(.malformed) }
    return read(text)
  }

  private static func read(map: DataValue) -> Result<Rect, DumpNumber.Problem> {
    let origin = map.first(of: "origin", "Origin") ?? map
    let size = map.first(of: "size", "Size") ?? map
    let sides = [
      origin.first(of: "x", "X"), origin.first(of: "y", "Y"), size.first(of: "width", "Width"),
      size.first(of: "height", "Height"),
    ]
    return DumpNumber.rect(sides.compactMap { $0?.coordinate })
  }

  /// Reads four numbers between brackets of any kind.
  private static func read(_ text: String) -> Result<Rect, DumpNumber.Problem> {
    let frame = text.drop { $0.isWhitespace }
    guard text.utf8.count <= 200, frame.first == "{" || frame.first == "(" else { return .failure(.malformed) }
    let words = text.split { "{}(),".contains($0) || $0.isWhitespace }
    return DumpNumber.rect(words.map { DumpNumber.coordinate(String($0)) })
  }
}

extension DumpDiagnostics {
  /// Reads the frame of an element, and notes what is wrong with it.
  mutating func frame(_ value: DataValue?, of element: DataValue) -> Rect? {
    guard let value else {
      add(.missingKey, "an element has no frame", at: element.head)
      return nil
    }
    switch AppleFrame.read(value) {
    case .success(let frame): return frame
    case .failure(.outOfRange):
      add(.valueOutOfRange, "a frame lies beyond the limit of coordinates", at: value.span)
    case .failure(.malformed):
      add(.wrongType, "a frame is not four numbers", at: value.span)
    }
    return nil
  }
}
