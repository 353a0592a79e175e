public import TutorialGeometry

extension SVGWriter {
  /// Writes a rectangle, its corners rounded by at most half its smaller side.
  public mutating func rect(_ frame: Rect, radius: Double = 0, class name: String, opacity: Double? = nil) {
    guard frame.width > 0, frame.height > 0 else { return }
    let radius = min(radius, frame.width / 2, frame.height / 2)
    leaf(
      "rect",
      [
        "class": name, "x": frame.x.svg, "y": frame.y.svg, "width": frame.width.svg, "height": frame.height.svg,
        "rx": radius > 0 ? radius.svg : nil, "opacity": opacity?.svg,
      ])
  }

  /// Writes a path.
  public mutating func path(_ data: String, class name: String) {
    leaf("path", ["class": name, "d": data])
  }

  /// Writes a circle.
  public mutating func circle(_ center: Point, radius: Double, class name: String) {
    leaf("circle", ["class": name, "cx": center.x.svg, "cy": center.y.svg, "r": radius.svg])
  }

  /// Writes a path to clip by.
  public mutating func clipPath(id: String, _ frame: Rect, radius: Double = 0) {
    element("clipPath", ["id": id]) { writer in
      writer.leaf(
        "rect",
        [
          "x": frame.x.svg, "y": frame.y.svg, "width": max(0, frame.width).svg, "height": max(0, frame.height).svg,
          "rx": radius > 0 ? radius.svg : nil,
        ])
    }
  }
}
