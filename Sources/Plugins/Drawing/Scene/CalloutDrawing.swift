public import TutorialGeometry
public import TutorialTour

/// Draws a step's callout at rest: its box, its arrow, its texts.
public enum CalloutDrawing {
  /// Returns the radius of a callout's corners.
  public static func radius(_ kind: TourCallout.Kind, in theme: TourTheme = .standard) -> Double {
    kind == .sheet ? theme.measures.sheetRadius : theme.measures.radius
  }

  /// Defines the filters that callouts refer to, one for each blurred shadow. Call it once in a file, before the callouts.
  public static func define(_ theme: TourTheme, into writer: inout SVGWriter) {
    for (index, shadow) in theme.shadows.enumerated() where shadow.blur > 0 {
      // CSS defines a blur's Gaussian deviation as half its radius.
      writer.element("filter", ["id": blur(index), "x": "-1", "y": "-2", "width": "3", "height": "5"]) {
        $0.leaf("feGaussianBlur", ["stdDeviation": (shadow.blur / 2).svg])
      }
    }
  }

  private static func blur(_ index: Int) -> String { "callout-blur\(index)" }

  /// Returns the attributes that make a shape each of a callout's shadows, the lowest first.
  public static func shadows(_ theme: TourTheme) -> [SVGAttributes] {
    theme.shadows.enumerated().reversed().map { index, shadow in
      [
        "class": Palette.shadow(index), "transform": shadow.offset > 0 ? "translate(0 \(shadow.offset.svg))" : nil,
        "filter": shadow.blur > 0 ? "url(#\(blur(index)))" : nil,
      ]
    }
  }

  /// Draws the callout in the layout of the tour, or in the scene's own if the tour has none.
  ///
  /// - Parameter display: the screen. A sheet extends beyond its bottom edge, so that only the sheet's upper corners
  ///   are round.
  public static func draw(_ step: TourStep, in scene: SVGScene, display: Rect, into writer: inout SVGWriter) {
    guard let callout = step.callout, let locale = scene.text.locale, let layout = callout.layout(in: locale) else {
      return
    }
    let frame = layout.frame
    let (theme, radius) = (scene.tour.theme, radius(callout.kind, in: scene.tour.theme))
    let box = box(frame, callout.kind, display: display, in: theme)
    for var shadow in shadows(theme) {
      shadow["d"] = outline(of: box, radius: radius).svg
      writer.leaf("path", shadow)
    }
    // The shapes drawn above hide the inner half of each line.
    if let arrow = layout.arrow { writer.path(arrow.edge, class: "rim") }
    writer.rect(box, radius: radius, class: "rim")
    if let arrow = layout.arrow { writer.path(arrow.svg, class: "bubble") }
    writer.rect(box, radius: radius, class: "bubble")
    writer.element("g", ["transform": "translate(\(frame.x.svg) \(frame.y.svg))"]) {
      scene.words(of: step)?.draw(into: &$0)
    }
  }

  /// Returns a callout's box, with a sheet extended below the display's edge to hide its lower corners.
  public static func box(
    _ frame: Rect, _ kind: TourCallout.Kind, display: Rect, in theme: TourTheme = .standard
  ) -> Rect {
    guard kind == .sheet, frame.maxY >= display.maxY - 0.5 else { return frame }
    return Rect(frame.x, frame.y, frame.width, frame.height + radius(kind, in: theme))
  }

  /// Returns the outline of a box with round corners.
  ///
  /// All such outlines have the same number of points, so they can be animated into each other.
  public static func outline(of box: Rect, radius: Double) -> Outline {
    Outline(shape: .roundedRect(CornerRadii(radius), smoothing: 0), in: box)
  }
}

extension TourCalloutLayout.Arrow {
  /// The arrow's two sides as path data.
  public var edge: String {
    "M\(baseStart.x.svg) \(baseStart.y.svg)L\(tip.x.svg) \(tip.y.svg)L\(baseEnd.x.svg) \(baseEnd.y.svg)"
  }

  /// The triangle as path data. Its base extends slightly into the box, so that no seam shows.
  public var svg: String {
    let inward = Point((baseStart.x + baseEnd.x) / 2 - tip.x, (baseStart.y + baseEnd.y) / 2 - tip.y)
    func point(_ point: Point, _ part: Double) -> String {
      "\((point.x + inward.x * part).svg) \((point.y + inward.y * part).svg)"
    }
    return "M\(point(tip, 0))L\(point(baseStart, 0.1))L\(point(baseEnd, 0.1))Z"
  }
}
