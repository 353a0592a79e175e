import TutorialDrawing
import TutorialGeometry
import TutorialPlayback
import TutorialPluginKit
import TutorialTour

/// The contents of a callout, as the layers of an asset whose origin is the callout's top left corner.
///
/// Title, body and buttons are slots: an app may replace their texts.
struct CalloutTextLayers {
  let words: FittedContent
  let stepID: String

  static func size(_ words: FittedContent) -> (width: Int, height: Int) {
    func whole(_ side: Double) -> Int { Int(exactly: min(max(1, side), 100_000).rounded(.up)) ?? 1 }
    return (whole(words.size.width), whole(words.size.height))
  }

  /// Returns the layers, the topmost first.
  func layers(in parts: inout LottieParts) -> [EmittedJSON] {
    var layers: [EmittedJSON] = []
    let colors = parts.colors
    func color(_ part: TourTheme.Colors.Part) -> TourColor { TourColor(colors[part]) ?? .black }
    func shape(_ name: String, _ items: [EmittedJSON]) {
      layers.append(LottieLayer.shapes(name, [LottieShape.group(name, items)], in: .always))
    }
    if words.isSheet {
      let handle = Rect(words.size.width / 2 - 18, 6, 36, 5)
      shape("handle", [LottieShape.rectangle(handle, radius: 2.5), LottieShape.fill(color(.progress), opacity: 0.35)])
    }
    let main = words.parts.lastIndex { $0.role == .button }
    let radius = parts.scene.tour.theme.measures.buttonRadius
    var button = 0
    for (place, part) in words.parts.enumerated() {
      switch part.role {
      case .image:
        shape(
          "image", [LottieShape.rectangle(part.frame, radius: 8), LottieShape.fill(color(.progress), opacity: 0.35)])
      case .title: layers += text(part, .title, color(.title), slot: "title", in: &parts)
      case .body: layers += text(part, .body, color(.body), slot: "body", in: &parts)
      case .progress:
        for dot in words.dots(of: part) {
          let fill = LottieShape.fill(color(.progress), opacity: dot.isOwn ? 1 : 0.35)
          shape("dot", [LottieShape.rectangle(dot.frame, radius: dot.frame.height / 2), fill])
        }
        if part.dots == nil { layers += text(part, .progress, color(.progress), slot: nil, in: &parts) }
      case .button:
        button += 1
        let isMain = place == main
        let fill = LottieShape.fill(color(isMain ? .primary : .secondary))
        shape("button", [LottieShape.rectangle(part.frame, radius: radius), fill])
        layers += text(
          part, .button, color(isMain ? .onPrimary : .onSecondary), isQuiet: !isMain, slot: "button-\(button)",
          in: &parts)
      case .close:
        let isOverImage = words.parts.first?.role == .image
        if isOverImage {
          let (middle, radius) = (Point(part.frame.midX, part.frame.midY), 14.0)
          let disc = Rect(middle.x - radius, middle.y - radius, 2 * radius, 2 * radius)
          shape("disc", [LottieShape.rectangle(disc, radius: radius), LottieShape.fill(.black, opacity: 0.45)])
        }
        shape("close", cross(part.frame, isOverImage ? .white : color(.close)))
      }
    }
    return layers.reversed()
  }

  private func cross(_ frame: Rect, _ color: TourColor) -> [EmittedJSON] {
    let (x, y, reach) = (frame.midX, frame.midY, frame.width / 4.8)
    let lines = [
      [Point(x - reach, y - reach), Point(x + reach, y + reach)],
      [Point(x + reach, y - reach), Point(x - reach, y + reach)],
    ]
    let paths = lines.map { LottieShape.path(LottieValue.still(LottieValue.polygon($0, isClosed: false))) }
    return paths + [LottieShape.stroke(color, width: 1.75)]
  }

  /// Returns the text of a part, line by line. The text of a button is centred.
  private func text(
    _ part: TourContent.Part, _ role: TourTheme.TextPart, _ color: TourColor, isQuiet: Bool = false, slot: String?,
    in parts: inout LottieParts
  ) -> [EmittedJSON] {
    let lines = (part.lines ?? []).map(\.text)
    guard lines.contains(where: { !$0.isEmpty }) else { return [] }
    let font = words.font(of: part.role)
    let isButton = part.role == .button
    let top = isButton ? part.frame.midY - Double(lines.count) * font.line / 2 : part.frame.y
    let isRightToLeft = words.isRightToLeft
    let x = isButton ? part.frame.midX : isRightToLeft ? part.frame.maxX : part.frame.minX
    var look = LottieLayer.Look()
    // Letters are centred in their line: the baseline is about a third of their size below its middle.
    look.place = LottieValue.still(LottieValue.point(x, top + font.line / 2 + font.size * 0.35))
    // Invisible marks make players treat the line as right-to-left, whatever characters it begins and ends with.
    let shown = isRightToLeft ? lines.map { "\u{200F}\($0)\u{200F}" } : lines
    let style: EmittedJSON = [
      "f": .text(parts.fonts.name(role, isQuiet: isQuiet)), "s": .number(font.size, decimals: 2),
      "t": .text(shown.joined(separator: "\r")), "fc": LottieValue.color(LottieValue.channels(color)),
      "lh": .number(font.line, decimals: 2), "ls": 0, "tr": 0, "ca": 0,
      "j": .whole(isButton ? 2 : isRightToLeft ? 1 : 0),
    ]
    let keyframes: EmittedJSON = [["t": 0, "s": style]]
    let id = slot.map { "\(stepID).\($0)" }
    if let id { parts.slots.append(.init(id, ["p": ["k": keyframes]])) }
    let document: EmittedJSON = [
      "d": ["sid": id.map { .text($0) }, "k": keyframes], "p": [:],
      "m": ["g": 1, "a": LottieValue.still([0, 0])], "a": [],
    ]
    return [LottieLayer.text(id ?? "progress", document, in: .always, look)]
  }
}
