import TutorialSyntax

/// A key whose value is a map, for people who write only the part that matters to them.
enum Shorthand {
  case cutout, ring, overlay, transition, movement, reducedMotion, rule, effect, scroll

  /// The map that a word or a number in its place surely means.
  func map(for text: String) -> String? {
    switch self {
    case .cutout: ShapeName(rawValue: text).map { _ in "{ shape: \(text) }" }
    case .ring: text == "true" ? "{ width: 3 }" : number(text).map { "{ width: \($0) }" } ?? color(text)
    case .overlay: number(text).map { "{ opacity: \($0) }" } ?? color(text)
    case .transition: MovementKind(rawValue: text).map { _ in "{ move: { kind: \(text) } }" }
    case .movement: MovementKind(rawValue: text).map { _ in "{ kind: \(text) }" }
    case .reducedMotion: ReducedMotionKind(rawValue: text).map { _ in "{ kind: \(text) }" }
    case .rule: rule(text)
    case .effect: EffectKind(rawValue: text).map { _ in "{ kind: \(text) }" }
    case .scroll:
      text == "true" ? "{ align: nearest }" : ScrollAlignment(rawValue: text).map { _ in "{ align: \(text) }" }
    }
  }

  private func rule(_ text: String) -> String? {
    switch text {
    case "next", "back": "{ button: \(text) }"
    case "tap": "{ tap: target }"
    case "target", "anywhere": "{ tap: \(text) }"
    default: nil
    }
  }

  private func number(_ text: String) -> String? {
    let bytes = Array(text.utf8)
    guard case .value = parseDecimal(bytes, bytes.indices) else { return nil }
    return text
  }

  private func color(_ text: String) -> String? {
    text.hasPrefix("#") ? "{ color: \"\(text)\" }" : nil
  }
}

extension Decoder {
  /// The fields of a map; a word or a number in its place is told the map that it means.
  mutating func fields<Key: DocumentKey>(
    _ node: NodeID, _ keys: Key.Type, of what: StaticString, for shorthand: Shorthand
  ) -> Fields<Key> {
    let known = diagnostics.count
    let fields = self.fields(node, keys, of: what)
    guard diagnostics.count > known, let last = diagnostics.indices.last, document.isScalar(node),
      diagnostics[last].id == .wrongType, let map = shorthand.map(for: document.string(node))
    else { return fields }
    diagnostics[last].primaryLabel = "did you mean \(map)?"
    diagnostics[last].fixits = [FixIt("replace it with \(map)", .maybe, [.init(document.span(node), map)])]
    return fields
  }
}
