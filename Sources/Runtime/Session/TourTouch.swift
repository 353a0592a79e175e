import TutorialGeometry
import TutorialTour

/// The receiver of a touch: docs/tour.md, "Touches".
public enum TourTouch: Sendable, Hashable {
  /// No receiver: touches are locked.
  case locked
  /// The callout.
  case callout
  /// The app.
  case app
  /// The overlay, which keeps the touch from the app.
  case overlay
}

extension TourStep {
  /// The receiver of a touch outside of the callout.
  func receiver(ofTouchAt point: Point) -> TourTouch {
    let isOpen =
      switch interaction.mode {
      case .passThrough: true
      case .block: false
      case .target:
        interaction.pass.contains { cutouts.indices.contains($0) && contains(point, inHole: cutouts[$0]) }
      }
    return isOpen || interaction.allow.contains { contains(point, in: $0.frame) } ? .app : .overlay
  }

  func hasHole(at point: Point) -> Bool { cutouts.contains { contains(point, inHole: $0) } }

  /// Returns true if a tap at a point is a trigger of this kind: docs/tour.md, "Taps".
  func isTriggered(_ trigger: TourAdvance.Trigger, byTapAt point: Point, receivedBy receiver: TourTouch) -> Bool {
    switch trigger {
    case .tapAnywhere: true
    case .tapTarget: receiver != .callout && hasHole(at: point)
    case .tap(let element): receiver != .callout && contains(point, in: element.frame)
    default: false
    }
  }

  /// Returns true if a tap on an element of the app is a trigger of this kind.
  func isTriggered(_ trigger: TourAdvance.Trigger, byTapOn element: String) -> Bool {
    switch trigger {
    case .tapAnywhere: true
    case .tapTarget: cutouts.contains { $0.target == element || $0.others.contains(element) }
    case .tap(let other): other.target == element
    default: false
    }
  }

  /// Returns true if a point lies in a frame enlarged by the hit padding.
  private func contains(_ point: Point, in frame: Rect) -> Bool {
    let padding = interaction.hitPadding
    return Rect(
      minX: frame.minX - padding.left, minY: frame.minY - padding.top, maxX: frame.maxX + padding.right,
      maxY: frame.maxY + padding.bottom
    ).contains(point)
  }

  /// Returns true if a point lies in a hole or its element, enlarged by the hit padding and within the clip.
  private func contains(_ point: Point, inHole hole: TourCutout) -> Bool {
    (contains(point, in: hole.frame) || contains(point, in: hole.element)) && hole.clip?.contains(point) != false
  }
}
