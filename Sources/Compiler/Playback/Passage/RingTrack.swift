import TutorialGeometry

/// The way of one ring.
struct RingTrack: Sendable {
  private let from: TourPicture.Ring
  private let to: TourPicture.Ring
  private let track: OutlineTrack

  /// A ring that becomes another.
  init(_ from: TourPicture.Ring, to: TourPicture.Ring, bend: Point? = nil) {
    self.from = from
    self.to = to
    track = OutlineTrack(from: from.outline, to: to.outline, bend: bend)
  }

  /// A ring that goes, along with its hole or where it stands.
  static func leaving(_ ring: TourPicture.Ring, to outline: Outline? = nil, bend: Point? = nil) -> RingTrack {
    var last = ring
    last.cutouts = []
    last.opacity = 0
    last.outline = outline ?? ring.outline
    return RingTrack(ring, to: last, bend: bend)
  }

  /// A ring that comes, along with its hole or where it stands.
  static func coming(_ ring: TourPicture.Ring, from outline: Outline? = nil, bend: Point? = nil) -> RingTrack {
    var first = ring
    first.opacity = 0
    first.outline = outline ?? ring.outline
    return RingTrack(first, to: ring, bend: bend)
  }

  /// The ring at a progress.
  func ring(at progress: Double) -> TourPicture.Ring {
    TourPicture.Ring(
      cutouts: to.cutouts, outline: track.outline(at: progress),
      width: max(0, from.width.mixed(with: to.width, progress)), color: from.color.mixed(with: to.color, progress),
      dash: dash(at: progress), opacity: from.opacity.mixed(with: to.opacity, progress).clampedToUnit,
      clip: from.clip.flatMap { to.clip?.union($0) })
  }

  private func dash(at progress: Double) -> [Double]? {
    guard let from = from.dash, let to = to.dash, from.count == to.count else { return to.dash }
    return zip(from, to).map { max(0, $0.mixed(with: $1, progress)) }
  }
}
