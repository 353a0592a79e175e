import TutorialTour

// The look of callouts.

extension FormatObject {
  static let theme = FormatObject(
    "theme", "The look of callouts, whole: nothing has to be looked up elsewhere.",
    [
      FormatField("light", .object(.themeColors), "The colours of the light scheme."),
      FormatField("dark", .object(.themeColors), "The colours of the dark scheme."),
    ]
      + TourTheme.TextPart.allCases.map { FormatField($0.rawValue, .object(.themeText), $0.prose) }
      + TourTheme.Measures.Part.allCases.map { FormatField($0.rawValue, .length, $0.prose) }
      + [FormatField("shadows", .list(.object(.themeShadow)), "The shadows below callouts, the topmost first.")])

  static let themeShadow = FormatObject(
    "themeShadow", "A shadow below callouts.",
    [
      FormatField("light", .color, "Its colour in the light scheme."),
      FormatField("dark", .color, "Its colour in the dark scheme."),
      FormatField("offset", .length, "The distance by which it lies below the callout."),
      FormatField("blur", .length, "The distance over which its edge is spread."),
    ])

  static let themeText = FormatObject(
    "themeText", "The setting of words.",
    [
      FormatField(
        "font", .list(.text),
        "Families of fonts, of which the first that exists is used. An empty list: the platform's own."),
      FormatField("size", .length, "The font's size at the text size `large`."),
      FormatField("line", .length, "The height of a line at the text size `large`."),
      FormatField("weight", .whole(atLeast: 0), "The font's weight: 400 is regular, 700 bold."),
    ])

  static let themeColors = FormatObject(
    "themeColors", "The colours of one scheme.",
    TourTheme.Colors.Part.allCases.map { part in
      part == .hairline
        ? FormatField(
          part.rawValue, .color, part.prose, leftOut: "the standard theme's, which both schemes then have")
        : FormatField(part.rawValue, .color, part.prose)
    })
}

extension TourTheme.Colors.Part {
  /// A description of the part.
  fileprivate var prose: String {
    switch self {
    case .surface: "The ground of callouts, and of their arrows."
    case .border: "The line around callouts."
    case .title: "The words of titles."
    case .body: "The words of bodies."
    case .link: "The links in bodies."
    case .primary: "The ground of the last button, which leads on."
    case .onPrimary: "The words on the last button."
    case .secondary: "The ground of all other buttons."
    case .onSecondary: "The words on all other buttons."
    case .progress: "The progress, in words or as dots."
    case .close: "The cross that ends the tour."
    case .hairline: "The [line around holes](tour.md#hairlines) that have no ring."
    }
  }
}

extension TourTheme.TextPart {
  /// A description of the part's text style.
  fileprivate var prose: String {
    switch self {
    case .title: "The setting of titles."
    case .body: "The setting of bodies."
    case .button: "The setting of words on buttons."
    case .progress: "The setting of progress in words."
    }
  }
}

extension TourTheme.Measures.Part {
  /// A description of the length.
  fileprivate var prose: String {
    switch self {
    case .margin: "The least distance between a callout and the edges of what a person can see."
    case .padding: "The distance between a callout's edges and its content."
    case .titleGap: "The distance between title and body."
    case .sectionGap: "The distance below an image, and above the buttons."
    case .buttonGap: "The distance between buttons, beside or above each other."
    case .buttonHeight: "The height of a button of one line, as drawn."
    case .buttonPadding: "The distance between a button's words and its sides."
    case .buttonRadius: "The radius of a button's corners."
    case .radius: "The radius of the corners of bubbles and banners."
    case .sheetRadius: "The radius of a sheet's upper corners."
    case .border: "The width of the line around a callout, which lies outside of it."
    }
  }
}
