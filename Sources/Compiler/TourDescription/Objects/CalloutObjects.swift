import TutorialSyntax
import TutorialTour

// Callouts: their words and their places.

extension FormatObject {
  static let callout = FormatObject(
    "callout", "The bubble, sheet or banner with a step's text: its words, the author's wishes, and its places.",
    [
      FormatField("kind", .word(TourCallout.Kind.self), "The kind of callout."),
      FormatField("title", .key, "The heading.", null: "there is none"),
      FormatField("body", .key, "The text below the heading.", null: "there is none"),
      FormatField("image", .object(.image), "The picture above the title.", null: "there is none"),
      FormatField("progress", .object(.progress), "The place of the step in the tour.", leftOut: "it isn't shown"),
      FormatField("buttons", .list(.object(.button)), "The buttons, in reading order."),
      FormatField(
        "anchor", .object(.element), "The element that the callout points at.", null: "the union of the holes"),
      FormatField(
        "placement", .list(.word(TourPlacement.self), atLeast: 1), "The sides that the author allows, best first."),
      FormatField("width", .length, "The largest width."),
      FormatField("maxHeight", .length, "The largest height.", null: "as high as there is room"),
      FormatField("size", .size, "A fixed size.", null: "as large as the text needs"),
      FormatField("gap", .length, "The distance from the hole's edge to the callout's."),
      FormatField("arrow", .flag, "True if the callout has an arrow."),
      FormatField(
        "arrowSize", .size, "The arrow's base along the callout's edge, and its height.", leftOut: "20 and 10"),
      FormatField("avoid", .list(.object(.element)), "Elements that the callout must not cover."),
      FormatField(
        "sheet", .object(.sheet), "The height of a sheet.", null: "no sheet, or one as high as its text needs"),
      FormatField(
        "layouts", .map(of: .locales, .object(.calloutLayout)),
        "The callout's place, by locale. The client lays out a locale that isn't listed."),
      FormatField(
        "sizes", .map(of: .locales, .map(of: .textSizes, .object(.calloutLayout)), atLeast: 1),
        "The callout's place at other text sizes than the variant's own: by locale, then by the names of `textSizes`.",
        leftOut: "there are none"),
    ])

  static let sheet = FormatObject(
    "sheet", "The height of a sheet.",
    [FormatField("height", .length, "The height, including what the system takes at the bottom.")])

  static let image = FormatObject(
    "image", typeName: "CalloutImage", "The picture of a callout, for each kind of display.",
    [
      FormatField(
        "size", .size, "The largest size that the image is drawn at.", null: "16:9, as wide as the callout's content"),
      FormatField(
        "sources", .list(.object(.imageSource), atLeast: 1),
        "Images of the app, of which a client [draws one](tour.md#images)."),
      FormatField("label", .key, "A description of the image.", null: "it is decoration"),
    ])

  static let imageSource = FormatObject(
    "imageSource", "An image of the app, for some displays or for all.",
    [
      FormatField("name", .text, "The image's name."),
      FormatField("scheme", .word(TourTheme.Scheme.self), "The colour scheme that it is for.", null: "both"),
      FormatField("scale", .factor, "The image's pixels per unit.", null: "1"),
    ])

  static let progress = FormatObject(
    "progress", typeName: "CalloutProgress", "The place of a step in the tour, as shown.",
    [
      FormatField("kind", .word(TourProgress.Kind.self), "The kind of progress."),
      FormatField("text", .key, "The words, with `{step}` and `{total}` in them."),
    ])

  static let button = FormatObject(
    "button", "A button of a callout: `to` or `back` says where it leads.", choices: [[["to"], ["back"]]],
    [
      FormatField("title", .key, "The words on the button."),
      .alternative("to", .id, "The step that it leads to.", null: "it ends the tour"),
      .alternative("back", .isTrue, "It leads [back](tour.md#back) to where the person came from."),
      FormatField(
        "role", .text, "The name by which a rule waits for it: `next`, `back` or the author's word.",
        null: "no rule can"),
    ])

  static let calloutLayout = FormatObject(
    "calloutLayout", "The place of a callout in one language.",
    [
      FormatField("frame", .rect, "The callout's box."),
      FormatField(
        "side", .words(physicalSides), "The side of the target that the callout lies on, as on the screen."),
      FormatField("align", .word(TourPlacement.Alignment.self), "The alignment along that side."),
      FormatField("arrow", .object(.arrow), "The arrow's triangle.", null: "there is none"),
      FormatField(
        "measured", .flag,
        "True if the text was measured with the app's fonts; false if its size is a [bound](text.md#the-bundled-table)."
      ),
      FormatField(
        "content", .place(in: .contents), "The callout's content, as a place in the tour's `contents`.",
        leftOut: "the client lays it out"),
    ])

  private static let physicalSides = WordDescription.all(TourPlacement.Side.self).filter {
    ["top", "right", "bottom", "left", "center"].contains($0.word)
  }

  static let arrow = FormatObject(
    "arrow", "The triangle of a callout's arrow.",
    [
      FormatField("tip", .point, "The point nearest the target."),
      FormatField(
        "base", .tuple([.number, .number, .number, .number]),
        "`[x0, y0, x1, y1]`: the points at which the arrow leaves the callout's edge and comes back, clockwise around the box."
      ),
    ])
}
