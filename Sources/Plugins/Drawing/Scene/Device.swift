public import TutorialGeometry
import TutorialPluginKit
import TutorialTour

/// The device around a screen, derived from a variant's traits and safe area, and drawn plainly.
public struct Device: Sendable {
  /// The kind of device.
  public enum Kind: Sendable, Hashable {
    /// A phone.
    case phone
    /// A tablet.
    case tablet
    /// The window of a browser or a desktop app.
    case window
  }

  /// The kind of device.
  public let kind: Kind
  /// The screen, in its own units.
  public let screen: Rect
  private let safe: EdgeInsets
  private let isApple: Bool
  private let corner: Double?
  private let cutouts: [Rect]

  /// - Parameter wireframe: any of the variant's screens.
  init(_ variant: TourVariant, wireframe: Wireframe?) {
    let size = variant.display.size
    screen = Rect(0, 0, min(max(1, size.width), 1e7), min(max(1, size.height), 1e7))
    safe = wireframe?.safeArea ?? variant.screens.all.first?.value.safeArea ?? .zero
    corner = wireframe?.cornerRadius
    cutouts = wireframe?.displayCutouts ?? []
    let platform = variant.traits.platform ?? "ios"
    isApple = ["ios", "ipados", "macos", "visionos"].contains(platform.lowercased())
    kind =
      switch variant.traits.idiom?.lowercased() {
      case "phone": .phone
      case "tablet", "pad": .tablet
      case "desktop", "web", "mac": .window
      default: platform.lowercased() == "web" ? .window : min(size.width, size.height) > 560 ? .tablet : .phone
      }
  }

  /// The device's outer edge in the screen's units.
  public var outer: Rect {
    switch kind {
    case .phone: screen.inset(by: EdgeInsets(-11))
    case .tablet: screen.inset(by: EdgeInsets(-18))
    case .window: screen.inset(by: EdgeInsets(top: -34, right: 0, bottom: 0, left: 0))
    }
  }

  /// The radius of the screen's corners, in the screen's units.
  public var radius: Double {
    let largest = min(screen.width, screen.height) / 2
    if let corner { return max(0, min(corner, largest)) }
    switch kind {
    // Screens with round corners have a large safe area on their short sides.
    case .phone: return min(max(safe.top, safe.left, safe.right) >= 40 ? 46 : 22, largest)
    case .tablet: return min(20, largest)
    case .window: return 0
    }
  }

  /// Draws the case, and `content` in the screen's units, clipped to the screen.
  ///
  /// - Parameter id: the id of the clip path; unique in the file.
  public func draw(into writer: inout SVGWriter, id: String, content: (inout SVGWriter) -> Void) {
    if kind == .window {
      drawWindow(into: &writer, id: id, content: content)
      return
    }
    writer.rect(outer, radius: radius + (outer.width - screen.width) / 2, class: "case")
    writer.clipPath(id: id, screen, radius: radius)
    writer.element("g", ["clip-path": "url(#\(id))"]) { content(&$0) }
    let rim = outer.inset(by: EdgeInsets(1))
    writer.rect(rim, radius: radius + (rim.width - screen.width) / 2, class: "edge")
  }

  private func drawWindow(into writer: inout SVGWriter, id: String, content: (inout SVGWriter) -> Void) {
    writer.clipPath(id: id, outer, radius: 12)
    writer.element("g", ["clip-path": "url(#\(id))"]) { writer in
      writer.rect(outer, class: "chip")
      for place in 0..<3 {
        writer.circle(Point(outer.minX + 20 + 18 * Double(place), outer.minY + 17), radius: 5.5, class: "track")
      }
      writer.rect(
        Rect(outer.midX - outer.width * 0.2, outer.minY + 8, outer.width * 0.4, 18), radius: 9, class: "track")
      writer.rect(screen, class: "ground")
      content(&writer)
    }
    writer.rect(outer.inset(by: EdgeInsets(0.5)), radius: 12, class: "edge")
  }

  /// Draws the system's parts of the screen, if the safe area has room for them.
  public func drawSystem(into writer: inout SVGWriter) {
    for cutout in cutouts.prefix(8) {
      writer.rect(cutout, radius: min(cutout.width, cutout.height) / 2, class: "shade")
    }
    guard kind != .window else { return }
    if safe.top >= 20 {
      let middle = safe.top >= 40 ? safe.top * 0.55 : safe.top / 2
      let inset = safe.top >= 40 ? 34.0 : 16.0
      let style = TextStyle(classes: "system", size: safe.top >= 40 ? 16 : 12, weight: 600)
      writer.line("9:41", at: Point(inset, middle + style.size * 0.35), style)
      let battery = Rect(screen.maxX - inset - 24, middle - 5.5, 24, 11)
      writer.rect(battery, radius: 3.5, class: "system", opacity: 0.35)
      writer.rect(Rect(battery.x, battery.y, 18, 11), radius: 3.5, class: "system")
    }
    if isApple, safe.bottom >= 15 {
      let width = min(140, screen.width / 3)
      writer.rect(Rect(screen.midX - width / 2, screen.maxY - 13, width, 5), radius: 2.5, class: "system")
    }
  }
}
