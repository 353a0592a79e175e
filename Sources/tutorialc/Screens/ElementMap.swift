import TutorialDrawing
import TutorialGeometry
package import TutorialLanguage
import TutorialPluginKit

/// A picture of screens with the ids of their elements: the output of `tutorialc elements --svg`.
///
/// An id is written at a corner of its element if there is room. Otherwise a number refers to the list below the
/// screen. The colour shows if the id is native, or made up by an importer from a position.
package struct ElementMap {
  private let panels: [ElementMapPanel]

  /// The maximum number of screens in a picture: nobody looks at more.
  package static let mostScreens = 24
  private static let margin = 32.0
  private static let gap = 40.0
  private static let widest = 1400.0

  /// Makes a picture of some screens, at most ``mostScreens``, each with the indices of the elements to mark.
  package init(_ screens: [(snapshot: Snapshot, marked: [Int])]) {
    panels = screens.prefix(Self.mostScreens).enumerated().map { place, screen in
      ElementMapPanel(screen.snapshot, marking: screen.marked, id: "s\(place)")
    }
  }

  /// The file.
  package var svg: [UInt8] {
    var writer = SVGWriter()
    let rows = self.rows
    let width = rows.map { row in row.reduce(-Self.gap) { $0 + panels[$1].size.width + Self.gap } }.max() ?? 0
    let heights = rows.map { row in row.map { panels[$0].size.height }.max() ?? 0 }
    let size = Size(width + 2 * Self.margin, heights.reduce(2 * Self.margin - Self.gap) { $0 + $1 + Self.gap })
    let attributes: SVGAttributes = [
      "xmlns": "http://www.w3.org/2000/svg", "width": size.width.svg, "height": size.height.svg,
      "viewBox": "0 0 \(size.width.svg) \(size.height.svg)", "role": "img", "aria-labelledby": "title",
    ]
    writer.element("svg", attributes) { writer in
      writer.text("title", ["id": "title"], "Elements and their ids")
      writer.style(Palette.css(.light, extra: ElementMapPanel.css))
      writer.rect(Rect(0, 0, size.width, size.height), class: "paper")
      var y = Self.margin
      for (row, height) in zip(rows, heights) {
        var x = Self.margin
        for place in row {
          writer.element("g", ["transform": "translate(\(x.svg) \(y.svg))"]) { panels[place].draw(into: &$0) }
          x += panels[place].size.width + Self.gap
        }
        y += height + Self.gap
      }
    }
    return writer.bytes
  }

  /// The panels in rows, as many in a row as there is room for.
  private var rows: [[Int]] {
    var rows: [[Int]] = []
    var used = 0.0
    for (place, panel) in panels.enumerated() {
      if !rows.isEmpty, used + Self.gap + panel.size.width <= Self.widest {
        rows[rows.count - 1].append(place)
        used += Self.gap + panel.size.width
      } else {
        rows.append([place])
        used = panel.size.width
      }
    }
    return rows
  }
}
