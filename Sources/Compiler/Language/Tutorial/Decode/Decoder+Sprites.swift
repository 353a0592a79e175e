import TutorialGeometry
import TutorialMotion
import TutorialSyntax

/// The keys of a sprite.
enum SpriteKey: String, DocumentKey {
  case image, symbol, color, size, from, to, arc, easing, duration, delay, opacity, after
  static let table = KeyTable<Self>()
}

/// The keys of a point of a sprite.
enum SpritePointKey: String, DocumentKey {
  case target, at
  static let table = KeyTable<Self>()
}

/// What a sprite must have, while it is not yet known whether all of it is there.
private struct RequiredSpriteParts {
  var pictureKey: NodeID?
  var picture: Located<SpritePicture>?
  var hasFrom = false
  var from: Located<SpritePoint>?
  var hasTo = false
  var to: Located<SpritePoint>?
}

extension Decoder {
  /// `sprites`: one mover, a list of them, or `none`.
  mutating func sprites(_ node: NodeID) -> Located<[Sprite]> {
    isWord(node, "none") ? Located([], document.range(node)) : oneOrMore(node) { $0.sprite($1) }
  }

  private mutating func sprite(_ node: NodeID) -> Sprite? {
    var required = RequiredSpriteParts()
    var look = SpriteLook()
    var fields = self.fields(node, SpriteKey.self, of: "a sprite")
    while let field = next(&fields) {
      switch field.key {
      case .image, .symbol: decodePicture(field, into: &required)
      case .from:
        required.hasFrom = true
        required.from = spritePoint(field.value)
      case .to:
        required.hasTo = true
        required.to = spritePoint(field.value)
      default: decode(field, into: &look)
      }
    }
    if isSpringWithDuration(look.easing, look.duration) { look.duration = nil }
    guard document.kind(node) == .mapping else { return nil }
    if required.pictureKey == nil { reportMissingKey("image\" or \"symbol", of: "a sprite", at: node) }
    if !required.hasFrom { reportMissingKey("from", of: "a sprite", at: node) }
    if !required.hasTo { reportMissingKey("to", of: "a sprite", at: node) }
    guard let picture = required.picture, let from = required.from, let to = required.to else { return nil }
    return Sprite(range: document.range(node), picture: picture, from: from, to: to, look: look)
  }

  private mutating func decodePicture(_ field: Field<SpriteKey>, into parts: inout RequiredSpriteParts) {
    if let first = parts.pictureKey {
      report(twoPictures(at: document.span(field.name), first: document.span(first)))
      return
    }
    parts.pictureKey = field.name
    let name = filledString(field.value, of: "the sprite's \(field.key.rawValue)")
    parts.picture = name?.map { field.key == .image ? .image($0) : .symbol($0) }
  }

  private mutating func decode(_ field: Field<SpriteKey>, into look: inout SpriteLook) {
    let value = field.value
    switch field.key {
    case .image, .symbol, .from, .to: break
    case .color: look.color = color(value, key: field.name)
    case .size: look.size = size(value, of: "the sprite's size")
    case .arc: look.arc = number(value, in: -10...10, of: "the sprite's arc")
    case .easing: look.easing = easing(value)
    case .duration: look.duration = duration(value, of: "the sprite's duration")
    case .delay: look.delay = duration(value, of: "the sprite's delay")
    case .opacity: look.opacity = numbers(value, count: 2, in: 0...1, expected: "[from, to], both from 0 to 1")
    case .after: look.after = choice(value, SpriteEnding.self, of: "what becomes of the sprite")
    }
  }

  /// `{ target, at }` or `[x, y]`.
  private mutating func spritePoint(_ node: NodeID) -> Located<SpritePoint>? {
    switch document.kind(node) {
    case .sequence:
      return numbers(node, count: 2, expected: "[x, y]")?.map { .coordinates(Point($0[0], $0[1])) }
    case .mapping:
      var target: NodeID?
      var at: Located<TargetPoint>?
      var fields = self.fields(node, SpritePointKey.self, of: "a point")
      while let field = next(&fields) {
        switch field.key {
        case .target: target = field.value
        case .at: at = choice(field.value, TargetPoint.self, of: "the place on the target")
        }
      }
      guard let target else {
        reportMissingKey("target", of: "a point", at: node)
        return nil
      }
      return selector(target).map { Located(.element($0, at: at?.value ?? .center), document.range(node)) }
    default:
      reportWrongType(node, expected: "{ target, at } or [x, y]")
      return nil
    }
  }
}

private func twoPictures(at span: SourceSpan, first: SourceSpan) -> Diagnostic {
  Diagnostic(
    .conflictingKeys, "a sprite shows an image or a symbol, not both", at: span,
    labels: [.init(first, "the first is written here")])
}
