import TutorialDrawing
import TutorialPluginKit
import TutorialTour
import TutorialTourWriting

/// The page of a tour: drawings and the tour itself, between markup, style and program that are the same in all pages.
struct HTMLPage {
  let located: LocatedTour
  let hasScreenshots: Bool

  /// Returns the page, or nil if it exceeds the limit in bytes. It stops soon after that.
  func bytes(limit: Int) -> [UInt8]? {
    var page = Bytes(limit: limit)
    page.add(GeneratedPage.beforeTitle)
    page.add(markup: title)
    page.add(GeneratedPage.beforeStyle)
    page.add(GeneratedPage.style)
    page.add(GeneratedPage.beforeDrawings)
    guard !page.isFull else { return nil }
    var drawings = SVGWriter(limit: page.room)
    PageDrawings(located: located, hasScreenshots: hasScreenshots).draw(into: &drawings)
    page.add(drawings.bytes)
    page.add(GeneratedPage.beforeTour)
    guard !page.isFull, let tour = located.tour.json(pretty: false, limit: page.room) else { return nil }
    page.add(data: tour)
    page.add(GeneratedPage.beforeScript)
    page.add(GeneratedPage.script)
    page.add(GeneratedPage.end)
    return page.isFull ? nil : page.all
  }

  /// The window's title until the program runs.
  private var title: String {
    let tour = located.tour
    return tour.title.flatMap { tour.text($0, in: tour.locales.first ?? "") } ?? tour.tutorial
  }

  private struct Bytes {
    let limit: Int
    var all: [UInt8] = []

    var isFull: Bool { all.count > limit }
    /// The number of bytes left up to the limit.
    var room: Int { max(0, limit - all.count) }

    mutating func add(_ text: StaticString) {
      text.withUTF8Buffer { all.append(contentsOf: $0) }
    }

    mutating func add(_ bytes: [UInt8]) { all += bytes }

    /// Adds a text between tags.
    mutating func add(markup text: String) {
      for byte in text.utf8 {
        switch byte {
        case UInt8(ascii: "&"): all += "&amp;".utf8
        case UInt8(ascii: "<"): all += "&lt;".utf8
        // HTML can't represent NUL.
        case 0: all += "\u{FFFD}".utf8
        default: all.append(byte)
        }
      }
    }

    /// Adds JSON inside a `script` element.
    ///
    /// Such an element ends at its end tag, and the start of a comment changes how it's parsed. In JSON, `<` occurs
    /// only in strings, so it's written as `\u003c`.
    mutating func add(data json: [UInt8]) {
      all.reserveCapacity(all.count + json.count + 4096)
      for byte in json {
        if byte == UInt8(ascii: "<") { all += "\\u003c".utf8 } else { all.append(byte) }
      }
    }
  }
}
