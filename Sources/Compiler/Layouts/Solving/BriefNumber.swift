import TutorialNumerics

/// A number for messages, with at most three decimals.
package func brief(_ value: Double) -> String {
  // Coordinates are bounded, but results computed from them may not be.
  guard value.magnitude < 1e15 else { return "\(value)" }
  let thousandths = (value * 1000).rounded() / 1000
  if thousandths == thousandths.rounded() { return String(Int(saturating: thousandths)) }
  return "\(thousandths)"
}
