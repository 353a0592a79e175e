public import TutorialGeometry
import TutorialPluginKit
import TutorialSyntax

/// Numbers in dumps.
public enum DumpNumber {
  /// The reason why a text isn't a coordinate.
  public enum Problem: Error, Sendable, Hashable {
    /// The text isn't a number.
    case malformed
    /// The number is beyond the limit of coordinates, ±10,000,000.
    case outOfRange
  }

  /// Reads a coordinate in decimal notation, with or without an exponent.
  public static func coordinate(_ text: String) -> Result<Double, Problem> {
    let bytes = Array(text.utf8)
    switch parseDecimal(bytes, bytes.indices) {
    case .value(let value) where value.magnitude <= Limits.coordinate: return .success(value)
    case .value, .notFinite: return .failure(.outOfRange)
    case .notANumber: return .failure(.malformed)
    }
  }

  /// Makes a rectangle of four coordinates: x, y, width, height.
  public static func rect(_ sides: [Result<Double, Problem>]) -> Result<Rect, Problem> {
    guard sides.count == 4 else { return .failure(.malformed) }
    do throws(Problem) {
      return .success(Rect(try sides[0].get(), try sides[1].get(), try sides[2].get(), try sides[3].get()))
    } catch {
      return .failure(error)
    }
  }
}

extension DumpDiagnostics {
  /// Reads a coordinate in an attribute of an element, or notes what is wrong with it and returns nil.
  public mutating func coordinate(_ text: String, of name: String, in element: XMLElement, _ file: XMLFile) -> Double? {
    switch DumpNumber.coordinate(text) {
    case .success(let number): return number
    case .failure(.outOfRange):
      add(
        .valueOutOfRange, "\(name) \"\(Diagnostic.excerpt(text))\" lies beyond the limit of coordinates",
        at: file.value(of: name, in: element))
    case .failure(.malformed):
      add(
        .wrongType, "\(name) \"\(Diagnostic.excerpt(text))\" is not a number", at: file.value(of: name, in: element))
    }
    return nil
  }
}
