import TutorialSyntax
import TutorialValues

/// The map that a number in its place certainly means, with the number as its only key.
func mapOfNumber(_ key: String, _ text: String) -> String? {
  let bytes = Array(text.utf8)
  guard case .value = parseDecimal(bytes, bytes.indices) else { return nil }
  return "{ \(key): \(text) }"
}

/// The map that a colour in its place certainly means.
func mapOfColor(_ text: String) -> String? {
  let color = text.hasPrefix("#") ? text : ForeignValues.colors[text.lowercased()]
  return color.map { "{ color: \"\($0)\" }" }
}
