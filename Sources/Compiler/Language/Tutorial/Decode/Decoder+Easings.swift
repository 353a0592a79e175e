import TutorialMotion
import TutorialSyntax

/// The easings that have a name.
private enum EasingName: String, DocumentKey {
  case linear, easeIn, easeOut, easeInOut, easeInOutQuad
  case fastOutSlowIn, linearOutSlowIn, fastOutLinearIn
  case spring, interactiveSpring, smooth, snappy, bouncy

  static let table = KeyTable<Self>()

  var easing: Easing {
    switch self {
    case .linear: .bezier(.linear)
    case .easeIn: .bezier(.easeIn)
    case .easeOut: .bezier(.easeOut)
    case .easeInOut: .bezier(.easeInOut)
    case .easeInOutQuad: .bezier(.easeInOutQuad)
    case .fastOutSlowIn: .bezier(.fastOutSlowIn)
    case .linearOutSlowIn: .bezier(.linearOutSlowIn)
    case .fastOutLinearIn: .bezier(.fastOutLinearIn)
    case .spring: .spring(.spring)
    case .interactiveSpring: .spring(.interactiveSpring)
    case .smooth: .spring(.smooth)
    case .snappy: .spring(.snappy)
    case .bouncy: .spring(.bouncy)
    }
  }
}

/// The keys of an easing.
enum EasingKey: String, DocumentKey {
  case spring
  static let table = KeyTable<Self>()
}

extension Decoder {
  /// An easing: a name, `[x1, y1, x2, y2]`, or `{ spring: … }`.
  mutating func easing(_ node: NodeID) -> Located<Easing>? {
    switch document.kind(node) {
    case .sequence:
      return bezier(node)?.map { .bezier($0) }
    case .mapping:
      var result: Located<Easing>?
      var fields = self.fields(node, EasingKey.self, of: "an easing")
      var isGiven = false
      while let field = next(&fields) {
        isGiven = true
        result = spring(field.value).map { Located(.spring($0), document.range(node)) }
      }
      if !isGiven { reportMissingKey("spring", of: "an easing", at: node) }
      return result
    default:
      return choice(node, EasingName.self, of: "the easing")?.map(\.easing)
    }
  }

  private mutating func bezier(_ node: NodeID) -> Located<CubicBezier>? {
    guard document.childCount(node) == 4 else {
      reportWrongType(node, expected: "[x1, y1, x2, y2]")
      return nil
    }
    var isTime = false
    let handles = list(node) { decoder, child in
      isTime.toggle()
      return isTime
        ? decoder.number(child, in: 0...1, of: "x of a handle")?.value
        : decoder.number(child, in: -100...100, of: "y of a handle")?.value
    }
    guard handles.value.count == 4 else { return nil }
    return handles.map { CubicBezier($0[0], $0[1], $0[2], $0[3]) }
  }
}
