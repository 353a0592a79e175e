import TutorialDrawing
import TutorialGeometry
import TutorialPlayback

/// Animates one layer of the overlay during a step's time.
struct LayerAnimation {
  let overlay: OverlayAnimation
  /// The step of the layer.
  let name: String
  /// The pieces of time in which the layer is visible.
  let pieces: [CurvePiece]
  /// The prefix of the ids that are defined; unique in the file.
  let id: String

  private var stepTime: StepTime { overlay.stepTime }
  private var clock: AnimationClock { overlay.clock }

  func draw(into writer: inout SVGWriter, spans: [TimeSpan]) {
    let opacity = track(OverlayAnimation.tolerance.opacity) { [$0.opacity] }
    let (display, presence) = overlay.presence(spans)
    var attributes: SVGAttributes = ["display": display]
    if !opacity.isConstant || opacity.last != [1] { attributes["opacity"] = Self.opacity(opacity.last) }
    writer.group(attributes, [presence, clock.animation(of: "opacity", opacity, Self.opacity)]) { writer in
      drawDim(into: &writer)
      drawRings(into: &writer)
      CalloutAnimation(overlay: overlay, layer: name, id: id).draw(into: &writer)
      drawSprites(into: &writer)
    }
  }

  private func track(_ tolerance: Double, _ value: (TourPicture.Layer) -> [Double]?) -> Track {
    overlay.track(pieces, tolerance) { picture in picture.layer(name).flatMap(value) }
  }

  // MARK: The dim

  private func drawDim(into writer: inout SVGWriter) {
    let frame = track(OverlayAnimation.tolerance.length) { $0.overlay.map { Self.numbers($0.frame) } }
    guard !frame.keyframes.isEmpty else { return }
    let color = track(OverlayAnimation.tolerance.color) { $0.overlay.map { Self.numbers($0.color) } }
    let strength = track(OverlayAnimation.tolerance.opacity) { $0.overlay.map { [$0.opacity * $0.color.svgOpacity] } }
    // The mask covers the largest extent of the dim.
    let reach = frame.keyframes.map { Self.rect($0.value) }.reduce(overlay.scene.device.screen) { $0.union($1) }
    let box: SVGAttributes = [
      "x": reach.x.svg, "y": reach.y.svg, "width": reach.width.svg, "height": reach.height.svg,
    ]
    let holes = PartTimes<PartName>(stepTime) { $0.layer(name)?.namedHoles.map(\.name) ?? [] }
    if !holes.names.isEmpty {
      var attributes: SVGAttributes = ["id": "\(id)m", "maskUnits": "userSpaceOnUse"]
      for pair in box.pairs { attributes[pair.name] = pair.value }
      writer.element("mask", attributes) { writer in
        var whole = box
        whole["fill"] = "#fff"
        writer.leaf("rect", whole)
        for (place, hole) in holes.names.enumerated() {
          drawHole(hole, holes, reach, into: &writer, id: "\(id)h\(place)")
        }
      }
    }
    var dim: SVGAttributes = [
      "class": "dim", "fill": Self.color(color.last), "fill-opacity": Self.opacity(strength.last),
      "mask": holes.names.isEmpty ? nil : "url(#\(id)m)",
    ]
    var animations = [
      clock.animation(of: "fill", color, Self.color), clock.animation(of: "fill-opacity", strength, Self.opacity),
    ]
    for (place, side) in ["x", "y", "width", "height"].enumerated() {
      dim[side] = frame.last[place].svg
      animations.append(clock.animation(of: side, frame) { $0[place].svg })
    }
    writer.animated("rect", dim, animations)
  }

  private func drawHole(
    _ hole: PartName, _ holes: PartTimes<PartName>, _ reach: Rect, into writer: inout SVGWriter, id: String
  ) {
    let pieces = holes.pieces(of: hole, in: stepTime)
    func value(_ picture: TourPicture) -> TourPicture.Hole? {
      picture.layer(name)?.namedHoles.first { $0.name == hole }?.hole
    }
    let outline = overlay.track(pieces) { value($0)?.outline.points }
    let clip = overlay.track(pieces) { value($0).map { Self.numbers($0.clip ?? reach) } }
    let isClipped = defineClip(clip, reach, into: &writer, id: id)
    let (display, presence) = overlay.presence(holes.spans(of: hole))
    writer.animated(
      "path", ["d": Outline.svg(outline.last), "display": display, "clip-path": isClipped ? "url(#\(id))" : nil],
      [presence, clock.animation(of: "d", outline, Outline.svg)])
  }

  /// Defines the clip path of an element. Returns false if nothing is ever clipped.
  private func defineClip(_ clip: Track, _ reach: Rect, into writer: inout SVGWriter, id: String) -> Bool {
    guard clip.keyframes.contains(where: { !Self.rect($0.value).contains(reach) }) else { return false }
    writer.element("clipPath", ["id": id]) { writer in
      let shown = Self.rectPath(clip.last)
      writer.animated("path", ["d": shown], [clock.animation(of: "d", clip, Self.rectPath)])
    }
    return true
  }

  // MARK: Rings and sprites

  private func drawRings(into writer: inout SVGWriter) {
    let rings = PartTimes<PartName>(stepTime) { $0.layer(name)?.namedRings.map(\.name) ?? [] }
    let screen = overlay.scene.device.screen
    for (place, ring) in rings.names.enumerated() {
      let pieces = rings.pieces(of: ring, in: stepTime)
      func track(_ tolerance: Double, _ value: (TourPicture.Ring) -> [Double]?) -> Track {
        overlay.track(pieces, tolerance) { picture in
          picture.layer(name)?.namedRings.first { $0.name == ring }.flatMap { value($0.ring) }
        }
      }
      let outline = track(OverlayAnimation.tolerance.length) { $0.outline.points }
      let width = track(OverlayAnimation.tolerance.length) { [$0.width] }
      let color = track(OverlayAnimation.tolerance.color) { Self.numbers($0.color) }
      let opacity = track(OverlayAnimation.tolerance.opacity) { [$0.opacity * $0.color.svgOpacity] }
      let dash = track(OverlayAnimation.tolerance.length) { $0.dash ?? [] }
      let clip = track(OverlayAnimation.tolerance.length) { Self.numbers($0.clip ?? screen) }
      let isClipped = defineClip(clip, screen, into: &writer, id: "\(id)r\(place)")
      let (display, presence) = overlay.presence(rings.spans(of: ring))
      writer.animated(
        "path",
        [
          "class": "ring", "d": Outline.svg(outline.last), "display": display, "fill": "none",
          "clip-path": isClipped ? "url(#\(id)r\(place))" : nil,
          "stroke": Self.color(color.last), "stroke-opacity": Self.opacity(opacity.last),
          "stroke-width": width.last.first?.svg, "stroke-dasharray": dash.last.isEmpty ? nil : Self.list(dash.last),
        ],
        [
          presence, clock.animation(of: "d", outline, Outline.svg),
          clock.animation(of: "stroke", color, Self.color),
          clock.animation(of: "stroke-opacity", opacity, Self.opacity),
          clock.animation(of: "stroke-width", width, Self.list),
          clock.animation(of: "stroke-dasharray", dash, Self.list),
        ])
    }
  }

  /// Draws the previous step's remaining sprites, on their way out.
  private func drawSprites(into writer: inout SVGWriter) {
    // The sprites of the step that has arrived are drawn separately.
    let before = stepTime.pieces.filter { $0.end <= stepTime.arrival }
    guard let first = before.first, let layer = stepTime.picture(at: first.start).layer(name) else { return }
    for (sprite, shown) in layer.namedSprites {
      let opacity = overlay.track(before, OverlayAnimation.tolerance.opacity) { picture in
        picture.layer(name)?.namedSprites.first { $0.name == sprite }.map { [$0.sprite.opacity] }
      }
      guard !opacity.keyframes.isEmpty else { continue }
      let (display, presence) = overlay.presence([TimeSpan(stepTime.start, stepTime.arrival)])
      let at = "translate(\(shown.center.x.svg) \(shown.center.y.svg))"
      writer.group(
        ["class": "sprite", "transform": at, "opacity": Self.opacity(opacity.last), "display": display],
        [presence, clock.animation(of: "opacity", opacity, Self.opacity)]
      ) { writer in
        SpriteDrawing(shown.picture, color: shown.color, size: shown.size).draw(into: &writer)
      }
    }
  }
}

extension LayerAnimation {
  static func numbers(_ rect: Rect) -> [Double] { [rect.x, rect.y, rect.width, rect.height] }
  static func numbers(_ color: TourColor) -> [Double] { [color.red, color.green, color.blue] }

  static func rect(_ numbers: [Double]) -> Rect {
    numbers.count == 4 ? Rect(numbers[0], numbers[1], numbers[2], numbers[3]) : Rect(0, 0, 0, 0)
  }

  static func color(_ numbers: [Double]) -> String {
    numbers.count == 3 ? TourColor(red: numbers[0], green: numbers[1], blue: numbers[2]).text : "#000000"
  }

  static func opacity(_ numbers: [Double]) -> String { (numbers.first ?? 0).svg(decimals: 4) }

  static func list(_ numbers: [Double]) -> String { numbers.map(\.svg).joined(separator: " ") }

  static func rectPath(_ numbers: [Double]) -> String {
    let rect = rect(numbers)
    return "M\(rect.x.svg) \(rect.y.svg)L\(rect.maxX.svg) \(rect.y.svg)L\(rect.maxX.svg) \(rect.maxY.svg)"
      + "L\(rect.x.svg) \(rect.maxY.svg)Z"
  }
}
