import TutorialGeometry

/// Sets the words of a callout: how large it is for a width.
///
/// The words are measured once, when it is made; setting them for several widths costs no more than counting lines.
package struct CalloutTypesetter: Sendable {
  private struct Part {
    var role: TextRole
    var index: Int
    var text: StyledText
    var measured: MeasuredText
  }

  private let setting: TextSetting
  private let hasImage: Bool
  private var title: Part?
  private var body: Part?
  private var buttons: [Part] = []

  /// Measures what a callout says.
  package init(_ text: CalloutText, in setting: TextSetting, with measurer: any TextMeasurer = AverageAdvances()) {
    self.setting = setting
    hasImage = text.hasImage
    func part(_ text: StyledText, _ role: TextRole, _ index: Int = 0) -> Part {
      Part(role: role, index: index, text: text, measured: MeasuredText(text, role, in: setting, with: measurer))
    }
    title = text.title.map { part(StyledText(plain: $0), .title) }
    body = text.body.map { part(InlineMarkup.parse($0), .body) }
    buttons = text.buttons.enumerated().map { part(StyledText(plain: $1), .button, $0) }
  }

  /// The callout's size where it may be at most `maxWidth` wide, padding included.
  ///
  /// It is as wide as its words in one line each, rounded up to whole units, or `maxWidth` where they wrap.
  package func layOut(maxWidth: Double) -> CalloutTextLayout {
    let metrics = setting.metrics
    let room = max(0, maxWidth - 2 * metrics.padding)
    var column = Column(room: room)
    if hasImage { column.add(width: room, height: room * metrics.imageRatio, gap: 0) }
    let titleLines = add(title, to: &column, gap: metrics.sectionGap)
    let bodyLines = add(body, to: &column, gap: title == nil ? metrics.sectionGap : metrics.titleGap)
    let areStacked = addButtons(to: &column)
    return CalloutTextLayout(
      size: Size(min(column.width + 2 * metrics.padding, maxWidth), column.height + 2 * metrics.padding),
      isMeasured: parts.allSatisfy(\.measured.isExact), titleLines: titleLines, bodyLines: bodyLines,
      areButtonsStacked: areStacked, brokenWord: column.brokenWord)
  }

  /// The characters that no font has, by part.
  package var missing: [MissingGlyphs] {
    parts.compactMap { part in
      let scalars = part.measured.missing
      return scalars.isEmpty ? nil : MissingGlyphs(role: part.role, index: part.index, scalars: scalars)
    }
  }

  private var parts: [Part] { [title, body].compactMap { $0 } + buttons }

  /// What has been stacked so far.
  private struct Column {
    var room: Double
    var width = 0.0
    var height = 0.0
    var brokenWord: CalloutTextLayout.BrokenWord?

    mutating func add(width: Double, height: Double, gap: Double) {
      if self.height > 0 { self.height += gap }
      self.width = max(self.width, min(width.rounded(.up), room))
      self.height += height
    }

    mutating func note(_ lines: BrokenLines, in part: Part) {
      guard brokenWord == nil, let word = lines.brokenWord else { return }
      var text = String.UnicodeScalarView()
      text.append(contentsOf: part.text.scalars[word].drop { $0 == " " })
      while text.last == " " { text.removeLast() }
      brokenWord = .init(role: part.role, index: part.index, word: String(text), width: lines.brokenWordWidth)
    }
  }

  /// Adds a text; returns the number of its lines.
  private func add(_ part: Part?, to column: inout Column, gap: Double) -> Int {
    guard let part else { return 0 }
    let lines = part.measured.lines(width: column.room)
    column.note(lines, in: part)
    column.add(
      width: lines.isWrapped ? column.room : lines.width,
      height: Double(lines.count) * setting.size.font(part.role).line, gap: gap)
    return lines.count
  }

  /// Adds the buttons: in a row where that fits, else above each other, each as wide as the content. Returns whether
  /// they are stacked.
  private func addButtons(to column: inout Column) -> Bool {
    guard !buttons.isEmpty else { return false }
    let metrics = setting.metrics
    let line = setting.size.font(.button).line
    let widths = buttons.map { part in
      max(
        metrics.hitSize,
        part.measured.lines(width: .infinity).width.rounded(.up) + 2 * metrics.buttonPadding)
    }
    let row = widths.reduce(0, +) + Double(buttons.count - 1) * metrics.buttonGap
    if row <= column.room {
      let lines = buttons.map { $0.measured.lines(width: .infinity).count }.max() ?? 1
      column.add(
        width: row, height: max(metrics.hitSize, Double(lines) * line + 2 * metrics.buttonInset),
        gap: metrics.sectionGap)
      return false
    }
    for (index, button) in buttons.enumerated() {
      let lines = button.measured.lines(width: max(0, column.room - 2 * metrics.buttonPadding))
      column.note(lines, in: button)
      column.add(
        width: lines.isWrapped ? column.room : widths[index],
        height: max(metrics.hitSize, Double(lines.count) * line + 2 * metrics.buttonInset),
        gap: index == 0 ? metrics.sectionGap : metrics.buttonGap)
    }
    return true
  }
}
