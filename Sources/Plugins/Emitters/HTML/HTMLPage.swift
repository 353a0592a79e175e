import TutorialDrawing
import TutorialPluginKit
import TutorialTour
import TutorialTourWriting

/// The page of a tour: markup, style and program, which are the same in all pages, around drawings and the tour itself.
struct HTMLPage {
  private let located: LocatedTour
  private let hasScreenshots: Bool

  init(_ located: LocatedTour, hasScreenshots: Bool) {
    self.located = located
    self.hasScreenshots = hasScreenshots
  }

  /// The page, or nil where that is more bytes than there may be. Not much more is made then.
  func bytes(limit: Int) -> [UInt8]? {
    var page = Bytes(limit: limit)
    page.add(PageMarkup.beforeTitle)
    page.add(markup: title)
    page.add(PageMarkup.beforeStyle)
    page.add(PageStyle.css)
    page.add(PageMarkup.beforeDrawings)
    guard !page.isFull else { return nil }
    var drawings = SVGWriter(limit: page.room)
    PageDrawings(located, hasScreenshots: hasScreenshots).draw(into: &drawings)
    page.add(drawings.bytes)
    page.add(PageMarkup.beforeTour)
    guard !page.isFull, let tour = located.tour.json(pretty: false, limit: page.room) else { return nil }
    page.add(data: tour)
    page.add(PageMarkup.beforeScript)
    page.add(PageScript.text)
    page.add(PageMarkup.end)
    return page.isFull ? nil : page.all
  }

  /// What the window is called until the program runs.
  private var title: String {
    let tour = located.tour
    return tour.title.flatMap { tour.text($0, in: tour.locales.first ?? "") } ?? tour.tutorial
  }

  /// What of the page there is.
  private struct Bytes {
    private(set) var all: [UInt8] = []
    let limit: Int

    init(limit: Int) {
      self.limit = limit
    }

    var isFull: Bool { all.count > limit }
    /// How many more there may be.
    var room: Int { max(0, limit - all.count) }

    mutating func add(_ text: StaticString) {
      text.withUTF8Buffer { all.append(contentsOf: $0) }
    }

    mutating func add(_ bytes: [UInt8]) { all += bytes }

    /// A text between tags.
    mutating func add(markup text: String) {
      for byte in text.utf8 {
        switch byte {
        case UInt8(ascii: "&"): all += "&amp;".utf8
        case UInt8(ascii: "<"): all += "&lt;".utf8
        // HTML has no character for it.
        case 0: all += "\u{FFFD}".utf8
        default: all.append(byte)
        }
      }
    }

    /// JSON within an element `script`, which ends at its tag, and reads on behind a comment's. In JSON a `<` stands in texts
    /// alone, where it may be written as its number.
    mutating func add(data json: [UInt8]) {
      all.reserveCapacity(all.count + json.count + 4096)
      for byte in json {
        if byte == UInt8(ascii: "<") { all += "\\u003c".utf8 } else { all.append(byte) }
      }
    }
  }
}
