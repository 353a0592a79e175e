import TutorialGeometry
import TutorialSyntax

extension TourReader {
  /// Reads the ways of a transition as absolute keyframes.
  func tracks(_ node: NodeID) throws(TourReadError) -> TourTracks {
    let object = try TourObject(node, self)
    return TourTracks(
      holes: try object.list("holes") { node throws(TourReadError) in
        let hole = try TourObject(node, self)
        return TourTracks.Hole(
          pair: try hole.read("pair", trackPair), keyframes: try hole.list("keyframes", holeKeyframe))
      },
      rings: try object.list("rings") { node throws(TourReadError) in
        let ring = try TourObject(node, self)
        return TourTracks.Ring(
          pair: try ring.read("pair", trackPair), keyframes: try ring.list("keyframes", ringKeyframe))
      })
  }

  private func trackPair(_ node: NodeID) throws(TourReadError) -> TourPair {
    try pair(node, of: "place", new: wholeNumber)
  }

  private func holeKeyframe(_ node: NodeID) throws(TourReadError) -> TourTracks.Hole.Keyframe {
    let object = try TourObject(node, self)
    return TourTracks.Hole.Keyframe(
      time: try object.time("time"), outline: try object.read("outline", outline),
      easing: try object.ifPresent("easing", easing))
  }

  private func ringKeyframe(_ node: NodeID) throws(TourReadError) -> TourTracks.Ring.Keyframe {
    let object = try TourObject(node, self)
    return TourTracks.Ring.Keyframe(
      time: try object.time("time"), outline: try object.read("outline", outline),
      width: try object.read("width", length), color: try object.read("color", color),
      opacity: try object.fraction("opacity"), easing: try object.ifPresent("easing", easing))
  }
}
