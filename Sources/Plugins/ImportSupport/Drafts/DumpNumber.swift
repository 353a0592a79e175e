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
}
