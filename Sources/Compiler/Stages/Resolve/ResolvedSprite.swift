package import TutorialGeometry
package import TutorialLanguage
import TutorialSyntax

/// A sprite with both points resolved.
package struct ResolvedSprite: Sendable {
  /// The sprite as written.
  package var sprite: Sprite
  /// The start point.
  package var from: ResolvedSpritePoint
  /// The end point.
  package var to: ResolvedSpritePoint
}

/// A point of a sprite on one screen.
package struct ResolvedSpritePoint: Sendable {
  /// The point in global coordinates, after scrolling.
  package var point: Point
  /// The element that the point belongs to, or nil for coordinates.
  package var element: ResolvedElement?

  /// Returns the point after its element has moved.
  func moved(_ place: (ResolvedElement) -> ResolvedElement) -> ResolvedSpritePoint {
    guard let element else { return self }
    let moved = place(element)
    let (from, to) = (element.frame, moved.frame)
    return ResolvedSpritePoint(point: Point(point.x + to.x - from.x, point.y + to.y - from.y), element: moved)
  }
}

extension SelectorResolver {
  /// Returns a sprite with its points, or nil if the element of one can't be found.
  ///
  /// - Parameter step: the step, whose `onMissing` decides if that is an error or if the sprite is left out.
  mutating func sprite(_ sprite: Sprite, of step: Step, rightToLeft: Bool) -> ResolvedSprite? {
    let from = point(sprite.from.value, of: step, rightToLeft: rightToLeft)
    let to = point(sprite.to.value, of: step, rightToLeft: rightToLeft)
    guard let from, let to else { return nil }
    return ResolvedSprite(sprite: sprite, from: from, to: to)
  }

  private mutating func point(_ point: SpritePoint, of step: Step, rightToLeft: Bool) -> ResolvedSpritePoint? {
    switch point {
    case .coordinates(let point): return ResolvedSpritePoint(point: point)
    case .element(let selector, let place):
      let consequence: SelectorConsequence = step.onMissing == .error ? .error : .spriteLeftOut
      return required(selector, as: .sprite, otherwise: consequence).map { element in
        let (across, down) = place.fractions(rightToLeft: rightToLeft)
        let frame = element.frame
        return ResolvedSpritePoint(
          point: Point(frame.x + frame.width * across, frame.y + frame.height * down), element: element)
      }
    }
  }
}
