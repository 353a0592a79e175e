package import TutorialGeometry
import TutorialMarkup
package import TutorialTour

/// Typesets the texts of a callout and computes its size for a width.
///
/// The texts are measured once, at creation. Typesetting them for another width only counts lines.
package struct CalloutTypesetter: Sendable {
  /// A text in one line.
  private struct Whole {
    var part: MeasuredPart
    var lines: BrokenLines
    /// The width with padding.
    var width: Double
  }

  /// The language and the sizes to typeset for.
  let setting: TextSetting
  private let image: CalloutText.Image?
  private let hasClose: Bool
  private var title: MeasuredPart?
  private var body: MeasuredPart?
  /// The buttons, each in one line.
  private var buttons: [Whole] = []
  private var progress: Whole?
  private let dots: TourContent.Dots?
  /// The parts with variables.
  private let varying: Set<CalloutText.Field>
  /// True if everything was measured with the app's fonts.
  package let isMeasured: Bool
  /// The characters that no font has, for each part.
  package let missing: [MissingGlyphs]

  /// Measures a callout's texts.
  package init(_ text: CalloutText, in setting: TextSetting, with measurer: any TextMeasurer = BoundAdvances()) {
    var texts = MeasuredTextCache(measurer)
    self.init(text, in: setting, measuring: &texts)
  }

  /// Measures a callout's texts, reusing measurements in `texts`.
  init(_ text: CalloutText, in setting: TextSetting, measuring texts: inout MeasuredTextCache) {
    self.setting = setting
    image = text.image
    hasClose = text.hasClose
    dots = text.progress?.dots
    varying = text.varying
    title = text.title.map { texts.part($0, .title, in: setting) }
    body = text.body.map { texts.part($0, .body, values: text.values, in: setting) }
    let metrics = setting.metrics
    for (index, title) in text.buttons.enumerated() {
      let part = texts.part(title, .button, index, in: setting)
      let lines = part.measured.lines(width: .infinity)
      buttons.append(Whole(part: part, lines: lines, width: metrics.buttonWidth(around: lines.width)))
    }
    if let words = text.progress, words.dots == nil {
      let part = texts.part(words.words, .progress, in: setting)
      let lines = part.measured.lines(width: .infinity)
      progress = Whole(part: part, lines: lines, width: lines.width.rounded(.up))
    }
    let parts = [title, body].compactMap { $0 } + buttons.map(\.part) + [progress?.part].compactMap { $0 }
    isMeasured = parts.allSatisfy(\.measured.isExact)
    missing = parts.filter { !$0.measured.missing.isEmpty }
      .map { MissingGlyphs(role: $0.role, index: $0.index, scalars: $0.measured.missing) }
  }

  /// The callout's size within a maximum width, padding included.
  ///
  /// It is as wide as its lines, rounded up to whole units, or `maxWidth` if a word had to be broken.
  package func layOut(maxWidth: Double) -> TypesetCallout {
    let column = column(maxWidth: maxWidth)
    let padding = setting.metrics.theme.padding
    let body = column.blocks.firstIndex { $0.part?.role == .body }
    return TypesetCallout(
      size: Size(min(column.width + 2 * padding, maxWidth), column.height + 2 * padding),
      isMeasured: isMeasured, bodyLines: body.flatMap { column.blocks[$0].lines?.count } ?? 0,
      areButtonsStacked: column.areButtonsStacked, brokenWord: column.brokenWord)
  }

  /// The contents of a callout of a width, padding included.
  ///
  /// A row of buttons is at the trailing edge, where the eye leaves the text; everything else is at the leading edge.
  ///
  /// - Parameters:
  ///   - insets: the safe area insets at the callout's sides.
  ///   - showsSamples: true to include lines of texts with variables, filled with samples that people won't see.
  package func content(width: Double, insets: EdgeInsets = .zero, showsSamples: Bool = false) -> TourContent {
    let inner = max(0, width - insets.left - insets.right)
    let column = column(maxWidth: inner)
    let page = FramedColumn(
      column: column, setting: setting, width: inner, left: insets.left, hasClose: hasClose,
      unset: showsSamples ? [] : varying)
    return TourContent(
      size: Size(width, column.height + 2 * setting.metrics.theme.padding),
      parts: page.parts)
  }

  private func column(maxWidth: Double) -> CalloutColumn {
    let (metrics, theme) = (setting.metrics, setting.metrics.theme)
    var column = CalloutColumn(room: max(0, maxWidth - 2 * theme.padding))
    if let image { add(image, to: &column) }
    if let title { add(block(.title, title), to: &column, gap: theme.sectionGap) }
    if let body { add(block(.body, body), to: &column, gap: title == nil ? theme.sectionGap : theme.titleGap) }
    addFoot(to: &column)
    if hasClose {
      // Keeps the close button's hit area inside the callout.
      column.ensureHeight(metrics.hitSize - 2 * theme.padding)
      column.widen(metrics.hitSize - 2 * theme.padding)
    }
    return column
  }

  /// True if the next part is beside the close button, which it is unless an image comes first.
  private func standsBesideClose(_ column: CalloutColumn) -> Bool { hasClose && column.blocks.isEmpty }

  private func add(_ image: CalloutText.Image, to column: inout CalloutColumn) {
    var size = Size(column.room, column.room * setting.metrics.imageRatio)
    if let own = image.size, own.width > 0 {
      let width = min(own.width, column.room)
      size = Size(width, own.height * (width / own.width))
    }
    column.add([.init(role: .image, frame: Rect(0, 0, size.width, size.height))], gap: 0)
  }

  private func block(_ role: TourContent.Role, _ part: MeasuredPart) -> CalloutColumn.Block {
    .init(role: role, part: part, frame: Rect(0, 0, 0, 0))
  }

  /// Adds a block in its own row, with several lines if needed.
  private func add(_ block: consuming CalloutColumn.Block, to column: inout CalloutColumn, gap: Double) {
    let isBeside = standsBesideClose(column)
    let reserve = isBeside ? min(setting.metrics.closeReserve, column.room) : 0
    if let part = block.part {
      let lines = part.measured.lines(width: column.room - reserve)
      block.lines = lines
      // Text leaves the close button's width free even if the callout is narrower.
      block.beside = isBeside ? setting.metrics.closeReserve : 0
      block.frame.width = lines.width
      block.frame.height = Double(lines.count) * setting.font(part.role).line
    }
    column.add([block], gap: gap, reserve: reserve)
    if isBeside { column.ensureHeight(setting.metrics.closeDepth) }
  }

  /// Adds the foot: in one row if it fits, or else the progress above the row of buttons, or above stacked buttons.
  ///
  /// Stacked buttons are as wide as the content. The hit areas of buttons extend beyond what is drawn, but never
  /// overlap other buttons or the close button, and stay inside the callout.
  private func addFoot(to column: inout CalloutColumn) {
    let theme = setting.metrics.theme
    let progress = progressBlock
    if buttons.isEmpty {
      if let progress { add(progress, to: &column, gap: theme.sectionGap) }
      return
    }
    let row = buttons.reduce(0) { $0 + $1.width } + Double(buttons.count - 1) * theme.buttonGap
    let lead = progress.map { $0.frame.width + theme.sectionGap } ?? 0
    column.widen(TourCallout.leastWidthWithButtons - 2 * theme.padding)
    if lead + row <= column.room {
      addRow(progress, from: lead, to: &column)
      return
    }
    if let progress { add(progress, to: &column, gap: theme.sectionGap) }
    if row <= column.room { addRow(nil, from: 0, to: &column) } else { stackButtons(to: &column) }
  }

  private var progressBlock: CalloutColumn.Block? {
    if let dots {
      let size = setting.metrics.dots(dots.total)
      return .init(role: .progress, frame: Rect(0, 0, size.width, size.height), dots: dots)
    }
    return progress.map { whole in
      let height = Double(whole.lines.count) * setting.font(.progress).line
      return .init(
        role: .progress, part: whole.part, frame: Rect(0, 0, whole.width, height), lines: whole.lines)
    }
  }

  /// Makes room for the first button's hit area, clear of the close button and of the callout's edge.
  private func beginButtons(_ height: Double, _ column: inout CalloutColumn) {
    let metrics = setting.metrics
    column.buttonOutset = metrics.hitOutset(beyond: height)
    if hasClose {
      column.ensureHeight(metrics.hitSize - metrics.theme.padding + column.buttonOutset - gapAboveButtons(column))
    }
    if column.blocks.isEmpty { column.ensureHeight(column.buttonOutset - metrics.theme.padding) }
  }

  private func gapAboveButtons(_ column: CalloutColumn) -> Double {
    guard let last = column.blocks.last else { return 0 }
    let theme = setting.metrics.theme
    return max(last.role == .progress ? theme.buttonGap : theme.sectionGap, column.buttonOutset)
  }

  private func addRow(_ progress: CalloutColumn.Block?, from lead: Double, to column: inout CalloutColumn) {
    let (metrics, line) = (setting.metrics, setting.font(.button).line)
    let height = metrics.buttonHeight(around: Double(buttons.map(\.lines.count).max() ?? 1) * line)
    beginButtons(height, &column)
    var row: [CalloutColumn.Block] = []
    let highest = max(height, progress?.frame.height ?? 0)
    if var progress {
      progress.frame.y = (highest - progress.frame.height) / 2
      row.append(progress)
    }
    var x = lead
    for button in buttons {
      row.append(
        .init(
          role: .button, part: button.part, frame: Rect(x, (highest - height) / 2, button.width, height),
          lines: button.lines))
      x += button.width + metrics.theme.buttonGap
    }
    column.add(row, gap: gapAboveButtons(column))
    column.leave(column.buttonOutset - metrics.theme.padding)
  }

  private func stackButtons(to column: inout CalloutColumn) {
    let (metrics, line) = (setting.metrics, setting.font(.button).line)
    column.areButtonsStacked = true
    for (index, button) in buttons.enumerated() {
      let lines = button.part.measured.lines(width: max(0, column.room - 2 * metrics.theme.buttonPadding))
      let height = metrics.buttonHeight(around: Double(lines.count) * line)
      let above = column.buttonOutset
      var gap = 0.0
      if index == 0 {
        beginButtons(height, &column)
        gap = gapAboveButtons(column)
      } else {
        column.buttonOutset = metrics.hitOutset(beyond: height)
        gap = max(metrics.theme.buttonGap, above + column.buttonOutset)
      }
      let width = metrics.buttonWidth(around: lines.width)
      let block = CalloutColumn.Block(
        role: .button, part: button.part, frame: Rect(0, 0, width, height), lines: lines,
        beside: 2 * metrics.theme.buttonPadding)
      column.add([block], gap: gap)
    }
    column.leave(column.buttonOutset - metrics.theme.padding)
  }
}
