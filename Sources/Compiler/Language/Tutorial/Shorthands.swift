import TutorialSyntax
import TutorialValues

/// The map with one key that a number in its place surely means.
func mapOfNumber(_ key: String, _ text: String) -> String? {
  let bytes = Array(text.utf8)
  guard case .value = parseDecimal(bytes, bytes.indices) else { return nil }
  return "{ \(key): \(text) }"
}

/// The map with a colour that a colour in its place surely means.
func mapOfColor(_ text: String) -> String? {
  let color = text.hasPrefix("#") ? text : ValuesOfOtherTools.colors[text.lowercased()]
  return color.map { "{ color: \"\($0)\" }" }
}
