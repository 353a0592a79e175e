import TutorialDrawing
import TutorialGeometry
import TutorialPlayback
import TutorialPluginKit
import TutorialTour

/// The callout of a layer during a step's time: its box, its arrow, and the texts that crossfade in it.
struct CalloutLayers {
  let overlay: OverlayLayers
  let layer: String
  let id: String
  /// The number of strokes that approximate a blurred shadow.
  private static let shadowSteps = 6

  private func track(
    _ pieces: [CurvePiece], _ tolerance: Double = OverlayLayers.tolerance.length,
    _ value: (TourPicture.Callout) -> [Double]?
  ) -> Track {
    overlay.track(pieces, tolerance) { $0.layer(layer)?.callout.flatMap(value) }
  }

  /// Returns the layers that show the callout; empty if there is no callout.
  func layers(in parts: inout LottieParts) -> [EmittedJSON] {
    let boxes = PartTimes<Bool>(overlay.stepTime) { $0.layer(layer)?.callout?.frame == nil ? [] : [true] }
    guard let first = boxes.spans(of: true).first, let last = boxes.spans(of: true).last else { return [] }
    let pieces = boxes.pieces(of: true, in: overlay.stepTime)
    let scene = parts.scene
    let box = track(pieces) { callout in
      scene.box(of: callout).map { DimLayers.numbers($0.box) + [$0.radius] }
    }
    let opacity = track(pieces, OverlayLayers.tolerance.opacity) { [$0.opacity] }
    let frames = parts.clock.frames(first.start, last.end)
    let content = contents(box, in: &parts)
    parts.addAsset(id, content + [LottieLayer.shapes("bubble", shapes(box, parts), in: frames)])
    var look = LottieLayer.Look()
    let whole = TimeSpan(first.start, last.end)
    look.opacity = parts.clock.property(
      parts.clock.keyframes(opacity, in: boxes.spans(of: true), of: whole) { _ in [0] }, LottieValue.opacity)
    return [LottieLayer.asset("callout", id, size: (parts.width, parts.height), in: frames, look)]
  }

  // MARK: The box

  private func shapes(_ box: Track, _ parts: LottieParts) -> [EmittedJSON] {
    let (clock, colors, measures) = (parts.clock, parts.colors, parts.scene.tour.theme.measures)
    let rectangle = LottieShape.rectangle(
      middle: clock.property(box) { Self.box($0).map { LottieValue.point($0.midX, $0.midY) } ?? [0, 0] },
      size: clock.property(box) { Self.box($0).map { LottieValue.point($0.width, $0.height) } ?? [0, 0] },
      radius: clock.property(box) { LottieValue.length($0.count == 5 ? max(0, $0[4]) : 0) })
    func color(_ part: TourTheme.Colors.Part) -> TourColor { TourColor(colors[part]) ?? .black }
    let arrow = arrow(clock)
    let surface = LottieShape.fill(color(.surface))
    let rim = LottieShape.stroke(color(.border), width: 2 * max(0, measures.border))
    // The shapes drawn above hide the inner half of each line.
    var shapes = [LottieShape.group("box", [rectangle, surface])]
    if let arrow { shapes.append(LottieShape.group("arrow", [LottieShape.path(arrow), surface])) }
    if measures.border > 0 {
      shapes.append(LottieShape.group("rim", [rectangle, rim]))
      if let arrow { shapes.append(LottieShape.group("arrow rim", [LottieShape.path(arrow), rim])) }
    }
    return shapes + parts.scene.tour.theme.shadows.compactMap { shadow($0, parts.scheme, of: rectangle) }
  }

  /// A soft shadow made of strokes that get wider and paler, because every player blurs differently.
  private func shadow(_ shadow: TourTheme.Shadow, _ scheme: TourTheme.Scheme, of box: EmittedJSON) -> EmittedJSON? {
    let color = TourColor(shadow[scheme]) ?? .black
    guard color.alpha > 0 else { return nil }
    var items = [box]
    let steps = shadow.blur > 0 ? Self.shadowSteps : 0
    for step in 0..<steps {
      // Approximates a Gaussian blur of a straight edge: half the opacity at the edge, none at the end of the blur.
      let (near, far) = (1 - Double(step) / Double(steps), 1 - Double(step + 1) / Double(steps))
      let width = 2 * shadow.blur * Double(step + 1) / Double(steps)
      items.append(LottieShape.stroke(color, width: width, opacity: 0.5 * (near * near - far * far)))
    }
    items.append(LottieShape.fill(color, opacity: steps > 0 ? 0.5 : 1))
    return LottieShape.group("shadow", items, at: Point(0, shadow.offset))
  }

  private static func box(_ numbers: [Double]) -> Rect? {
    guard numbers.count == 5 else { return nil }
    return Rect(numbers[0], numbers[1], max(0, numbers[2]), max(0, numbers[3]))
  }

  /// The arrow's triangle, or nil if there never is an arrow.
  ///
  /// Its base extends slightly into the box, so that no seam shows.
  private func arrow(_ clock: LottieClock) -> EmittedJSON? {
    let arrows = PartTimes<Bool>(overlay.stepTime) { $0.layer(layer)?.callout?.arrow == nil ? [] : [true] }
    guard !arrows.names.isEmpty else { return nil }
    let arrow = track(arrows.pieces(of: true, in: overlay.stepTime)) { callout in
      callout.arrow.map { [$0.tip.x, $0.tip.y, $0.baseStart.x, $0.baseStart.y, $0.baseEnd.x, $0.baseEnd.y] }
    }
    let shown = clock.keyframes(
      arrow, in: arrows.spans(of: true), of: overlay.span, hidden: LottieValue.collapsed)
    return clock.property(shown) { numbers in
      guard numbers.count == 6 else { return LottieValue.path([]) }
      let inward = Point((numbers[2] + numbers[4]) / 2 - numbers[0], (numbers[3] + numbers[5]) / 2 - numbers[1])
      return LottieValue.polygon([
        Point(numbers[0], numbers[1]), Point(numbers[2] + inward.x * 0.1, numbers[3] + inward.y * 0.1),
        Point(numbers[4] + inward.x * 0.1, numbers[5] + inward.y * 0.1),
      ])
    }
  }

  // MARK: The contents

  /// Returns the layers of the texts.
  ///
  /// Each step's texts are broken into lines for the step's own box. They keep these lines while the moving box clips
  /// them.
  private func contents(_ box: Track, in parts: inout LottieParts) -> [EmittedJSON] {
    let contents = PartTimes<String>(overlay.stepTime) { $0.layer(layer)?.callout?.contents.map(\.step) ?? [] }
    var layers: [EmittedJSON] = []
    for name in contents.names {
      let spans = contents.spans(of: name)
      guard let first = spans.first, let last = spans.last, let words = parts.words(ofStep: name) else { continue }
      let pieces = contents.pieces(of: name, in: overlay.stepTime)
      let corner = track(pieces) { $0.frame.map { [$0.x, $0.y] } }
      let opacity = track(pieces, OverlayLayers.tolerance.opacity) { callout in
        callout.contents.first { $0.step == name }.map { [$0.opacity] }
      }
      let whole = TimeSpan(first.start, last.end)
      var look = LottieLayer.Look()
      look.place = parts.clock.property(corner) { $0.count == 2 ? LottieValue.point($0[0], $0[1]) : [0, 0] }
      look.opacity = parts.clock.property(
        parts.clock.keyframes(opacity, in: spans, of: whole) { _ in [0] }, LottieValue.opacity)
      let size = track(pieces) { $0.frame.map { [max(0, $0.width), max(0, $0.height)] } }
      if !size.isConstant {
        let radius = parts.scene.tour.theme.measures.radius
        look.clip = parts.clock.property(size) { numbers in
          guard numbers.count == 2 else { return LottieValue.path([]) }
          return LottieValue.path(
            CalloutDrawing.outline(of: Rect(0, 0, numbers[0], numbers[1]), radius: radius).points)
        }
      }
      layers.append(
        LottieLayer.asset(
          name, words.id, size: CalloutTextLayers.size(words.words),
          in: parts.clock.frames(first.start, last.end), look))
    }
    return layers.reversed()
  }
}
