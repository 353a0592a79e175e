import TutorialGeometry
import TutorialTour

// Linear interpolation, `from + (to − from) · p`, for every kind of value that a picture has.

extension Double {
  /// Interpolates from this value to another; `progress` may lie outside 0 to 1.
  func mixed(with other: Double, _ progress: Double) -> Double { self + (other - self) * progress }

  /// The value clamped to 0...1; NaN becomes 0.
  var clampedToUnit: Double { self > 0 ? min(self, 1) : 0 }
}

extension Rect {
  /// Interpolates to another rectangle; the sides are never negative.
  func mixed(with other: Rect, _ progress: Double) -> Rect {
    Rect(
      x.mixed(with: other.x, progress), y.mixed(with: other.y, progress),
      max(0, width.mixed(with: other.width, progress)), max(0, height.mixed(with: other.height, progress)))
  }
}

extension TourColor {
  /// Interpolates to another colour, channel by channel.
  func mixed(with other: TourColor, _ progress: Double) -> TourColor {
    func channel(_ from: Double, _ to: Double) -> Double { max(0, min(255, from.mixed(with: to, progress))) }
    return TourColor(
      red: channel(red, other.red), green: channel(green, other.green), blue: channel(blue, other.blue),
      alpha: channel(alpha, other.alpha))
  }
}

extension TourCalloutLayout.Arrow {
  func mixed(with other: TourCalloutLayout.Arrow, _ progress: Double) -> TourCalloutLayout.Arrow {
    func point(_ from: Point, _ to: Point) -> Point {
      Point(from.x.mixed(with: to.x, progress), from.y.mixed(with: to.y, progress))
    }
    return .init(
      tip: point(tip, other.tip), baseStart: point(baseStart, other.baseStart),
      baseEnd: point(baseEnd, other.baseEnd))
  }
}
