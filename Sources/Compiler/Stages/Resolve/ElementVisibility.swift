import TutorialGeometry
import TutorialLanguage

/// The visibility of an element in a step: its box after scrolling, the containers that clip it, and its covers.
struct ElementVisibility {
  /// A scroll container around the element.
  struct Container {
    /// The container's index in the snapshot.
    let place: Int
    /// The container's visible part, after the outer containers are scrolled.
    let view: Rect
  }

  /// Something above the element, even if it hides none of it.
  struct Cover {
    /// The kind of cover. Occluders and windows are indices in the snapshot.
    enum Kind {
      case occluder(Int)
      case window(Int)
      case keyboard
    }

    let kind: Kind
    /// The area that it covers; never empty.
    let frame: Rect
  }

  /// The element's index.
  let index: Int
  /// The element's bounding box, in global coordinates like everything here.
  let frame: Rect
  /// The containers that clip it, innermost first.
  let containers: [Container]
  /// The covers above it.
  let covers: [Cover]

  /// Returns the cover that hides most of a frame, the first of equals, or nil if none hides any of it.
  func largestCover(over frame: Rect) -> Cover? {
    var largest: (cover: Cover, area: Double)?
    for cover in covers {
      let area = frame.intersection(cover.frame)?.area ?? 0
      if area > largest?.area ?? 0 { largest = (cover, area) }
    }
    return largest?.cover
  }

  /// Returns the covered fraction of a frame, 0 to 1.
  func coveredFraction(of frame: Rect) -> Double {
    coveredArea(of: frame, by: covers.map(\.frame)) / frame.area
  }
}
