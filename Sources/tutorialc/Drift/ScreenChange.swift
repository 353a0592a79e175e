package import TutorialGeometry
import TutorialIdentity
package import TutorialLanguage
import TutorialRelocation
package import TutorialScreens

/// The change of a whole screen: one scale and one shift that apply to nearly all relocated elements.
///
/// Causes are a display of another density, or a bar that has grown.
package struct ScreenChange: Sendable, Hashable {
  /// The factor of all lengths.
  package var scale = 1.0
  /// The offset of all positions, after scaling.
  package var shift = Point(0, 0)

  /// The tolerance in units: frames are written in thousandths, but captured in whole pixels.
  package static let tolerance = 1.0
  /// The minimum share of elements that must agree on a change, and the minimum number of elements.
  private static let agreement = 0.8
  private static let fewest = 4

  /// Makes an identity change.
  package init() {}

  /// Returns a frame after this change.
  package func applied(to frame: Rect) -> Rect {
    Rect(frame.x * scale + shift.x, frame.y * scale + shift.y, frame.width * scale, frame.height * scale)
  }

  /// Returns true if this change alone turns one frame into the other.
  package func explains(_ old: Rect, _ new: Rect) -> Bool {
    let expected = applied(to: old)
    let slack = Self.tolerance + 0.002 * max(abs(new.x), abs(new.y), new.width, new.height)
    return abs(expected.x - new.x) <= slack && abs(expected.y - new.y) <= slack
      && abs(expected.maxX - new.maxX) <= 2 * slack && abs(expected.maxY - new.maxY) <= 2 * slack
  }

  /// Estimates the change of a screen; the identity if its elements don't agree on one.
  package init(from old: Snapshot, to new: Snapshot, _ kin: ElementLocator) {
    var pairs: [(old: Rect, new: Rect)] = []
    for index in old.elements.indices where old.elements.isSolved(index) {
      guard case .found(let found) = kin.outcome(of: ElementOccurrence(old, index), on: new),
        new.elements.isSolved(found.place)
      else { continue }
      let (before, after) = (old.elements.globalFrame(index), new.elements.globalFrame(found.place))
      // An element that fills the screen only reveals the size of the display.
      if before.isEmpty || after.isEmpty || before.area > 0.8 * old.display.bounds.area { continue }
      pairs.append((before, after))
    }
    guard pairs.count >= Self.fewest else { return }
    for scale in [
      1, Self.median(pairs.map { $0.new.width / $0.old.width }),
      new.display.size.width / max(1, old.display.size.width),
    ] {
      guard scale.isFinite, scale > 0.05, scale < 20 else { continue }
      var change = ScreenChange()
      change.scale = abs(scale - 1) < 0.002 ? 1 : (scale * 10_000).rounded() / 10_000
      let shift = Point(
        Self.median(pairs.map { $0.new.x - $0.old.x * change.scale }),
        Self.median(pairs.map { $0.new.y - $0.old.y * change.scale }))
      change.shift = Point(
        abs(shift.x) <= Self.tolerance ? 0 : (shift.x * 1000).rounded() / 1000,
        abs(shift.y) <= Self.tolerance ? 0 : (shift.y * 1000).rounded() / 1000)
      let agreeing = pairs.count { change.explains($0.old, $0.new) }
      if Double(agreeing) >= Self.agreement * Double(pairs.count) {
        self = change
        return
      }
    }
  }

  private static func median(_ numbers: [Double]) -> Double {
    let sorted = numbers.sorted()
    return sorted.isEmpty ? 0 : sorted[sorted.count / 2]
  }
}
