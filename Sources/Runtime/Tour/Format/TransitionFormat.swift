import TutorialGeometry
import TutorialSyntax

extension TourReader {
  func transition(_ node: NodeID, cutouts: Int) throws(TourReadError) -> TourTransition {
    let object = try TourObject(node, self)
    return TourTransition(
      from: try object.optional("from", text), kind: try object.read("kind", choice),
      motion: try object.optional("motion", motionName), delay: try object.time("delay"),
      lockInput: try object.read("lockInput", bool),
      pairs: try object.list("pairs") { node throws(TourReadError) in
        try self.pair(node, of: "hole") { new throws(TourReadError) in try self.place(new, in: cutouts) }
      },
      arc: try object.number("arc"), tracks: try object.ifPresent("tracks", tracks))
  }

  /// Reads a pair of an old and a new index.
  ///
  /// The old one is checked later, because the old step may not have been read yet.
  func pair(
    _ node: NodeID, of noun: StaticString, new place: (NodeID) throws(TourReadError) -> Int
  ) throws(TourReadError) -> TourPair {
    var children = document.children(node)
    guard document.kind(node) == .sequence, document.childCount(node) == 2, let old = children.next(),
      let new = children.next(), !(document.isNull(old) && document.isNull(new))
    else { throw error(node, "a pair is an old and a new \(noun), one of which may be null") }
    return TourPair(document.isNull(old) ? nil : try wholeNumber(old), document.isNull(new) ? nil : try place(new))
  }

  /// Reads an appearance or disappearance of the overlay.
  func appearance(_ node: NodeID) throws(TourReadError) -> TourAppearance {
    let object = try TourObject(node, self)
    return TourAppearance(
      motion: try object.optional("motion", motionName), kind: try object.read("kind", choice),
      delay: try object.time("delay"), lockInput: try object.read("lockInput", bool))
  }

  /// Reads the way from one variant's frames to another's.
  func variantChange(_ node: NodeID) throws(TourReadError) -> TourAppearance {
    var change = try appearance(node)
    change.arc = try TourObject(node, self).number("arc")
    return change
  }

  /// Reads the replacement of transitions under reduced motion.
  func reducedMotion(_ node: NodeID) throws(TourReadError) -> TourReducedMotion {
    let object = try TourObject(node, self)
    return TourReducedMotion(
      kind: try object.read("kind", choice), motion: try object.optional("motion", motionName))
  }
}
