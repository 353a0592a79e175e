extension Int {
  /// Returns the number with a noun: `1 step`, `2 steps`.
  package func counting(_ noun: String) -> String { self == 1 ? "1 \(noun)" : "\(self) \(noun)s" }
}

/// The counts that aren't 0, with their nouns and commas in between; nil if all are 0.
package func countedWords(_ counts: [(Int, String)]) -> String? {
  let counts = counts.filter { $0.0 > 0 }
  return counts.isEmpty ? nil : counts.map { $0.counting($1) }.joined(separator: ", ")
}
