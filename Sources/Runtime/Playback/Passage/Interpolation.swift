import TutorialGeometry
import TutorialTour

// The one formula of a tour, `from + (to − from) · p`, for every kind of value that a picture has.

extension Double {
  /// The value on the way from this one to another; progress may lie outside 0 to 1.
  func mixed(with other: Double, _ progress: Double) -> Double { self + (other - self) * progress }

  /// The value, but not below 0 nor above 1; 0 for what is no number.
  var clampedToUnit: Double { self > 0 ? min(self, 1) : 0 }
}

extension Rect {
  /// The rectangle on the way to another, its sides never negative.
  func mixed(with other: Rect, _ progress: Double) -> Rect {
    Rect(
      x.mixed(with: other.x, progress), y.mixed(with: other.y, progress),
      max(0, width.mixed(with: other.width, progress)), max(0, height.mixed(with: other.height, progress)))
  }
}

extension TourColor {
  /// The colour on the way to another, channel by channel.
  func mixed(with other: TourColor, _ progress: Double) -> TourColor {
    func channel(_ from: Double, _ to: Double) -> Double { max(0, min(255, from.mixed(with: to, progress))) }
    return TourColor(
      red: channel(red, other.red), green: channel(green, other.green), blue: channel(blue, other.blue),
      alpha: channel(alpha, other.alpha))
  }
}

extension TourCalloutLayout.Arrow {
  /// The arrow on the way to another.
  func mixed(with other: TourCalloutLayout.Arrow, _ progress: Double) -> TourCalloutLayout.Arrow {
    func point(_ from: Point, _ to: Point) -> Point {
      Point(from.x.mixed(with: to.x, progress), from.y.mixed(with: to.y, progress))
    }
    return .init(
      tip: point(tip, other.tip), baseStart: point(baseStart, other.baseStart),
      baseEnd: point(baseEnd, other.baseEnd))
  }
}
