import TutorialGeometry
import TutorialMarkup
import TutorialText
import TutorialTour

/// The words of a callout, set into the box that was found for it.
public struct CalloutWords: Sendable {
  private let setting: TextSetting
  private let set: TypesetCallout
  private let origin: Point
  private let isSheet: Bool
  private let size: Size
  private let weights: [TextRole: Int]
  /// More lines of a text than any display shows are not drawn.
  private static let lineLimit = 64

  /// - Parameters:
  ///   - size: the box.
  ///   - insets: what the system takes of it.
  init(_ callout: TourCallout, _ text: SceneText, size: Size, insets: EdgeInsets) {
    setting = text.setting
    isSheet = callout.kind == .sheet
    self.size = size
    weights = text.weights
    let room = Rect(0, 0, size.width, size.height).inset(by: insets)
    origin = Point(room.x, room.y)
    let words = text.words(of: callout)
    // The box may have been found with the app's fonts, and letters are taken for wider here: as many lines as there
    // were are made by taking them for narrower.
    let tries = NarrowedAdvances.steps.lazy.map { factor in
      CalloutTypesetter(words, in: text.setting, with: NarrowedAdvances(factor: factor)).set(width: room.width)
    }
    let fitting = tries.first { $0.height <= room.height + 0.5 }
    set = Self.cut(fitting ?? tries.first ?? TypesetCallout(), text.setting, room: room.height)
  }

  /// Without the lines that there is no room for, or that nobody would see.
  private static func cut(_ set: TypesetCallout, _ setting: TextSetting, room: Double) -> TypesetCallout {
    guard
      let place = set.blocks.lastIndex(where: { $0.role == .body })
        ?? set.blocks.firstIndex(where: { $0.role == .title }),
      let role = set.blocks[place].role
    else { return set }
    let (line, count) = (setting.font(role).line, set.blocks[place].lines.count)
    let excess = (max(0, set.height - room - 0.5) / line).rounded(.up)
    let missing = max(Int(exactly: min(excess, Double(count))) ?? 0, count - lineLimit)
    guard missing > 0, count > 1 else { return set }
    let kept = max(1, count - missing)
    var result = set
    result.blocks[place].lines =
      set.blocks[place].lines.prefix(kept).dropLast() + [set.blocks[place].lines[kept - 1].cut]
    let removed = Double(count - kept) * line
    for each in (place + 1)..<max(place + 1, set.blocks.count) { result.blocks[each].frame.y -= removed }
    return result
  }

  /// Draws the words for a box whose top left corner is the origin.
  public func draw(into writer: inout SVGWriter) {
    if isSheet { writer.rect(Rect(size.width / 2 - 18, 6, 36, 5), radius: 2.5, class: "deep") }
    let buttons = set.blocks.lastIndex { $0.role == .button }
    for (place, block) in set.blocks.enumerated() {
      let frame = Rect(block.frame.x + origin.x, block.frame.y + origin.y, block.frame.width, block.frame.height)
      switch block.role {
      case nil: drawImage(frame, into: &writer)
      case .title?: draw(block.lines, in: frame, .title, "title", into: &writer)
      case .body?: draw(block.lines, in: frame, .body, "body", into: &writer)
      case .button?: draw(block.lines, button: frame, isMain: place == buttons, into: &writer)
      }
    }
  }

  private func style(_ role: TextRole, _ name: String) -> TextStyle {
    let font = setting.font(role)
    var style = TextStyle(
      classes: name, size: font.size, weight: weights[role] ?? 400, rightToLeft: setting.isRightToLeft,
      lineHeight: font.line)
    // As system fonts are set in such sizes; letters that join must not be moved.
    if !setting.isRightToLeft { style.tracking = -0.014 }
    return style
  }

  private func draw(
    _ lines: [StyledText], in frame: Rect, _ role: TextRole, _ name: String, into writer: inout SVGWriter
  ) {
    writer.lines(lines.map(\.runs), in: frame, style(role, name))
  }

  /// The last button leads on: it is filled.
  private func draw(_ lines: [StyledText], button frame: Rect, isMain: Bool, into writer: inout SVGWriter) {
    writer.rect(frame, radius: setting.metrics.theme.buttonRadius, class: isMain ? "action" : "quiet")
    let style = style(.button, isMain ? "actionWord" : "quietWord")
    let height = Double(lines.count) * style.lineHeight
    let words = Rect(frame.x, frame.midY - height / 2, frame.width, height)
    writer.lines(lines.map(\.runs), in: words, style, anchor: .middle)
  }

  private func drawImage(_ frame: Rect, into writer: inout SVGWriter) {
    writer.rect(frame, radius: 8, class: "bone")
    let (x, y, unit) = (frame.midX, frame.midY, min(frame.width, frame.height) / 8)
    writer.circle(Point(x - unit * 1.4, y - unit), radius: unit * 0.6, class: "deep")
    writer.path(
      "M\((x - unit * 2.6).svg) \((y + unit * 1.6).svg)L\((x - unit * 0.8).svg) \((y - unit * 0.1).svg)"
        + "L\((x + unit * 0.2).svg) \((y + unit * 0.8).svg)L\((x + unit * 1.2).svg) \((y - unit * 0.5).svg)"
        + "L\((x + unit * 2.6).svg) \((y + unit * 1.6).svg)Z", class: "deep")
  }
}

extension StyledText {
  /// The text with an ellipsis for what is left out.
  fileprivate var cut: StyledText { StyledText(plain: string + "…") }

  /// Stretches of the text that are set alike.
  fileprivate var runs: [TextPiece] {
    var runs: [TextPiece] = []
    for (place, scalar) in scalars.enumerated() {
      if runs.last?.isStrong != isStrong[place] { runs.append(TextPiece("", isStrong: isStrong[place])) }
      runs[runs.count - 1].words.unicodeScalars.append(scalar)
    }
    return runs
  }
}
