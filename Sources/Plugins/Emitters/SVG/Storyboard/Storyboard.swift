import TutorialDrawing
import TutorialGeometry
import TutorialPluginKit
import TutorialTour

/// The storyboard of a tour, one section for each variant.
///
/// A section shows all steps side by side, each on the wireframe of its screen, with a few notes. The file is meant to
/// be read, printed and put into documents. It's as wide as the text of a page, so that nobody sees it smaller than it
/// was drawn.
struct Storyboard {
  let located: LocatedTour
  let options: DecodedOptions
  private static let width = 850.0
  private static let margin = 26.0

  func draw(into writer: inout SVGWriter) {
    let sections = located.tour.variants.map { variant in
      StoryboardSection(SVGOptions.scene(of: located, in: variant, options), width: Self.width - 2 * Self.margin)
    }
    let top = Self.margin + 74
    let height = sections.reduce(top) { $0 + $1.height }
    let attributes: SVGAttributes = [
      "xmlns": "http://www.w3.org/2000/svg", "width": Self.width.svg, "height": height.svg,
      "viewBox": "0 0 \(Self.width.svg) \(height.svg)", "role": "img", "aria-labelledby": "title",
    ]
    writer.element("svg", attributes) { writer in
      writer.text("title", ["id": "title"], "\(heading): storyboard")
      writer.style(Palette.css(options[SVGOptions.theme], look: located.tour.theme))
      CalloutDrawing.define(located.tour.theme, into: &writer)
      writer.rect(Rect(0, 0, Self.width, height), class: "paper")
      drawHeading(fromRight: !sections.isEmpty && sections.allSatisfy(\.rightToLeft), into: &writer)
      var y = top
      for (number, section) in sections.enumerated() {
        section.draw(into: &writer, at: Point(Self.margin, y), id: "v\(number)")
        y += section.height
      }
    }
  }

  private var heading: String {
    guard let language = located.tour.locales.first, let key = located.tour.title else { return located.tour.tutorial }
    return located.tour.strings[language]?[key] ?? located.tour.tutorial
  }

  /// Draws the title and a summary, on the right if the whole sheet runs from right to left.
  private func drawHeading(fromRight: Bool, into writer: inout SVGWriter) {
    let width = Self.width - 2 * Self.margin
    var large = TextStyle(classes: "ink", size: 28, weight: 700)
    large.rightToLeft = TextMeasure.startsFromRight(heading)
    let x = fromRight ? Self.width - Self.margin : Self.margin
    let title = TextMeasure(large).shortened(heading, width: width)
    // A right-to-left line has its end on the left.
    let anchor: TextAnchor = large.rightToLeft == fromRight ? .start : .end
    writer.line(title, at: Point(x, Self.margin + 24), large, anchor: anchor)
    let tour = located.tour
    let steps = tour.variants.map(\.steps.count).max() ?? 0
    let words = [
      tour.tutorial, steps == 1 ? "1 step" : "\(steps) steps",
      tour.variants.count == 1 ? "1 variant" : "\(tour.variants.count) variants",
    ]
    let small = TextStyle(classes: "soft", size: 14)
    let line = TextMeasure(small).shortened(words.joined(separator: "  ·  "), width: width)
    writer.line(line, at: Point(x, Self.margin + 48), small, anchor: fromRight ? .end : .start)
  }
}
