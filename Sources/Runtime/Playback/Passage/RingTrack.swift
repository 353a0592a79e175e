import TutorialGeometry

struct RingTrack: Sendable {
  private let from: TourPicture.Ring
  private var to: TourPicture.Ring
  private let track: OutlineTrack

  /// Animates a ring into another.
  ///
  /// - Parameter holes: the indices of the holes that it surrounds in the meantime.
  init(_ from: TourPicture.Ring, to: TourPicture.Ring, around holes: [Int], bend: Point? = nil) {
    self.from = from
    self.to = to
    self.to.holes = holes
    track = OutlineTrack(from: from.outline, to: to.outline, bend: bend)
  }

  /// Fades a ring out, along with its hole if `outline` is given, or else in place.
  static func leaving(
    _ ring: TourPicture.Ring, to outline: Outline? = nil, around holes: [Int], bend: Point? = nil
  ) -> RingTrack {
    var last = ring
    last.cutouts = []
    last.opacity = 0
    last.outline = outline ?? ring.outline
    return RingTrack(ring, to: last, around: holes, bend: bend)
  }

  /// Fades a ring in, along with its hole if `outline` is given, or else in place.
  static func coming(
    _ ring: TourPicture.Ring, from outline: Outline? = nil, around holes: [Int], bend: Point? = nil
  ) -> RingTrack {
    var first = ring
    first.opacity = 0
    first.outline = outline ?? ring.outline
    return RingTrack(first, to: ring, around: holes, bend: bend)
  }

  func ring(at progress: Double) -> TourPicture.Ring {
    var ring = to
    ring.outline = track.outline(at: progress)
    ring.width = max(0, from.width.mixed(with: to.width, progress))
    ring.color = from.color.mixed(with: to.color, progress)
    ring.dash = dash(at: progress)
    ring.opacity = from.opacity.mixed(with: to.opacity, progress).clampedToUnit
    ring.clip = from.clip.flatMap { to.clip?.union($0) }
    return ring
  }

  private func dash(at progress: Double) -> [Double]? {
    guard let from = from.dash, let to = to.dash, from.count == to.count else { return to.dash }
    return zip(from, to).map { max(0, $0.mixed(with: $1, progress)) }
  }
}
