import TutorialGeometry
import TutorialPlayer

extension Canvas {
  /// Draws the tour over the app.
  ///
  /// - Parameter callouts: the callouts' contents, by step id.
  mutating func draw(_ picture: TourPicture, callouts: [String: Callout]) {
    for layer in picture.layers {
      if let overlay = layer.overlay { dim(overlay, layer) }
      for ring in layer.rings {
        let outline = Coverage(ring.outline, unit: Self.unit)
        stroke(outline, width: ring.width, Ink(ring.color), ring.opacity * layer.opacity * ring.color.alpha / 255)
      }
      for sprite in layer.sprites {
        let ink = sprite.color.map(Ink.init) ?? .white
        write("✦", at: sprite.center, ink, opacity: sprite.opacity * layer.opacity, isBold: true)
      }
      if let callout = layer.callout { draw(callout, layer.opacity, callouts) }
    }
  }

  /// Draws the dim everywhere except in the holes, each within its clip.
  private mutating func dim(_ overlay: TourPicture.Overlay, _ layer: TourPicture.Layer) {
    let (width, height) = (columns, rows * 2)
    var bright = [Double](repeating: 0, count: width * height)
    for hole in layer.holes {
      Coverage(hole.outline, unit: Self.unit).fill(width: width, height: height) { x, y, part in
        let middle = Point((Double(x) + 0.5) * Self.unit, (Double(y) + 0.5) * Self.unit)
        guard hole.clip?.contains(middle) ?? true else { return }
        bright[y * width + x] = max(bright[y * width + x], part)
      }
    }
    let opacity = overlay.opacity * layer.opacity * overlay.color.alpha / 255
    for y in 0..<height {
      for x in 0..<width where bright[y * width + x] < 1 {
        cover(x, y, Ink(overlay.color), opacity * (1 - bright[y * width + x]))
      }
    }
  }

  /// Draws the callout's box, its arrow, and the words of its steps.
  private mutating func draw(_ callout: TourPicture.Callout, _ opacity: Double, _ callouts: [String: Callout]) {
    guard let place = callout.frame, callout.opacity * opacity > 0 else { return }
    // Letters are aligned to whole characters; so is the box, with half a character of padding above and below.
    let (across, down) = (Self.unit, 2 * Self.unit)
    let frame = Rect(
      (place.x / across).rounded() * across, ((place.y - across) / down).rounded() * down + across, place.width,
      place.height)
    let strength = callout.opacity * opacity
    fill(frame, .white, strength, isRound: true)
    if let arrow = callout.arrow, strength > 0.5 {
      // The arrow is half a character high, a single pixel.
      let isBelow = arrow.tip.y > frame.maxY
      let y = isBelow ? frame.maxY : frame.minY - Self.unit
      if isBelow || arrow.tip.y < frame.minY {
        fill(Rect(arrow.tip.x - 1.5 * Self.unit, y, 3 * Self.unit, Self.unit), .white, strength)
      }
    }
    guard let shown = callout.contents.max(by: { $0.opacity < $1.opacity }), let words = callouts[shown.step]
    else { return }
    let width = Int((frame.width / Self.unit).rounded()) - 4
    guard width > 0, strength * shown.opacity > 0.5 else { return }
    let (lines, titles) = words.lines(within: width)
    var y = frame.y + Self.unit
    for (number, line) in lines.enumerated() where y < frame.maxY {
      write(line, at: Point(frame.x + 16, y), Ink(0x1c_1c_1e), isBold: number < titles)
      y += 2 * Self.unit
    }
    drawButtons(words.buttons, in: frame)
  }

  /// Draws the buttons at the end of the last line; the last one leads to the next step.
  private mutating func drawButtons(_ buttons: [String], in frame: Rect) {
    var x = frame.maxX - 16
    for (number, button) in buttons.reversed().enumerated() {
      let width = Double(button.count + 2) * Self.unit
      let box = Rect(x - width, frame.maxY - 24, width, 16)
      fill(box, number == 0 ? Ink(0x0a_84_ff) : Ink(0xe3_e3_e8))
      write(button, at: Point(box.x + 8, box.y), number == 0 ? .white : Ink(0x1c_1c_1e), isBold: true)
      x -= width + Self.unit
    }
  }
}

extension Ink {
  /// A colour of the tour, without its opacity.
  init(_ color: TourColor) {
    self = .black
    (red, green, blue) = (color.red, color.green, color.blue)
  }
}
