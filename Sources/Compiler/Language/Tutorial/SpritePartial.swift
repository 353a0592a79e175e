import TutorialGeometry
import TutorialMotion
import TutorialSyntax
import TutorialTour
import TutorialTourDescription
import TutorialValues

/// A sprite while it is being decoded.
struct SpritePartial: LocatedMap {
  var range = ByteRange(0, 0)
  var pictureKey: NodeID?
  var picture: Located<SpritePicture>?
  var from: Located<SpritePoint>?
  var to: Located<SpritePoint>?
  var look = SpriteLook()

  static let keys = MapDescription<Self>(
    "sprite", of: "a sprite", "A picture that flies over the screen once, when the step has appeared.",
    rules: {
      springWithoutDuration + [.init("oneOf", [["required": ["image"]], ["required": ["symbol"]]])]
    },
    finish: { decoder, node, sprite in
      if decoder.isSpringWithDuration(sprite.look.easing, sprite.look.duration) { sprite.look.duration = nil }
      if sprite.pictureKey == nil, decoder.document.kind(node) == .mapping {
        decoder.reportMissingKey("image\" or \"symbol", of: "a sprite", at: node)
      }
    }
  ) {
    picture("image", "The name of an image of the app.", example: "paper-plane") { .image($0) }
    picture("symbol", "The name of a symbol of the platform.", example: "envelope.fill") { .symbol($0) }
    Key(
      "color", .color, "The colour of a symbol.", or: .words("its own"),
      get: { $0.look.color }, set: { $0.look.color = $1 })
    Key(
      "size", .size, "The picture's size: `[width, height]`, or one number for both.",
      or: .value(.number(SpriteLook.side)),
      get: { $0.look.size }, set: { $0.look.size = $1 })
    Key(
      "from", .spritePoint, "The start of the flight, for the picture's middle: `{ target, at }`, or `[x, y]`.",
      or: .required,
      get: { $0.from }, set: { $0.from = $1 })
    Key(
      "to", .spritePoint, "The end of the flight, for the picture's middle: `{ target, at }`, or `[x, y]`.",
      or: .required,
      get: { $0.to }, set: { $0.to = $1 })
    Key(
      "arc", .arc, "The height of the path's bend as a fraction of the distance, positive to the left of travel.",
      or: .value(0),
      get: { $0.look.arc }, set: { $0.look.arc = $1 })
    Key(
      "easing", .easing, "The easing of the flight: its progress over time.", or: .value("easeInOut"),
      get: { $0.look.easing }, set: { $0.look.easing = $1 })
    Key(
      "duration", .time, "The duration of the flight; not with a spring, which takes its own time.",
      else: \.look.durationOrDefault,
      get: { $0.look.duration }, set: { $0.look.duration = $1 })
    Key(
      "delay", .time, "The time before the flight starts.", or: .value(0),
      get: { $0.look.delay }, set: { $0.look.delay = $1 })
    Key(
      "opacity", .opacities, "The picture's opacity: `[at the start, at the end]`.", or: .value([1, 1]),
      get: { $0.look.opacity }, set: { $0.look.opacity = $1 })
    Key(
      "after", .word(TourSprite.Ending.self), "The sprite's fate at the end of the flight.",
      called: "the sprite's fate",
      else: \.look.endingOrDefault,
      get: { $0.look.after }, set: { $0.look.after = $1 })
  }

  private static func picture(
    _ name: String, _ prose: String, example: String, make: @escaping @Sendable (String) -> SpritePicture
  ) -> Key<Self> {
    let kind = Kind<Located<String>>.text(examples: [.string(example)])
    return Key(KeyDescription(name: name, prose: prose, form: kind.form, otherwise: .nothing)) {
      decoder, field, called, sprite in
      if let first = sprite.pictureKey {
        decoder.report(twoPictures(at: decoder.document.span(field.name), first: decoder.document.span(first)))
      } else {
        sprite.pictureKey = field.name
        sprite.picture = kind.read(&decoder, field, called)?.map(make)
      }
    }
  }
}

extension Kind where Value == Located<[Double]> {
  /// The opacity at the start and at the end.
  fileprivate static var opacities: Kind {
    Kind(
      KindForm(
        ["type": "array", "items": .reference(.fraction), "minItems": 2, "maxItems": 2], examples: [[1, 0]])
    ) { decoder, field, _ in
      decoder.numbers(field.value, count: 2, in: 0...1, expected: "[from, to], both from 0 to 1")
    }
  }
}

extension Kind where Value == Located<[Sprite]> {
  /// A sprite, a list of them, or `none`.
  static var sprites: Kind {
    let sprite = SchemaNode.reference(SpritePartial.keys.outline.definition)
    return Kind(
      KindForm(
        ["anyOf": [["const": "none"], sprite, ["type": "array", "items": sprite]]],
        examples: [["symbol": "envelope.fill", "from": ["target": "search"], "to": [40, 60]], "none"],
        map: { SpritePartial.keys.outline })
    ) { decoder, field, _ in
      if decoder.isWord(field.value, "none") { return Located([], decoder.document.range(field.value)) }
      return decoder.oneOrMore(field.value) { decoder, node in
        let partial = decoder.map(node, SpritePartial.self)
        guard let picture = partial.picture, let from = partial.from, let to = partial.to else { return nil }
        return Sprite(range: partial.range, picture: picture, from: from, to: to, look: partial.look)
      }
    }
  }
}

private func twoPictures(at span: SourceSpan, first: SourceSpan) -> Diagnostic {
  Diagnostic(
    .conflictingKeys, "a sprite shows an image or a symbol, not both", at: span,
    labels: [.init(first, "the first is written here")])
}
