import TutorialGeometry
import TutorialIR
import TutorialText

/// What stands in a callout's box: words and buttons where the compiler has measured them to be.
///
/// Without fonts the compiler measures by the table that is used here, and lines end at the same words. What it has
/// measured with the app's fonts is set as near to that as the table allows.
struct CalloutWords {
  private let arrangement: CalloutArrangement
  private let kind: TourCallout.Kind
  private let rightToLeft: Bool
  private let width: Double
  /// Down to where there is room: to the foot of the box, and never for more than the screen shows.
  private let foot: Double
  /// What is left of a sheet beside the screen's bars.
  private let room: Rect

  /// The words of a step's callout for the place where it has been laid out.
  init(_ callout: TourCallout, _ layout: TourCalloutLayout, of step: TourStep, in scene: SVGScene) {
    kind = callout.kind
    rightToLeft = scene.text.rightToLeft
    width = layout.frame.width
    foot = min(layout.frame.height, scene.variant.display.size.height) + 0.5
    let bars = scene.variant.screens[step.screen]?.safeArea ?? .zero
    let taken = kind == .sheet ? EdgeInsets(top: 0, right: bars.right, bottom: bars.bottom, left: bars.left) : .zero
    let room = Rect(0, 0, layout.frame.width, layout.frame.height).inset(by: taken)
    self.room = room
    func typesetter(_ squeeze: Double) -> CalloutTypesetter {
      Self.typesetter(callout, scene.text, scene.variant.traits, squeeze: squeeze)
    }
    let squeezes = layout.measured ? Self.squeezes : []
    let fitting = squeezes.first { typesetter($0).layOut(maxWidth: room.width).size.height <= room.height + 0.01 }
    arrangement = typesetter(fitting ?? 1).arrange(width: room.width)
  }

  /// How large a callout is that is at most so wide.
  static func size(_ callout: TourCallout, _ text: SceneText, _ traits: TourTraits, maxWidth: Double) -> Size {
    typesetter(callout, text, traits, squeeze: 1).layOut(maxWidth: maxWidth).size
  }

  /// By how much the fonts of an app may be narrower than the table.
  private static let squeezes = (15...20).reversed().map { Double($0) / 20 }

  private static func typesetter(
    _ callout: TourCallout, _ text: SceneText, _ traits: TourTraits, squeeze: Double
  ) -> CalloutTypesetter {
    CalloutTypesetter(
      CalloutText(
        title: text.text(callout.title), body: text.text(callout.body),
        buttons: callout.buttons.map { text.text($0.title) ?? "" }, hasImage: callout.image != nil),
      in: TextSetting(
        locale: text.locale ?? "und", size: traits.textSize.flatMap(TextSize.init(trait:)) ?? .large,
        isRightToLeft: text.rightToLeft, metrics: CalloutMetrics(platform: traits.platform)),
      with: SqueezedAdvances(factor: squeeze))
  }

  /// Draws them for a box whose top left corner is the origin; what it has no room for is left out.
  func draw(into writer: inout SVGWriter) {
    if kind == .sheet { writer.rect(Rect(width / 2 - 18, 6, 36, 5), radius: 2.5, class: "deep") }
    if let image = arrangement.image {
      writer.rect(Rect(room.x + image.x, image.y, image.width, image.height), radius: 8, class: "quiet")
    }
    for (place, block) in arrangement.blocks.enumerated() {
      var block = block
      block.frame.x += room.x
      switch block.role {
      case .title: draw(block, TextStyle(classes: "title", size: block.fontSize, weight: 600), into: &writer)
      case .body: draw(block, TextStyle(classes: "body", size: block.fontSize), into: &writer)
      // The last button is the way on.
      case .button: drawButton(block, isMain: place == arrangement.blocks.count - 1, into: &writer)
      }
    }
  }

  private func draw(_ block: CalloutArrangement.Block, _ style: TextStyle, into writer: inout SVGWriter) {
    var style = style
    style.rightToLeft = rightToLeft
    for (number, line) in block.lines.enumerated() {
      let top = block.frame.y + Double(number) * block.lineHeight
      guard top + block.lineHeight <= foot else { break }
      let start = Point(rightToLeft ? block.frame.maxX : block.frame.minX, baseline(top, block))
      writer.line(line, at: start, style)
    }
  }

  private func drawButton(_ block: CalloutArrangement.Block, isMain: Bool, into writer: inout SVGWriter) {
    guard block.frame.maxY <= foot else { return }
    writer.rect(block.frame, radius: min(block.frame.height / 2, 22), class: isMain ? "action" : "quiet")
    let style = TextStyle(classes: isMain ? "actionWord" : "quietWord", size: block.fontSize, weight: 600)
    let top = block.frame.midY - Double(block.lines.count) * block.lineHeight / 2
    for (number, line) in block.lines.enumerated() {
      let middle = Point(block.frame.midX, baseline(top + Double(number) * block.lineHeight, block))
      writer.line(line, at: middle, style, anchor: .middle)
    }
  }

  /// The letters stand in the middle of their line: the baseline lies about a third of their size below it.
  private func baseline(_ top: Double, _ block: CalloutArrangement.Block) -> Double {
    top + block.lineHeight / 2 + block.fontSize * 0.35
  }
}

/// The bundled table, for fonts that are narrower.
private struct SqueezedAdvances: TextMeasurer {
  let factor: Double

  func measure(_ run: TextRun) -> MeasuredRun {
    var measured = AverageAdvances().measure(run)
    guard factor != 1 else { return measured }
    for index in measured.advances.indices { measured.advances[index] *= factor }
    for index in measured.lineEnds.indices { measured.lineEnds[index] *= factor }
    return measured
  }
}
