package import TutorialGeometry
import TutorialLanguage
import TutorialSyntax
import TutorialTour
import TutorialValues

/// A sprite with its path and its motion.
package struct SpritePlan: Sendable {
  /// The sprite and its points.
  package var resolved: ResolvedSprite
  /// The index among the plan's motions.
  package var motion: Int
}

extension SpritePlan {
  init(_ resolved: ResolvedSprite, motions: inout MotionTable) {
    let look = resolved.sprite.look
    self.resolved = resolved
    motion = motions.place(of: look.easingOrDefault, duration: look.durationOrDefault)
  }

  /// The offset of the path's middle from the straight line, or nil for a straight path.
  package var bend: Point? {
    (resolved.to.point - resolved.from.point).bend(arc: resolved.sprite.look.arc?.value ?? 0)
  }

  var lowered: TourSprite {
    let look = resolved.sprite.look
    let picture: TourSprite.Picture =
      switch resolved.sprite.picture.value {
      case .image(let name): .image(name)
      case .symbol(let name): .symbol(name)
      }
    let opacity = look.opacity?.value ?? [1, 1]
    return TourSprite(
      picture: picture, color: look.color?.value.hex, size: look.sizeOrDefault, from: resolved.from.point,
      to: resolved.to.point, arc: look.arc?.value ?? 0, motion: motionID(motion), delay: look.delay?.value ?? 0,
      fromOpacity: opacity.first ?? 1, toOpacity: opacity.last ?? 1,
      after: look.endingOrDefault,
      fromElement: resolved.from.element.map(TourElement.init), toElement: resolved.to.element.map(TourElement.init))
  }
}
