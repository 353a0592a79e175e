import TutorialTour

// The contents of callouts, laid out.

extension FormatObject {
  static let content = FormatObject(
    "content", "The content of a callout, laid out from the top left of its frame.",
    [
      FormatField(
        "size", .size,
        "The width that it was laid out for, which is the frame's, and the height that it takes there; of a sheet, without what the system takes at the bottom."
      ),
      FormatField(
        "parts", .list(.object(.contentPart)),
        "The parts from top to bottom, parts beside each other in reading order, the cross last."),
    ])

  static let contentPart = FormatObject(
    "contentPart", "A part of a callout's content.",
    [
      FormatField("role", .word(TourContent.Role.self), "The kind of part. Buttons come in the order of `buttons`."),
      FormatField(
        "box", .rect,
        "The rectangle that is drawn: of a button its ground, of words the box that their lines are set in."),
      FormatField("touch", .rect, "The rectangle that can be touched, if it is larger.", leftOut: "the box"),
      FormatField(
        "lines", .list(.object(.contentLine)),
        "The words line by line, all lines equally high; those of a button lie in the middle of the box.",
        leftOut: "the part has no words, or words with [variables](tour.md#variables)"),
      FormatField("dots", .object(.dots), "A dot for each step in place of words.", leftOut: "there are none"),
    ])

  static let contentLine = FormatObject(
    "contentLine", "A line of words.",
    [
      FormatField("width", .length, "The line's width, as measured."),
      FormatField(
        "runs", .list(.either([.text, .object(.run)])),
        "The words in the order in which they are read; plain ones as a text."),
    ])

  static let run = FormatObject(
    "run", typeName: "ContentRun", "Words that aren't plain.",
    [
      FormatField("text", .text, "The words."),
      FormatField("strong", .isTrue, "They are strong.", leftOut: "they aren't"),
      FormatField("emphasis", .isTrue, "They are emphasised.", leftOut: "they aren't"),
      FormatField("code", .isTrue, "They are code.", leftOut: "they aren't"),
      FormatField("link", .text, "The absolute URL that they lead to.", leftOut: "they aren't a link"),
    ])

  static let dots = FormatObject(
    "dots", "A dot for each step.",
    [
      FormatField("number", .whole(atLeast: 1), "The step's number, from 1."),
      FormatField("total", .whole(atLeast: 1), "The number of steps."),
    ])

  static let probes = FormatObject(
    "probes", "Lines by which a client finds out whether its fonts are those that lines were broken with.",
    TourProbes.Face.allCases.map { face in
      FormatField(face.rawValue, .object(.probe), prose(of: face), leftOut: "there is none")
    })

  private static func prose(of face: TourProbes.Face) -> String {
    switch face {
    case .title: "A line in the face of titles."
    case .body: "A line in the face of bodies."
    case .strong: "A line in the face of strong words of a body."
    case .button: "A line in the face of buttons, and of progress in words."
    }
  }

  static let probe = FormatObject(
    "probe", "A line to measure.",
    [
      FormatField("text", .text, "The widest line that is set in that face alone."),
      FormatField("width", .length, "The line's width, as a multiple of the font's size."),
      FormatField("measured", .flag, "True if it was measured with the app's fonts; false if it is a bound."),
    ])
}
