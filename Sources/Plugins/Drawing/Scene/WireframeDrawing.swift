import TutorialGeometry
public import TutorialPluginKit

/// Draws a screen as far as a layout knows it: surfaces, lines for text, glyphs for pictures.
///
/// It never looks like a finished app, so that nobody takes it for one.
public struct WireframeDrawing {
  private let wireframe: Wireframe
  private let rightToLeft: Bool
  private let textScale: Double
  /// The prefix of the clip paths' ids; unique in the file.
  private let id: String
  /// For each element, the share of its area covered by the bounding box of the elements inside it.
  private let filled: [Double]

  /// Prepares the drawing of a screen.
  ///
  /// - Parameters:
  ///   - rightToLeft: true if lines run from right to left.
  ///   - textScale: the text size as a multiple of the usual one; texts grow as far as there's room.
  ///   - id: the prefix of the clip paths' ids; unique in the file.
  public init(_ wireframe: Wireframe, rightToLeft: Bool, textScale: Double = 1, id: String) {
    self.wireframe = wireframe
    self.textScale = textScale
    self.rightToLeft = rightToLeft
    self.id = id
    filled = Self.filledParts(wireframe.elements.map(\.frame))
  }

  /// Computes the covered shares from frames, because layouts don't always tell which element contains which.
  private static func filledParts(_ frames: [Rect]) -> [Double] {
    frames.enumerated().map { place, frame in
      var content: Rect?
      for (other, inner) in frames.enumerated()
      where other != place && inner.area < frame.area && frame.contains(inner, tolerance: 1) {
        content = content.map { $0.union(inner) } ?? inner
      }
      return content.map { $0.area / max(frame.area, 1) } ?? 0
    }
  }

  /// Draws the screen's elements, each clipped to the viewports around it.
  public func draw(into writer: inout SVGWriter) {
    var clips: [Rect] = []
    for (place, element) in wireframe.elements.enumerated() {
      guard let clip = element.clip else {
        draw(element, at: place, into: &writer)
        continue
      }
      var known = clips.firstIndex(of: clip)
      if known == nil {
        known = clips.count
        clips.append(clip)
        writer.clipPath(id: "\(id)-\(clips.count - 1)", clip)
      }
      writer.element("g", ["clip-path": "url(#\(id)-\(known ?? 0))"]) { draw(element, at: place, into: &$0) }
    }
  }

  private func draw(_ element: Wireframe.Element, at place: Int, into writer: inout SVGWriter) {
    let frame = element.frame
    let contents = ElementContents(element, rightToLeft, textScale: textScale)
    switch element.role {
    case .container, .unknown:
      // An element that fills the screen is its background. An element filled by its own contents isn't visible.
      let isGround = frame.area >= 0.8 * wireframe.size.width * wireframe.size.height
      guard !isGround, filled[place] < 0.95 || element.outline != nil else { return }
      let isBar = frame.width >= wireframe.size.width - 1
      surface(element, "face", radius: isBar ? 0 : min(frame.width, frame.height) < 24 ? 6 : 12, into: &writer)
      if filled[place] > 0.2 || element.role == .container && filled[place] > 0 { return }
      if isBar { words(element, into: &writer) } else { contents.drawCard(into: &writer) }
    case .bar:
      surface(element, "face", radius: 0, into: &writer)
      if filled[place] == 0 { words(element, into: &writer) }
    case .cell:
      surface(element, "face", radius: 12, into: &writer)
      if filled[place] <= 0.2 { contents.drawCard(into: &writer) }
    case .text: contents.drawText(into: &writer)
    case .image:
      surface(element, "bone", radius: 10, into: &writer)
      contents.drawPicture(into: &writer)
    case .button:
      surface(element, "key", radius: min(14, min(frame.width, frame.height) * 0.24), into: &writer)
      contents.drawButton(into: &writer)
    case .tab:
      if element.outline != nil { surface(element, "bone", radius: 8, into: &writer) }
      contents.drawTab(isFilled: element.outline != nil, into: &writer)
    case .field:
      surface(element, "face", radius: 10, into: &writer)
      contents.drawField(into: &writer)
    case .control:
      surface(element, "bone", radius: frame.height / 2, into: &writer)
      let side = min(frame.width, frame.height)
      writer.circle(Point(frame.maxX - side / 2, frame.midY), radius: max(0, side / 2 - 2), class: "face")
    }
  }

  /// Draws the element's own outline, or its box with rounded corners; the class `face` adds a hairline.
  private func surface(
    _ element: Wireframe.Element, _ fill: String, radius: Double, into writer: inout SVGWriter
  ) {
    if let outline = element.outline {
      let data = outline.svg
      writer.path(data, class: fill)
      if fill == "face" { writer.path(data, class: "line") }
    } else {
      writer.rect(element.frame, radius: radius, class: fill)
      if fill == "face" { writer.rect(element.frame, radius: radius, class: "line") }
    }
  }

  /// Draws the title of a bar, centred.
  private func words(_ element: Wireframe.Element, into writer: inout SVGWriter) {
    guard let text = element.text, element.frame.height >= 20 else { return }
    let width = element.frame.width - 24
    let style = TextStyle(classes: "word", size: min(17, element.frame.height * 0.5), weight: 600)
      .grown(textScale, text, width: width, height: element.frame.height)
    let line = TextMeasure(style).shortened(text, width: width)
    writer.line(line, at: Point(element.frame.midX, element.frame.midY + style.size * 0.35), style, anchor: .middle)
  }
}
