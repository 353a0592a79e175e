public import TutorialGeometry
public import TutorialTour

/// Draws a step's callout at rest: its box, its arrow, its words.
public enum CalloutDrawing {
  /// The radius of a callout's corners.
  public static func radius(_ kind: TourCallout.Kind, in theme: TourTheme = .standard) -> Double {
    kind == .sheet ? theme.measures.sheetRadius : theme.measures.radius
  }

  /// The id of what blurs shadows.
  private static let blur = "callout-blur"

  /// Defines what callouts refer to: once in a file, before them.
  public static func define(_ theme: TourTheme, into writer: inout SVGWriter) {
    guard theme.measures.shadowBlur > 0 else { return }
    // The Gaussian's deviation is half of the blur, as CSS has it.
    writer.element("filter", ["id": blur, "x": "-1", "y": "-2", "width": "3", "height": "5"]) {
      $0.leaf("feGaussianBlur", ["stdDeviation": (theme.measures.shadowBlur / 2).svg])
    }
  }

  /// What makes a shape a callout's shadow.
  public static func shadow(_ theme: TourTheme) -> SVGAttributes {
    let measures = theme.measures
    return [
      "class": "shadow", "transform": measures.shadowOffset > 0 ? "translate(0 \(measures.shadowOffset.svg))" : nil,
      "filter": measures.shadowBlur > 0 ? "url(#\(blur))" : nil,
    ]
  }

  /// Draws it where the tour, or the drawing itself, has laid it out.
  ///
  /// - Parameter display: what a sheet hangs out of, so that only its upper corners are round.
  public static func draw(_ step: TourStep, in scene: SVGScene, display: Rect, into writer: inout SVGWriter) {
    guard let callout = step.callout, let locale = scene.text.locale, let layout = callout.layout(in: locale) else {
      return
    }
    let frame = layout.frame
    let (theme, radius) = (scene.tour.theme, radius(callout.kind, in: scene.tour.theme))
    let box = box(frame, callout.kind, display: display, in: theme)
    var shadow = shadow(theme)
    shadow["d"] = outline(of: box, radius: radius).svg
    writer.leaf("path", shadow)
    // What of a line lies within is hidden by what is drawn over it.
    if let arrow = layout.arrow { writer.path(arrow.edge, class: "rim") }
    writer.rect(box, radius: radius, class: "rim")
    if let arrow = layout.arrow { writer.path(arrow.svg, class: "bubble") }
    writer.rect(box, radius: radius, class: "bubble")
    writer.element("g", ["transform": "translate(\(frame.x.svg) \(frame.y.svg))"]) {
      scene.words(of: step)?.draw(into: &$0)
    }
  }

  /// A sheet goes on below the display's edge: what is seen of it has no lower corners.
  public static func box(
    _ frame: Rect, _ kind: TourCallout.Kind, display: Rect, in theme: TourTheme = .standard
  ) -> Rect {
    guard kind == .sheet, frame.maxY >= display.maxY - 0.5 else { return frame }
    return Rect(frame.x, frame.y, frame.width, frame.height + radius(kind, in: theme))
  }

  /// The outline of a box with round corners. Outlines of all boxes have equally many points, and can be animated into
  /// each other.
  public static func outline(of box: Rect, radius: Double) -> Outline {
    Outline(shape: .roundedRect(CornerRadii(radius), smoothing: 0), in: box)
  }
}

extension TourCalloutLayout.Arrow {
  /// Its two sides as path data.
  public var edge: String {
    "M\(baseStart.x.svg) \(baseStart.y.svg)L\(tip.x.svg) \(tip.y.svg)L\(baseEnd.x.svg) \(baseEnd.y.svg)"
  }

  /// The triangle as path data; its base reaches a little into the box, so that no seam shows.
  public var svg: String {
    let inward = Point((baseStart.x + baseEnd.x) / 2 - tip.x, (baseStart.y + baseEnd.y) / 2 - tip.y)
    func point(_ point: Point, _ part: Double) -> String {
      "\((point.x + inward.x * part).svg) \((point.y + inward.y * part).svg)"
    }
    return "M\(point(tip, 0))L\(point(baseStart, 0.1))L\(point(baseEnd, 0.1))Z"
  }
}
