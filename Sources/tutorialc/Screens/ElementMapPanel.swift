import TutorialDrawing
import TutorialGeometry
import TutorialLanguage
import TutorialNumerics
import TutorialPluginKit
import TutorialTour

/// One screen of a map: its name, the screen with its marks, and the list of elements marked by a number.
struct ElementMapPanel {
  private struct Mark {
    let index: Int
    let frame: Rect
    let isOwn: Bool
    /// True if the element fills the screen: a frame around everything isn't drawn.
    let isWhole: Bool
    let tag: Rect?
    let words: String
    /// True if the list explains the mark; false if the mark is the id itself.
    var isListed = true
  }

  private let snapshot: Snapshot
  private let wireframe: Wireframe
  private let marks: [Mark]
  private let id: String

  private static let heading = 52.0
  private static let tagStyle = TextStyle(classes: "tagWord", size: 9, weight: 600)
  private static let numberStyle = TextStyle(classes: "tagWord", size: 8, weight: 600)
  private static let entryStyle = TextStyle(classes: "soft", size: 11)
  private static let line = 16.0
  private static let narrowest = 280.0

  /// The rules in addition to the palette's: native ids are blue, made-up ones amber.
  static let css = """
    .screen{opacity:.75}
    .own{fill:#3569e0;fill-opacity:.07;stroke:#3569e0;stroke-width:1.2}
    .made{fill:none;stroke:#b45f06;stroke-opacity:.7;stroke-width:.8;stroke-dasharray:3 2}
    .ownTag{fill:#3569e0}
    .madeTag{fill:#a35200}
    .tagWord{fill:#fff}

    """

  init(_ snapshot: Snapshot, marking marked: [Int], id: String) {
    self.snapshot = snapshot
    wireframe = WireframeBuilder(snapshot, scrolling: [], language: nil).wireframe
    self.id = id
    marks = Self.marks(on: snapshot, marked)
  }

  /// Places the marks of small elements first, because they have the least room.
  ///
  /// The list is in the order of the screen.
  private static func marks(on snapshot: Snapshot, _ marked: [Int]) -> [Mark] {
    let elements = snapshot.elements
    let bounds = snapshot.display.bounds
    var places = TagPlaces(in: bounds.inset(by: EdgeInsets(-2)))
    let shown = marked.compactMap { index -> (index: Int, frame: Rect)? in
      guard elements.indices.contains(index), elements.isSolved(index),
        let frame = elements.globalFrame(index).intersection(bounds)
      else { return nil }
      return (index, frame)
    }
    var marks: [Mark] = []
    var numbers = 0
    let (names, figures) = (TextMeasure(tagStyle), TextMeasure(numberStyle))
    // If there are too many to tell apart, the largest are marked, as in the wireframe.
    let largest = shown.sorted { ($0.frame.area, $0.index) < ($1.frame.area, $1.index) }.suffix(Wireframe.elementLimit)
    // Stable names have the first choice of places.
    let (own, made) = (
      largest.filter { elements.identity($0.index) == .native },
      largest.filter { elements.identity($0.index) != .native }
    )
    for (index, frame) in own + made {
      let name = elements.id(index)
      let isOwn = elements.identity(index) == .native
      let isWhole = frame.area >= 0.97 * bounds.area
      if isOwn, !isWhole, let tag = places.place(Size(names.width(name) + 8, 13), at: frame, room: 140) {
        marks.append(
          Mark(index: index, frame: frame, isOwn: isOwn, isWhole: false, tag: tag, words: name, isListed: false))
        continue
      }
      guard !isWhole else {
        marks.append(Mark(index: index, frame: frame, isOwn: isOwn, isWhole: true, tag: nil, words: "▢"))
        continue
      }
      numbers += 1
      let tag = places.place(Size(figures.width("\(numbers)") + 5, 10), at: frame, room: 40)
      marks.append(Mark(index: index, frame: frame, isOwn: isOwn, isWhole: false, tag: tag, words: "\(numbers)"))
    }
    return marks.reversed()
  }

  /// The entries of the list: marks with a number, then elements that fill the screen.
  private var entries: [Mark] {
    let listed = marks.reversed().filter(\.isListed)
    return listed.filter { !$0.isWhole } + listed.filter(\.isWhole)
  }
  private var width: Double { max(snapshot.display.size.width, Self.narrowest) }
  private var columns: Int { max(1, Int(saturating: width / 185)) }
  private var lines: Int { (entries.count + columns - 1) / columns }

  /// The size of the panel, in units.
  var size: Size {
    let list = lines == 0 ? 0 : Double(lines) * Self.line + 16
    return Size(width, Self.heading + snapshot.display.size.height + list)
  }

  /// Draws the panel with its top left corner at the origin.
  func draw(into writer: inout SVGWriter) {
    drawHeading(into: &writer)
    let display = snapshot.display.bounds
    writer.element("g", ["transform": "translate(0 \(Self.heading.svg))"]) { writer in
      writer.clipPath(id: "\(id)-display", display)
      writer.rect(display, class: "ground")
      writer.element("g", ["class": "screen", "clip-path": "url(#\(id)-display)"]) { writer in
        WireframeDrawing(
          wireframe, rightToLeft: snapshot.traits.direction == .rightToLeft, textScale: snapshot.textScale, id: id
        ).draw(into: &writer)
      }
      writer.rect(display, class: "line")
      for mark in marks { drawFrame(mark, into: &writer) }
      for mark in marks { drawTag(mark, into: &writer) }
    }
    drawList(into: &writer)
  }

  private func drawHeading(into writer: inout SVGWriter) {
    let title = TextStyle(classes: "ink", size: 17, weight: 600)
    let words = TextStyle(classes: "soft", size: 12)
    let name = TextMeasure(title).shortened("\(snapshot.screen)/\(snapshot.variant)", width: width)
    writer.line(name, at: Point(0, 16), title)
    let made = marks.count { !$0.isOwn }
    let size = "\(snapshot.display.size.width.svg) × \(snapshot.display.size.height.svg)"
    let text = "\(size)  ·  \(marks.count) of \(snapshot.elements.count) elements, \(made) with a made-up id (dashed)"
    writer.line(TextMeasure(words).shortened(text, width: width), at: Point(0, 36), words)
  }

  private func drawFrame(_ mark: Mark, into writer: inout SVGWriter) {
    guard !mark.isWhole else { return }
    writer.element("g") { writer in
      writer.text("title", [:], snapshot.elements.id(mark.index))
      writer.rect(mark.frame, class: mark.isOwn ? "own" : "made")
    }
  }

  private func drawTag(_ mark: Mark, into writer: inout SVGWriter) {
    guard let tag = mark.tag else { return }
    writer.rect(tag, radius: 3, class: mark.isOwn ? "ownTag" : "madeTag")
    let style = mark.isListed ? Self.numberStyle : Self.tagStyle
    writer.line(mark.words, at: Point(tag.midX, tag.midY + style.size * 0.36), style, anchor: .middle)
  }

  private func drawList(into writer: inout SVGWriter) {
    let top = Self.heading + snapshot.display.size.height + 22
    let column = width / Double(columns)
    let number = TextStyle(classes: "ink", size: 11, weight: 600)
    for (place, entry) in entries.enumerated() {
      let x = Double(place / max(1, lines)) * column
      let y = top + Double(place % max(1, lines)) * Self.line
      writer.line(entry.words, at: Point(x + 18, y), number, anchor: .end)
      writer.line(
        Self.entry(snapshot.elements.id(entry.index), width: column - 34), at: Point(x + 24, y), Self.entryStyle)
    }
  }

  /// Returns an id shortened to a width. The end of a long id is kept, because it distinguishes ids.
  private static func entry(_ id: String, width: Double) -> String {
    let measure = TextMeasure(entryStyle)
    guard measure.width(id) > width else { return id }
    var rest = Substring(id.suffix(200))
    while !rest.isEmpty, measure.width("…" + rest) > width { rest = rest.dropFirst() }
    return "…" + rest
  }
}
