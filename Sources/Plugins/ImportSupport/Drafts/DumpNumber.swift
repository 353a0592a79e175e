import TutorialSyntax

/// Numbers as dumps write them.
public enum DumpNumber {
  /// Why a text is not a coordinate.
  public enum Problem: Error, Sendable, Hashable {
    /// It is not a number.
    case malformed
    /// It lies beyond the limit of coordinates, ±10,000,000.
    case outOfRange
  }

  /// The coordinate that a text says, as decimals with or without an exponent.
  public static func coordinate(_ text: String) -> Result<Double, Problem> {
    let bytes = Array(text.utf8)
    switch parseDecimal(bytes, bytes.indices) {
    case .value(let value) where value.magnitude <= Limits.coordinate: return .success(value)
    case .value, .notFinite: return .failure(.outOfRange)
    case .notANumber: return .failure(.malformed)
    }
  }
}
