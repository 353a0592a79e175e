import TutorialDrawing
import TutorialGeometry
import TutorialPlayback
import TutorialPluginKit

/// One layer of the overlay during a step's time, as the layers of an asset.
struct PictureLayer {
  let overlay: OverlayLayers
  /// The step of the layer.
  let name: String
  /// The pieces of time in which the layer is visible.
  let pieces: [CurvePiece]
  /// The prefix of the names of layers and assets; unique in the file.
  let id: String

  /// Returns the layers, the topmost first.
  func layers(in parts: inout LottieParts) -> [EmittedJSON] {
    let callout = CalloutLayers(overlay: overlay, layer: name, id: "\(id)-callout").layers(in: &parts)
    return sprites(parts) + callout + rings(parts) + DimLayers(layer: self).layers(in: &parts)
  }

  func track(_ tolerance: Double, _ value: (TourPicture.Layer) -> [Double]?) -> Track {
    overlay.track(pieces, tolerance) { picture in picture.layer(name).flatMap(value) }
  }

  func frames(_ clock: LottieClock) -> LottieLayer.Frames {
    clock.frames(overlay.stepTime.start, overlay.stepTime.end)
  }

  private func rings(_ parts: LottieParts) -> [EmittedJSON] {
    let rings = PartTimes<PartName>(overlay.stepTime) { $0.layer(name)?.namedRings.map(\.name) ?? [] }
    // Later rings lie above earlier ones.
    return rings.names.reversed().map { ring in self.ring(ring, rings, parts) }
  }

  private func ring(_ ring: PartName, _ rings: PartTimes<PartName>, _ parts: LottieParts) -> EmittedJSON {
    let pieces = rings.pieces(of: ring, in: overlay.stepTime)
    let (clock, tolerance) = (parts.clock, OverlayLayers.tolerance)
    func track(_ tolerance: Double, _ value: (TourPicture.Ring) -> [Double]?) -> Track {
      overlay.track(pieces, tolerance) { picture in
        picture.layer(name)?.namedRings.first { $0.name == ring }.flatMap { value($0.ring) }
      }
    }
    let opacity = track(tolerance.opacity) { [$0.opacity * $0.color.svgOpacity] }
    let shown = clock.keyframes(opacity, in: rings.spans(of: ring), of: overlay.span) { _ in [0] }
    let dash = track(tolerance.length) { $0.dash ?? [] }
    let count = dash.last.count
    // A pattern of odd length is repeated, with gaps and dashes swapped.
    let dashes = (0..<(count % 2 == 0 ? count : 2 * count)).map { place in
      clock.property(dash) { LottieValue.length($0.indices.contains(place % count) ? max(0, $0[place % count]) : 0) }
    }
    let stroke = LottieShape.stroke(
      clock.property(track(tolerance.color) { LottieValue.channels($0.color) }, LottieValue.color),
      opacity: clock.property(shown, LottieValue.opacity),
      width: clock.property(track(tolerance.length) { [max(0, $0.width)] }) { LottieValue.length($0.first ?? 0) },
      dashes: dashes)
    let path = LottieShape.path(clock.property(track(tolerance.length) { $0.outline.points }, LottieValue.path))
    var look = LottieLayer.Look()
    let clip = track(tolerance.length) { DimLayers.numbers($0.clip ?? overlay.screen) }
    if clip.keyframes.contains(where: { !DimLayers.rect($0.value).contains(overlay.screen) }) {
      look.clip = clock.property(clip, DimLayers.path)
    }
    return LottieLayer.shapes("ring", [LottieShape.group("ring", [path, stroke])], in: frames(clock), look)
  }

  /// Returns the previous step's remaining sprites, on their way out.
  private func sprites(_ parts: LottieParts) -> [EmittedJSON] {
    let stepTime = overlay.stepTime
    // The sprites of the step that has arrived fly in layers of their own.
    let before = stepTime.pieces.filter { $0.end <= stepTime.arrival }
    guard let first = before.first, let layer = stepTime.picture(at: first.start).layer(name) else { return [] }
    return layer.namedSprites.compactMap { sprite, shown in
      let opacity = overlay.track(before, OverlayLayers.tolerance.opacity) { picture in
        picture.layer(name)?.namedSprites.first { $0.name == sprite }.map { [$0.sprite.opacity] }
      }
      guard !opacity.keyframes.isEmpty else { return nil }
      return SpriteLayer.layer(
        shown, place: Track([shown.center.x, shown.center.y]), opacity: opacity,
        in: parts.clock.frames(stepTime.start, stepTime.arrival), parts)
    }
  }
}
