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
    let column = column(maxWidth)
    let padding = 2 * setting.metrics.padding
    func lines(_ role: TextRole) -> Int { column.pieces.first { $0.part.role == role }?.lines.count ?? 0 }
    return CalloutTextLayout(
      size: Size(min(column.width + padding, maxWidth), column.height + padding),
      isMeasured: parts.allSatisfy(\.measured.isExact), titleLines: lines(.title), bodyLines: lines(.body),
      areButtonsStacked: column.areButtonsStacked, brokenWord: column.brokenWord)
  }

  /// Where everything lies in a callout of a width. Lines start at the leading edge; a row of buttons ends at the
  /// trailing one, and buttons above each other are as wide as the content.
  package func arrange(width: Double) -> CalloutArrangement {
    let column = column(width)
    let padding = setting.metrics.padding
    var arrangement = CalloutArrangement()
    if hasImage { arrangement.image = Rect(padding, padding, column.room, column.room * setting.metrics.imageRatio) }
    let isRow = !column.areButtonsStacked
    var buttonRoom = column.buttonRow
    for piece in column.pieces {
      var frame = Rect(padding, padding + piece.top, column.room, piece.height)
      if piece.part.role == .button, isRow {
        frame.width = piece.width
        frame.x += setting.isRightToLeft ? buttonRoom - piece.width : column.room - buttonRoom
        buttonRoom -= piece.width + setting.metrics.buttonGap
      }
      let font = setting.size.font(piece.part.role)
      arrangement.blocks.append(
        .init(
          role: piece.part.role, frame: frame, lines: piece.lines.ranges.map(piece.part.text.line),
          fontSize: font.size, lineHeight: font.line))
    }
    return arrangement
  }

  /// The characters that no font has, by part.
  package var missing: [MissingGlyphs] {
    parts.compactMap { part in
      let scalars = part.measured.missing
      return scalars.isEmpty ? nil : MissingGlyphs(role: part.role, index: part.index, scalars: scalars)
    }
  }

  private var parts: [Part] { [title, body].compactMap { $0 } + buttons }

  /// A part in its lines, and where it lies in the column.
  private struct Piece {
    var part: Part
    var lines: BrokenLines
    var top: Double
    var width: Double
    var height: Double
  }

  /// What has been stacked so far.
  private struct Column {
    var room: Double
    var width = 0.0
    var height = 0.0
    var pieces: [Piece] = []
    var areButtonsStacked = false
    /// The width of the buttons beside each other.
    var buttonRow = 0.0
    var brokenWord: CalloutTextLayout.BrokenWord?

    mutating func add(width: Double, height: Double, gap: Double) {
      if self.height > 0 { self.height += gap }
      self.width = max(self.width, min(width.rounded(.up), room))
      self.height += height
    }

    mutating func add(_ part: Part, _ lines: BrokenLines, width: Double, height: Double, gap: Double) {
      note(lines, in: part)
      add(width: width, height: height, gap: gap)
      pieces.append(Piece(part: part, lines: lines, top: self.height - height, width: width, height: height))
    }

    private mutating func note(_ lines: BrokenLines, in part: Part) {
      guard brokenWord == nil, let word = lines.brokenWord else { return }
      brokenWord = .init(
        role: part.role, index: part.index, word: part.text.word(word), width: lines.brokenWordWidth)
    }
  }

  /// Everything above each other, in a callout that is at most so wide.
  private func column(_ maxWidth: Double) -> Column {
    let metrics = setting.metrics
    let room = max(0, maxWidth - 2 * metrics.padding)
    var column = Column(room: room)
    if hasImage { column.add(width: room, height: room * metrics.imageRatio, gap: 0) }
    add(title, to: &column, gap: metrics.sectionGap)
    add(body, to: &column, gap: title == nil ? metrics.sectionGap : metrics.titleGap)
    addButtons(to: &column)
    return column
  }

  private func add(_ part: Part?, to column: inout Column, gap: Double) {
    guard let part else { return }
    let lines = part.measured.lines(width: column.room)
    column.add(
      part, lines, width: lines.isWrapped ? column.room : lines.width,
      height: Double(lines.count) * setting.size.font(part.role).line, gap: gap)
  }

  /// Adds the buttons: in a row where that fits, else above each other, each as wide as the content.
  private func addButtons(to column: inout Column) {
    guard !buttons.isEmpty else { return }
    let metrics = setting.metrics
    let unbroken = buttons.map { $0.measured.lines(width: .infinity) }
    let widths = unbroken.map { max(metrics.hitSize, $0.width.rounded(.up) + 2 * metrics.buttonPadding) }
    column.buttonRow = widths.reduce(0, +) + Double(buttons.count - 1) * metrics.buttonGap
    guard column.buttonRow > column.room else {
      addRow(unbroken, widths, to: &column)
      return
    }
    column.areButtonsStacked = true
    for (index, button) in buttons.enumerated() {
      let lines = button.measured.lines(width: max(0, column.room - 2 * metrics.buttonPadding))
      column.add(
        button, lines, width: lines.isWrapped ? column.room : widths[index], height: height(ofButton: lines),
        gap: index == 0 ? metrics.sectionGap : metrics.buttonGap)
    }
  }

  private func addRow(_ lines: [BrokenLines], _ widths: [Double], to column: inout Column) {
    let height = lines.map(height(ofButton:)).max() ?? 0
    column.add(width: column.buttonRow, height: height, gap: setting.metrics.sectionGap)
    let top = column.height - height
    for (index, button) in buttons.enumerated() {
      column.pieces.append(
        Piece(part: button, lines: lines[index], top: top, width: widths[index], height: height))
    }
  }

  private func height(ofButton lines: BrokenLines) -> Double {
    let metrics = setting.metrics
    return max(metrics.hitSize, Double(lines.count) * setting.size.font(.button).line + 2 * metrics.buttonInset)
  }
}
