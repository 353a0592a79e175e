import TutorialGeometry
import TutorialMarkup
import TutorialTour

/// Sets the words of a callout: how large it is for a width.
///
/// The words are measured once, when it is made; setting them for several widths costs no more than counting lines.
package struct CalloutTypesetter: Sendable {
  private let setting: TextSetting
  private let hasImage: Bool
  private var title: CalloutPart?
  private var body: CalloutPart?
  private var buttons: [CalloutPart] = []
  /// The buttons in one line each, and how wide they are then.
  private var wholeButtons: [(part: CalloutPart, lines: BrokenLines, width: Double)] = []
  /// Whether all of it was measured with the app's fonts.
  package let isMeasured: Bool
  /// The characters that no font has, by part.
  package let missing: [MissingGlyphs]

  /// Measures what a callout says.
  package init(_ text: CalloutText, in setting: TextSetting, with measurer: any TextMeasurer = BoundAdvances()) {
    var texts = MeasuredTexts(measurer)
    self.init(text, in: setting, measuring: &texts)
  }

  /// Measures what a callout says, as far as that is not among the texts already.
  init(_ text: CalloutText, in setting: TextSetting, measuring texts: inout MeasuredTexts) {
    self.setting = setting
    hasImage = text.hasImage
    title = text.title.map { texts.part($0, .title, in: setting) }
    body = text.body.map { texts.part($0, .body, in: setting) }
    for (index, title) in text.buttons.enumerated() { buttons.append(texts.part(title, .button, index, in: setting)) }
    let metrics = setting.metrics
    wholeButtons = buttons.map { part in
      let lines = part.measured.lines(width: .infinity)
      return (part, lines, metrics.buttonWidth(around: lines.width))
    }
    let parts = [title, body].compactMap { $0 } + buttons
    isMeasured = parts.allSatisfy(\.measured.isExact)
    missing = parts.filter { !$0.measured.missing.isEmpty }
      .map { MissingGlyphs(role: $0.role, index: $0.index, scalars: $0.measured.missing) }
  }

  /// The callout's size where it may be at most `maxWidth` wide, padding included.
  ///
  /// It is as wide as its words are in their lines, rounded up to whole units; `maxWidth` where a word had to be broken.
  package func layOut(maxWidth: Double) -> CalloutTextLayout {
    let column = column(maxWidth: maxWidth)
    let padding = setting.metrics.theme.padding
    func lines(_ role: TextRole) -> Int { column.blocks.first { $0.part?.role == role }?.lines?.count ?? 0 }
    return CalloutTextLayout(
      size: Size(min(column.width + 2 * padding, maxWidth), column.height + 2 * padding),
      isMeasured: isMeasured, titleLines: lines(.title), bodyLines: lines(.body),
      areButtonsStacked: column.areButtonsStacked, brokenWord: column.brokenWord)
  }

  /// The words in their lines, for a callout of a width, padding included.
  ///
  /// A row of buttons stands at the end of its line, where a person's eye leaves the text; all else begins at the start.
  package func set(width: Double) -> TypesetCallout {
    let column = column(maxWidth: width)
    let padding = setting.metrics.theme.padding
    let row = column.areButtonsStacked ? [] : column.blocks.filter { $0.part?.role == .button }
    let slack = max(0, column.room - (row.last?.frame.maxX ?? 0))
    let blocks = column.blocks.map { block -> TypesetCallout.Block in
      var frame = block.frame
      if block.part?.role == .button, !column.areButtonsStacked {
        frame.x += slack
      } else {
        frame.width = column.room
      }
      if setting.isRightToLeft { frame.x = column.room - frame.maxX }
      let lines = block.part.flatMap { part in block.lines?.ranges.map { part.text.line($0) } } ?? []
      return TypesetCallout.Block(
        role: block.part?.role, frame: Rect(frame.x + padding, frame.y + padding, frame.width, frame.height),
        lines: lines)
    }
    return TypesetCallout(blocks: blocks, height: column.height + 2 * padding)
  }

  private func column(maxWidth: Double) -> CalloutColumn {
    let metrics = setting.metrics
    var column = CalloutColumn(room: max(0, maxWidth - 2 * metrics.theme.padding))
    if hasImage { column.addImage(height: column.room * metrics.imageRatio) }
    add(title, to: &column, gap: metrics.theme.sectionGap)
    add(body, to: &column, gap: title == nil ? metrics.theme.sectionGap : metrics.theme.titleGap)
    addButtons(to: &column)
    return column
  }

  private func add(_ part: CalloutPart?, to column: inout CalloutColumn, gap: Double) {
    guard let part else { return }
    let lines = part.measured.lines(width: column.room)
    let height = Double(lines.count) * setting.font(part.role).line
    column.add(part, lines, width: lines.width, height: height, gap: gap)
  }

  /// Adds the buttons: in a row where that fits, else above each other, each as wide as the content. What can be touched
  /// of them reaches beyond what is drawn, but not over other buttons, nor out of the callout.
  private func addButtons(to column: inout CalloutColumn) {
    guard !buttons.isEmpty else { return }
    let (metrics, line) = (setting.metrics, setting.font(.button).line)
    func height(_ lines: Int) -> Double { metrics.buttonHeight(around: Double(lines) * line) }
    var reach = 0.0
    func begin(_ height: Double, _ column: inout CalloutColumn) {
      reach = metrics.reach(beyond: height)
      if column.blocks.isEmpty { column.leave(reach - metrics.theme.padding) }
    }
    defer { column.leave(reach - metrics.theme.padding) }
    let whole = wholeButtons
    let row = whole.reduce(0) { $0 + $1.width } + Double(buttons.count - 1) * metrics.theme.buttonGap
    if row <= column.room {
      let highest = height(whole.map(\.lines.count).max() ?? 1)
      begin(highest, &column)
      column.addRow(
        whole, height: highest, gaps: metrics.theme.buttonGap, gap: max(metrics.theme.sectionGap, reach))
      return
    }
    column.areButtonsStacked = true
    for (index, button) in buttons.enumerated() {
      let lines = button.measured.lines(width: max(0, column.room - 2 * metrics.theme.buttonPadding))
      let (height, above) = (height(lines.count), reach)
      begin(height, &column)
      column.add(
        button, lines, width: metrics.buttonWidth(around: lines.width), height: height,
        gap: index == 0 ? max(metrics.theme.sectionGap, reach) : max(metrics.theme.buttonGap, above + reach))
    }
  }
}
