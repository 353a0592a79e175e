import TutorialGeometry
import TutorialSyntax

// Transitions, appearances and reduced motion: how they are read.

extension TourReader {
  /// A transition into a step of `cutouts` holes.
  func transition(_ node: NodeID, cutouts: Int) throws(TourReadError) -> TourTransition {
    let object = try TourObject(node, self)
    let pairs = try object.list("pairs") { node throws(TourReadError) in try self.pair(node, cutouts: cutouts) }
    return TourTransition(
      from: try object.optional("from", text), kind: try object.read("kind", choice),
      motion: try object.optional("motion", motionName), delay: try object.time("delay"),
      lockInput: try object.read("lockInput", bool), pairs: pairs, bend: try object.optional("bend", point),
      bends: try object.optional("bends") { node throws(TourReadError) in try self.bends(node, pairs: pairs.count) },
      tracks: try object.ifPresent("tracks", tracks))
  }

  /// A bend, or null, for each pair.
  private func bends(_ node: NodeID, pairs: Int) throws(TourReadError) -> [Point?] {
    guard document.kind(node) == .sequence, document.childCount(node) == pairs else {
      throw error(node, "a list of as many bends as there are pairs is expected")
    }
    var bends: [Point?] = []
    for child in document.children(node) { bends.append(document.isNull(child) ? nil : try point(child)) }
    return bends
  }

  /// Old and new hole; which old ones there are is known only when all steps are read.
  private func pair(_ node: NodeID, cutouts: Int) throws(TourReadError) -> TourPair {
    var children = document.children(node)
    guard document.kind(node) == .sequence, document.childCount(node) == 2, let old = children.next(),
      let new = children.next(), !(document.isNull(old) && document.isNull(new))
    else { throw error(node, "a pair is an old and a new hole, one of which may be null") }
    return TourPair(
      document.isNull(old) ? nil : try wholeNumber(old), document.isNull(new) ? nil : try place(new, in: cutouts))
  }

  /// How the overlay appears or goes.
  func appearance(_ node: NodeID) throws(TourReadError) -> TourAppearance {
    let object = try TourObject(node, self)
    return TourAppearance(
      motion: try object.optional("motion", motionName), kind: try object.read("kind", choice),
      delay: try object.time("delay"), lockInput: try object.read("lockInput", bool))
  }

  /// How the overlay gets from one variant to another.
  func variantChange(_ node: NodeID) throws(TourReadError) -> TourAppearance {
    var change = try appearance(node)
    change.arc = try TourObject(node, self).number("arc")
    return change
  }

  /// What replaces transitions under reduced motion.
  func reducedMotion(_ node: NodeID) throws(TourReadError) -> TourReducedMotion {
    let object = try TourObject(node, self)
    return TourReducedMotion(
      kind: try object.read("kind", choice), motion: try object.optional("motion", motionName))
  }
}
