import TutorialGeometry

struct HoleTrack: Sendable {
  private let hole: TourPicture.Hole
  private let track: OutlineTrack

  /// Animates a hole that becomes another, grows (`old` is nil) or shrinks (`new` is nil).
  ///
  /// Nil if both are nil.
  init?(_ old: TourPicture.Hole?, _ new: TourPicture.Hole?, bend: Point?) {
    switch (old, new) {
    case (let old?, let new?):
      hole = TourPicture.Hole(
        cutout: new.cutout, target: new.target, outline: new.outline, clip: old.clip.flatMap { new.clip?.union($0) })
      track = OutlineTrack(from: old.outline, to: new.outline, bend: bend)
    case (let old?, nil):
      hole = TourPicture.Hole(cutout: nil, target: old.target, outline: old.outline, clip: old.clip)
      track = OutlineTrack(from: old.outline, to: old.outline.collapsed)
    case (nil, let new?):
      hole = new
      track = OutlineTrack(from: new.outline.collapsed, to: new.outline)
    case (nil, nil): return nil
    }
  }

  func hole(at progress: Double) -> TourPicture.Hole {
    var result = hole
    result.outline = track.outline(at: progress)
    return result
  }
}
