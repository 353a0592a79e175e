public import TutorialGeometry
import TutorialText
public import TutorialTour

/// The contents of a callout, fitted to its box.
public struct FittedContent: Sendable {
  private let setting: TextSetting
  /// The parts that fit. Their frames are relative to the callout's top left corner.
  public let parts: [TourContent.Part]
  /// True if the callout is a sheet, which has a handle.
  public let isSheet: Bool
  /// The size of the callout.
  public let size: Size
  private let weights: [TextRole: Int]
  /// The maximum number of lines drawn of a text, more than any display shows.
  private static let lineLimit = 64

  /// - Parameter insets: the parts of the box that system bars cover.
  init(_ content: TourContent, _ callout: TourCallout, _ text: SceneText, size: Size, insets: EdgeInsets) {
    setting = text.setting
    isSheet = callout.kind == .sheet
    self.size = size
    weights = text.weights
    parts = Self.cut(content, text.setting, room: size.height - insets.bottom)
  }

  /// Removes lines that don't fit, which a client scrolls, and lines that no display would show.
  private static func cut(_ content: TourContent, _ setting: TextSetting, room: Double) -> [TourContent.Part] {
    let parts = content.parts
    guard
      let place = parts.lastIndex(where: { $0.role == .body }) ?? parts.firstIndex(where: { $0.role == .title }),
      let lines = parts[place].lines, !lines.isEmpty
    else { return parts }
    let (line, count) = (parts[place].frame.height / Double(lines.count), lines.count)
    guard line > 0 else { return parts }
    let excess = (max(0, content.size.height - room - 0.5) / line).rounded(.up)
    let missing = max(Int(exactly: min(excess, Double(count))) ?? 0, count - lineLimit)
    guard missing > 0, count > 1 else { return parts }
    let kept = max(1, count - missing)
    var result = parts
    result[place].lines = lines.prefix(kept).dropLast() + [lines[kept - 1].cut]
    let removed = Double(count - kept) * line
    result[place].frame.height -= removed
    for each in result.indices where result[each].frame.y > parts[place].frame.y && each != place {
      result[each].frame.y -= removed
    }
    return result
  }

  /// Draws the contents into a box whose top left corner is the origin.
  public func draw(into writer: inout SVGWriter) {
    if isSheet { writer.rect(Rect(size.width / 2 - 18, 6, 36, 5), radius: 2.5, class: "deep") }
    let main = parts.lastIndex { $0.role == .button }
    for (place, part) in parts.enumerated() {
      switch part.role {
      case .image: drawImage(part.frame, into: &writer)
      case .title: draw(part, .title, "title", into: &writer)
      case .body: draw(part, .body, "body", into: &writer)
      case .progress: drawProgress(part, into: &writer)
      case .button: drawButton(part, isMain: place == main, into: &writer)
      case .close: drawClose(part.frame, into: &writer)
      }
    }
  }

  /// True if lines run from right to left.
  public var isRightToLeft: Bool { setting.isRightToLeft }

  /// Returns the font size and line height of a part, in the variant's text size.
  public func font(of role: TourContent.Role) -> (size: Double, line: Double) {
    let text: TextRole =
      switch role {
      case .title: .title
      case .button: .button
      case .progress: .progress
      case .body, .image, .close: .body
      }
    let font = setting.font(text)
    return (font.size, font.line)
  }

  /// Returns the frames of a part's progress dots, and marks the step's own dot.
  public func dots(of part: TourContent.Part) -> [(frame: Rect, isOwn: Bool)] {
    part.dots?.marks(in: part.frame, isRightToLeft: setting.isRightToLeft) ?? []
  }

  private func style(_ role: TextRole, _ name: String, atMost weight: Int = .max) -> TextStyle {
    let font = setting.font(role)
    var style = TextStyle(
      classes: name, size: font.size, weight: min(weights[role] ?? 400, weight), rightToLeft: setting.isRightToLeft,
      lineHeight: font.line)
    // The tracking that system fonts have at such sizes. Scripts with joined letters must not be tracked.
    if !setting.isRightToLeft { style.tracking = -0.014 }
    return style
  }

  private func draw(_ part: TourContent.Part, _ role: TextRole, _ name: String, into writer: inout SVGWriter) {
    writer.lines((part.lines ?? []).map(\.pieces), in: part.frame, style(role, name))
  }

  /// Draws a button. The last button is the main one: it's filled.
  private func drawButton(_ part: TourContent.Part, isMain: Bool, into writer: inout SVGWriter) {
    let (frame, lines) = (part.frame, part.lines ?? [])
    writer.rect(frame, radius: setting.metrics.theme.buttonRadius, class: isMain ? "action" : "quiet")
    let style = isMain ? style(.button, "actionWord") : style(.button, "quietWord", atMost: TourTheme.quietWeight)
    let height = Double(lines.count) * style.lineHeight
    let words = Rect(frame.x, frame.midY - height / 2, frame.width, height)
    writer.lines(lines.map(\.pieces), in: words, style, anchor: .middle)
  }

  /// Draws the progress dots, or its text. The step's own dot is longer than the others, and not dimmed.
  private func drawProgress(_ part: TourContent.Part, into writer: inout SVGWriter) {
    guard part.dots != nil else { return draw(part, .progress, "progress", into: &writer) }
    for dot in dots(of: part) {
      writer.rect(dot.frame, radius: part.frame.height / 2, class: dot.isOwn ? "progress" : "progress rest")
    }
  }

  private func drawClose(_ frame: Rect, into writer: inout SVGWriter) {
    let (x, y, reach) = (frame.midX, frame.midY, frame.width / 4.8)
    // A disc keeps the cross visible on an image.
    let isOverImage = parts.first?.role == .image
    if isOverImage { writer.circle(Point(x, y), radius: 14, class: "veil") }
    writer.path(
      "M\((x - reach).svg) \((y - reach).svg)L\((x + reach).svg) \((y + reach).svg)"
        + "M\((x + reach).svg) \((y - reach).svg)L\((x - reach).svg) \((y + reach).svg)",
      class: isOverImage ? "cross veiled" : "cross")
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

extension TourContent.Line {
  /// The line with an ellipsis for the removed rest.
  fileprivate var cut: TourContent.Line { TourContent.Line(width: width, runs: runs + [TourContent.Run("…")]) }

  fileprivate var pieces: [TextPiece] {
    runs.map { run in
      var piece = TextPiece(run.text, isStrong: run.isStrong)
      piece.isEmphasized = run.isEmphasized
      piece.isCode = run.isCode
      piece.isLink = run.link != nil
      return piece
    }
  }
}
