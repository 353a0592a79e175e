import TutorialTour

// Variants: configurations that a tour was compiled for.

extension FormatObject {
  static let variant = FormatObject(
    "variant", "The tour in one configuration.",
    [
      FormatField("id", .text, "The configuration's name in the layouts, unique in the tour."),
      FormatField("traits", .object(.traits), "The configuration's traits."),
      FormatField("display", .object(.display), "The display that the frames were measured on."),
      FormatField(
        "textSizes", .map(of: .textSizes, .factor, atLeast: 1),
        "The text sizes that callouts were laid out at, by name, with their [scales](text.md#scales), from small to large.",
        leftOut: "the variant's own is the only one"),
      FormatField("screens", .map(of: .screens, .object(.screen)), "The screens that the steps visit, by name."),
      FormatField("skipped", .list(.object(.skippedStep)), "The steps that this variant leaves out."),
      FormatField("steps", .list(.object(.step)), "The steps, in order."),
    ])

  static let traits = FormatObject(
    "traits", "The traits of a configuration; null if the layout doesn't say. Traits of the layout's own follow.",
    others: .text,
    TourTraits.known.map { FormatField($0.name, .text, prose(ofTrait: $0.name), null: "the layout doesn't say") })

  private static func prose(ofTrait name: String) -> String {
    switch name {
    case "platform": "The platform, such as `ios`, `android` or `web`."
    case "idiom": "The kind of device, such as `phone`, `tablet` or `desktop`."
    case "orientation": "The orientation: `portrait` or `landscape`."
    case "locale": "The language of the texts on the screens, as a tag."
    case "layoutDirection": "The direction of the layout: `ltr` or `rtl`."
    case "horizontalSizeClass": "The horizontal size class: `compact` or `regular`."
    case "verticalSizeClass": "The vertical size class: `compact` or `regular`."
    case "textSize": "The person's text size, by name or as a factor."
    case "colorScheme": "The colour scheme: `light` or `dark`."
    default: "A trait of the configuration."
    }
  }

  static let display = FormatObject(
    "display", typeName: "TourDisplay", "The display that frames were measured on.",
    [
      FormatField("size", .size, "The display's size."),
      FormatField("scale", .factor, "Pixels per unit.", null: "the layout doesn't say"),
    ])

  static let screen = FormatObject(
    "screen", typeName: "TourScreen", "A screen of the app.",
    [
      FormatField("safeArea", .insets, "The parts of the display that the system's bars take from each side."),
      FormatField(
        "elements", .map(of: .elements, .object(.elementNames), atLeast: 1),
        "The [names](tour.md#elements) by which a client finds elements that the steps name, by the tour's ids.",
        leftOut: "all are found by the tour's ids"),
    ])

  static let elementNames = FormatObject(
    "elementNames", "The names by which a client finds an element of the app.",
    [
      FormatField("native", .text, "The element's id in the app's own toolkit.", null: "it is the tour's id"),
      FormatField("selector", .text, "A CSS selector, for clients on the web.", null: "there is none"),
    ])

  static let skippedStep = FormatObject(
    "skippedStep", "A step that a variant leaves out.",
    [
      FormatField("step", .id, "The step's id."),
      FormatField(
        "reason", .id,
        "`only` if the tutorial restricts the step to other variants, else the id of the diagnostic that led to `onMissing: skip`."
      ),
    ])
}
