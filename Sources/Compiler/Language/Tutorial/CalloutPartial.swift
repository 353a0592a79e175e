package import TutorialGeometry
package import TutorialSyntax
package import TutorialTour
import TutorialTourDescription
import TutorialValues

/// A partial `callout`: the bubble, sheet or banner with the text.
package struct CalloutPartial: LocatedMap {
  /// The text or the map.
  package var range = ByteRange(0, 0)
  /// `title`.
  package var title: Located<String>?
  /// `body`; a plain string is the body.
  package var body: Located<String>?
  /// `image`: a picture that the client knows.
  package var image: CalloutImage?
  /// `progress`: the indicator of the position in the tutorial.
  package var progress: Located<ProgressSetting>?
  /// `placement`, best first.
  package var placement: Located<[TourPlacement]>?
  /// `width`: the largest width of a callout that is sized by its text, logical units.
  package var width: Located<Double>?
  /// `maxHeight`, in logical units.
  package var maxHeight: Located<Double>?
  /// `size`: a fixed size.
  package var size: Located<Size>?
  /// `gap`: the distance between the cutout and the callout, in logical units.
  package var gap: Located<Double>?
  /// `arrow`.
  package var arrow: Located<ArrowSetting>?
  /// `avoid`: elements that it must not cover.
  package var avoid: Located<[Selector]>?
  /// `buttons`.
  package var buttons: Located<[CalloutButton]>?
  /// `kind`.
  package var kind: Located<TourCallout.Kind>?
  /// `sheet`.
  package var sheet: SheetPartial?

  package init() {}

  package static let keys = MapDescription<Self>(
    "callout", of: "a callout", "The bubble, sheet or banner with the text.",
    hints: ForeignKeys.callout
  ) {
    Key(
      "title", .text(examples: ["Write a mail"]), "The title above the text.",
      get: { $0.title }, set: { $0.title = $1 })
    Key(
      "body", .text(examples: ["Tap **here** to start."]),
      "The text. It has CommonMark's emphasis, strong, code and links; everything else is shown as written.",
      get: { $0.body }, set: { $0.body = $1 })
    Key(
      "image", .image,
      "An image: a name or path that the client knows, or `{ name, size, sources, label }` with its size, its "
        + "alternatives for other displays, and a description.",
      get: { $0.image }, set: { $0.image = $1 })
    Key(
      "progress", .progress,
      "The indicator of the position in the tutorial: one of the words, or a text with `{step}` or `{total}` in it.",
      or: .value("none"),
      get: { $0.progress }, set: { $0.progress = $1 })
    Key(
      "placement", .placements,
      "The callout's position beside the hole: one placement, or a list with the best first. [callouts.md](callouts.md) shows them.",
      or: .value("auto"),
      get: { $0.placement }, set: { $0.placement = $1 })
    Key(
      "width", .extent, "The callout's maximum width.", else: \.widthOrDefault,
      get: { $0.width }, set: { $0.width = $1 })
    Key(
      "maxHeight", .extent, "The callout's maximum height.", or: .words("the viewport's"),
      get: { $0.maxHeight }, set: { $0.maxHeight = $1 })
    Key(
      "size", .size, "A fixed size: `[width, height]`, or one number for both.", or: .words("that of its text"),
      get: { $0.size }, set: { $0.size = $1 })
    Key(
      "gap", .coordinate, "The distance between the cutout, with its ring, and the callout.", else: \.gapOrDefault,
      get: { $0.gap }, set: { $0.gap = $1 })
    Key(
      "arrow", .arrow, "True if an arrow points at the hole, or the arrow's size as `{ width, height }`.",
      or: .value(true),
      get: { $0.arrow }, set: { $0.arrow = $1 })
    Key("avoid", .selectors, "Elements that the callout must not cover.", get: { $0.avoid }, set: { $0.avoid = $1 })
    Key(
      "buttons", .buttons, "The callout's buttons, in order.", or: .words("those that the rules wait for"),
      get: { $0.buttons }, set: { $0.buttons = $1 })
    Key(
      "kind", .word(TourCallout.Kind.self), "The form of the callout.", else: \.kindOrDefault,
      get: { $0.kind }, set: { $0.kind = $1 })
    Key("sheet", .map(SheetPartial.self), "The properties of a sheet.", get: { $0.sheet }, set: { $0.sheet = $1 })
  }

  /// The height of the sheet including the bottom inset, in logical units.
  package var sheetHeight: Located<Double>? { sheet?.height }
  /// `kind`, else a bubble.
  package var kindOrDefault: TourCallout.Kind { kind?.value ?? .bubble }
  /// `placement`, else whichever side has room.
  package var placementOrDefault: [TourPlacement] { placement?.value ?? [TourPlacement(.auto)] }
  /// `width`, else 320.
  package var widthOrDefault: Double { width?.value ?? 320 }
  /// `gap`, else 12.
  package var gapOrDefault: Double { gap?.value ?? 12 }
  /// `arrow`, else an arrow of the usual size.
  package var arrowOrDefault: ArrowSetting { arrow?.value ?? .usual }
  /// The width and height that the author gives the arrow; nil for the usual ones.
  package var arrowSize: Size? {
    if case .sized(let size) = arrowOrDefault { return size }
    return nil
  }
}

/// A partial `sheet` of a callout.
package struct SheetPartial: DescribedMap {
  /// `height`, including the bottom inset, in logical units.
  package var height: Located<Double>?

  package init() {}

  package static let keys = MapDescription<Self>(
    "sheet", of: "a sheet", "The properties of a sheet.", examples: [["height": 320]]
  ) {
    Key(
      "height", .extent, "The sheet's height, including the bottom inset.", or: .words("that of its text"),
      get: { $0.height }, set: { $0.height = $1 })
  }
}

extension Kind where Value == CalloutPartial {
  /// A map, or a text that is the callout's body.
  static var callout: Kind {
    Kind(
      KindForm(
        ["anyOf": [.reference(.text), .reference(CalloutPartial.keys.outline.definition)]],
        examples: ["Tap here to start.", ["title": "Write a mail", "body": "Tap here to start."]],
        map: { CalloutPartial.keys.outline }),
      over: { $0.over($1) }
    ) { decoder, field, _ in
      let known = decoder.diagnostics.count
      guard decoder.document.isScalar(field.value) else {
        let partial = decoder.map(field.value, CalloutPartial.self)
        if decoder.document.kind(field.value) == .sequence {
          decoder.advise(field.value, since: known, AdviceOnValues.callout)
        }
        return partial
      }
      var partial = CalloutPartial(range: decoder.document.range(field.value))
      // As a text, the Boolean would be shown to people.
      if decoder.document.kind(field.value) == .plain,
        decoder.isWord(field.value, "false") || decoder.isWord(field.value, "true")
      {
        decoder.reportWrongType(field.value, expected: "text or a map of keys to values for a callout")
        decoder.advise(field.value, since: known, AdviceOnValues.callout)
        return partial
      }
      partial.body = decoder.filledString(
        field.value, of: "the callout", expected: "text or a map of keys to values for a callout")
      return partial
    }
  }
}
