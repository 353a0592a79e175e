import TutorialCallouts
public import TutorialGeometry
public import TutorialTour

/// Draws a step's callout at rest: its box, its arrow, its words.
public enum CalloutDrawing {
  /// The radius of a callout's corners.
  public static func radius(_ kind: TourCallout.Kind) -> Double { kind == .sheet ? 26 : CalloutStyle.radius }

  /// Draws it where the tour, or the drawing itself, has laid it out.
  ///
  /// - Parameter display: what a sheet hangs out of, so that only its upper corners are round.
  public static func draw(_ step: TourStep, in scene: SVGScene, display: Rect, into writer: inout SVGWriter) {
    guard let callout = step.callout, let locale = scene.text.locale, let layout = callout.layout(in: locale) else {
      return
    }
    let frame = layout.frame
    let radius = radius(callout.kind)
    let box = box(frame, callout.kind, display: display)
    for (grown, opacity) in shadows {
      let shadow = Rect(box.x - grown, box.y - grown + 3, box.width + 2 * grown, box.height + 2 * grown)
      writer.rect(shadow, radius: radius + grown, class: "shadow", opacity: opacity)
    }
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
  public static func box(_ frame: Rect, _ kind: TourCallout.Kind, display: Rect) -> Rect {
    guard kind == .sheet, frame.maxY >= display.maxY - 0.5 else { return frame }
    return Rect(frame.x, frame.y, frame.width, frame.height + radius(kind))
  }

  /// The outline of a box with round corners. Outlines of all boxes have equally many points, and can be animated into
  /// each other.
  public static func outline(of box: Rect, radius: Double) -> Outline {
    Outline(shape: .roundedRect(CornerRadii(radius), smoothing: 0), in: box)
  }

  /// By how much a shadow is larger than its box, and how strong it is.
  private static let shadows = [(6.0, 0.2), (3.0, 0.3), (1.0, 0.4)]
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
