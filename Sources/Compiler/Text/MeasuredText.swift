import TutorialMarkup

/// A measured text of a callout, as a list of paragraphs.
struct MeasuredText {
  private var paragraphs: [(offset: Int, paragraph: MeasuredParagraph)] = []
  /// True if everything was measured with the app's fonts.
  let isExact: Bool
  /// The scalars that no font has, without duplicates.
  let missing: [Unicode.Scalar]

  init(_ text: StyledText, _ role: TextRole, in setting: TextSetting, with measurer: any TextMeasurer) {
    let language = String(setting.locale.prefix { $0 != "-" && $0 != "_" })
    let opportunities = LineBreaker.opportunities(in: text.scalars, style: .typesetting(language: language))
    var start = 0
    for (index, opportunity) in opportunities.enumerated() where opportunity == .mandatory {
      // A line feed, or CR LF, has no width and no glyph.
      var end = index + 1
      while end > start, LineBreakClass(text.scalars[end - 1]).endsLine { end -= 1 }
      let isWhole = start == 0 && end == text.scalars.count
      var breaks: [Int] = []
      var isJoined = [Bool](repeating: false, count: end - start)
      for place in isJoined.indices.dropFirst() {
        switch opportunities[start + place - 1] {
        case .allowed: breaks.append(place)
        case .joined: isJoined[place] = true
        case .prohibited, .mandatory: break
        }
      }
      let run = TextRun(
        scalars: isWhole ? text.scalars : Array(text.scalars[start..<end]), strong: text.strongRanges(in: start..<end),
        role: role, fontSize: setting.font(role).size, locale: setting.locale,
        isRightToLeft: setting.isRightToLeft, breaks: breaks)
      paragraphs.append((start, MeasuredParagraph(run, isJoined: isJoined, with: measurer)))
      start = index + 1
    }
    isExact = paragraphs.allSatisfy { $0.paragraph.measured.isExact }
    var seen: Set<Unicode.Scalar> = []
    missing = paragraphs.flatMap { $0.paragraph.measured.missing }.filter { seen.insert($0).inserted }
  }

  /// The text broken into lines of a maximum width.
  func lines(width: Double) -> BrokenLines {
    // Most texts have a single paragraph.
    if paragraphs.count == 1 { return paragraphs[0].paragraph.lines(width: width) }
    var result = BrokenLines()
    for (offset, paragraph) in paragraphs { result.append(paragraph.lines(width: width), offset: offset) }
    return result
  }
}
