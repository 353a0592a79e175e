import TutorialDrawing
import TutorialGeometry
import TutorialPlayback
import TutorialPluginKit
import TutorialTour

/// A layer that shows a sprite.
enum SpriteLayer {
  /// Returns a sprite that moves along a path. Without a colour of its own, it has the theme's.
  static func layer(
    _ sprite: TourPicture.Sprite, place: Track, opacity: Track, in frames: LottieLayer.Frames, _ parts: LottieParts
  ) -> EmittedJSON {
    let color = sprite.color ?? TourColor(parts.colors[.primary]) ?? .black
    let sign = SpriteDrawing.Sign.sign(for: sprite.picture).sign
    let shown = parts.clock.property(opacity) { LottieValue.opacity([($0.first ?? 0) * color.svgOpacity]) }
    let fill = LottieShape.fill(LottieValue.still(LottieValue.color(LottieValue.channels(color))), opacity: shown)
    var look = LottieLayer.Look()
    look.place = parts.clock.property(place) { $0.count == 2 ? LottieValue.point($0[0], $0[1]) : [0, 0] }
    let scale = Size(sprite.size.width / 24, sprite.size.height / 24)
    let path = LottieShape.path(LottieValue.still(LottieValue.path(sign.outline)))
    return LottieLayer.shapes("sprite", [LottieShape.group("sign", [path, fill], scale: scale)], in: frames, look)
  }
}
