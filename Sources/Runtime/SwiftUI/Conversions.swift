#if canImport(SwiftUI) && !os(watchOS)
  import SwiftUI
  import TutorialGeometry
  import TutorialPlayer

  @available(iOS 17, macOS 14, tvOS 17, visionOS 1, *)
  extension CGRect {
    init(_ rect: Rect) { self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height) }
  }

  @available(iOS 17, macOS 14, tvOS 17, visionOS 1, *)
  extension CGPoint {
    init(_ point: Point) { self.init(x: point.x, y: point.y) }
  }

  @available(iOS 17, macOS 14, tvOS 17, visionOS 1, *)
  extension Path {
    /// Converts a tour's outline to a closed path.
    init(_ outline: Outline) {
      self.init()
      for (place, cubic) in outline.segments.enumerated() {
        if place == 0 { move(to: CGPoint(cubic.start)) }
        addCurve(to: CGPoint(cubic.end), control1: CGPoint(cubic.handle1), control2: CGPoint(cubic.handle2))
      }
      closeSubpath()
    }
  }

  @available(iOS 17, macOS 14, tvOS 17, visionOS 1, *)
  extension Color {
    init(_ color: TourColor) {
      self.init(
        .sRGB, red: color.red / 255, green: color.green / 255, blue: color.blue / 255, opacity: color.alpha / 255)
    }
  }
#endif
