import TutorialGeometry
import TutorialSyntax

/// The shapes that a word names.
private enum ShapeWord: String, CaseIterable {
  case rect, circle, ellipse, capsule
}

/// The keys of a shape that is written as a map.
private enum ShapeKey: String, DocumentKey {
  case roundedRect, smoothing, path, viewBox
  static let table = KeyTable<Self>()
}

extension LayoutDecoder {
  /// `shape`: a word, `{ roundedRect, smoothing }` or `{ path, viewBox }`.
  mutating func shape(_ node: NodeID) -> Shape? {
    guard document.kind(node) == .mapping else { return plainShape(node) }
    var values: [ShapeKey: NodeID] = [:]
    var names: [ShapeKey: NodeID] = [:]
    var fields = decoder.fields(node, ShapeKey.self, of: "a shape")
    while let field = decoder.next(&fields) {
      values[field.key] = field.value
      names[field.key] = field.name
    }
    // A shape is either of the two: the keys of one say nothing beside those of the other.
    let kind: ShapeKey = values[.roundedRect] != nil ? .roundedRect : .path
    let strangers: [ShapeKey] = kind == .roundedRect ? [.path, .viewBox] : [.smoothing]
    for stranger in strangers where values[kind] != nil {
      if let name = names[stranger] { decoder.report(strangeKey(stranger.rawValue, kind, at: document.span(name))) }
    }
    if let radii = values[.roundedRect] { return roundedRect(radii, smoothing: values[.smoothing]) }
    guard let path = values[.path], let viewBox = values[.viewBox] else {
      reportIncomplete(node, values)
      return nil
    }
    return decoder.pathShape(path, viewBox: viewBox).map { .path($0) }
  }

  private mutating func plainShape(_ node: NodeID) -> Shape? {
    let words = ShapeWord.allCases.map(\.rawValue)
    guard document.isScalar(node), !document.isNull(node) else {
      decoder.reportWrongType(node, expected: "a shape")
      return nil
    }
    switch ShapeWord(rawValue: document.string(node)) {
    case .rect: return .rect
    case .circle: return .circle
    case .ellipse: return .ellipse
    case .capsule: return .capsule
    case nil:
      decoder.reportUnknownWord(node, known: words + ["{ roundedRect: 8 }", "{ path, viewBox }"], of: "the shape")
      return nil
    }
  }

  private mutating func roundedRect(_ node: NodeID, smoothing: NodeID?) -> Shape? {
    var amount = 0.0
    if let smoothing {
      guard let number = decoder.number(smoothing, in: 0...1, of: "the smoothing") else { return nil }
      amount = number.value
    }
    let bounds = 0...Limits.coordinate
    guard document.kind(node) == .sequence else {
      return decoder.number(node, in: bounds, of: "the radius")
        .map { .roundedRect(CornerRadii($0.value), smoothing: amount) }
    }
    return decoder.numbers(node, count: 4, in: bounds, expected: "[topLeft, topRight, bottomRight, bottomLeft]").map {
      let radii = $0.value
      return .roundedRect(
        CornerRadii(topLeft: radii[0], topRight: radii[1], bottomRight: radii[2], bottomLeft: radii[3]),
        smoothing: amount)
    }
  }

  private mutating func reportIncomplete(_ node: NodeID, _ values: [ShapeKey: NodeID]) {
    if values[.path] != nil {
      decoder.reportMissingKey("viewBox", of: "a path shape", at: node)
    } else {
      decoder.reportMissingKey(values[.viewBox] != nil ? "path" : "roundedRect", of: "a shape", at: node)
    }
  }
}

private func strangeKey(_ key: String, _ kind: ShapeKey, at span: SourceSpan) -> Diagnostic {
  Diagnostic(.unknownKey, "unknown key \"\(key)\" beside \"\(kind.rawValue)\" in a shape", at: span)
}
