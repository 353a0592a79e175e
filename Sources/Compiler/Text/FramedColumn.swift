import TutorialGeometry
import TutorialMarkup
import TutorialTour

/// A column of parts in the callout's final frame, positioned from the callout's top left corner.
struct FramedColumn {
  let column: CalloutColumn
  let setting: TextSetting
  /// The callout's width without the safe area insets at its sides.
  let width: Double
  /// The left inset.
  let left: Double
  let hasClose: Bool
  /// The parts with text that is known only at run time.
  let unset: Set<CalloutText.Field>

  /// The parts from top to bottom, with the close button last.
  var parts: [TourContent.Part] {
    let slack = max(0, column.room - (column.blocks.last { $0.role == .button }?.frame.maxX ?? column.room))
    var parts = column.blocks.enumerated().map { part($1, slack: slack, isFirst: $0 == 0) }
    if hasClose { parts.append(close) }
    return parts
  }

  private func part(_ block: CalloutColumn.Block, slack: Double, isFirst: Bool) -> TourContent.Part {
    let metrics = setting.metrics
    var frame = block.frame
    var touch: Rect?
    switch block.role {
    case .image: frame.x = (column.room - frame.width) / 2
    case .button:
      if column.areButtonsStacked { frame.width = column.room } else { frame.x += slack }
      let reach = metrics.hitOutset(beyond: frame.height)
      if reach > 0 { touch = Rect(frame.x, frame.y - reach, frame.width, frame.height + 2 * reach) }
    case .title, .body:
      frame.width = isFirst && hasClose ? max(0, column.room - metrics.closeReserve) : column.room
    case .progress, .close: break
    }
    return TourContent.Part(
      role: block.role, frame: placed(frame), touch: touch.map(placed), lines: lines(of: block), dots: block.dots)
  }

  /// Converts a frame from the content to the callout, mirrored in right-to-left languages.
  private func placed(_ frame: Rect) -> Rect {
    let padding = setting.metrics.theme.padding
    let x = setting.isRightToLeft ? column.room - frame.maxX : frame.x
    return Rect(x + padding + left, frame.y + padding, frame.width, frame.height)
  }

  /// The close button, centred in its hit area in the upper trailing corner.
  private var close: TourContent.Part {
    let (hit, size) = (setting.metrics.hitSize, setting.metrics.closeSize)
    let touch = Rect(left + (setting.isRightToLeft ? 0 : width - hit), 0, hit, hit)
    return TourContent.Part(
      role: .close, frame: Rect(touch.midX - size / 2, touch.midY - size / 2, size, size), touch: touch)
  }

  private func lines(of block: CalloutColumn.Block) -> [TourContent.Line]? {
    guard let part = block.part, let lines = block.lines, !unset.contains(part.place) else { return nil }
    return zip(lines.ranges, lines.widths).map { range, width in
      TourContent.Line(
        width: width,
        runs: part.text.stretches(ofLine: range).map { text, style in
          TourContent.Run(
            text, isStrong: style.isStrong, isEmphasized: style.isEmphasized, isCode: style.isCode, link: style.link)
        })
    }
  }
}
