import TutorialGeometry
import TutorialSyntax
import TutorialTour

// Writes transitions, appearances and reduced motion.

extension TourWriter {
  mutating func write(_ transition: TourTransition) {
    json.beginObject(onOneLine: transition.tracks == nil)
    json.text("from", transition.from)
    json.text("kind", transition.kind.rawValue)
    json.text("motion", transition.motion)
    json.fraction("delay", transition.delay)
    json.flag("lockInput", transition.lockInput)
    list("pairs", transition.pairs) { writer, pair in writer.write(pair) }
    json.fraction("arc", transition.arc)
    if let tracks = transition.tracks { field("tracks", tracks) { writer, tracks in writer.write(tracks) } }
    json.endObject()
  }

  /// Writes a pair of indices, either of which may be null.
  mutating func write(_ pair: TourPair) {
    json.beginArray(onOneLine: true)
    index(pair.old)
    index(pair.new)
    json.endArray()
  }

  private mutating func index(_ value: Int?) {
    if let value { json.number(value) } else { json.null() }
  }

  /// Writes the way of the overlay in or out, or from one variant's frames to another's.
  ///
  /// - Parameter travels: true for a way between variants, the only one with a bend.
  mutating func write(_ appearance: TourAppearance, travels: Bool = false) {
    json.beginObject(onOneLine: true)
    json.text("motion", appearance.motion)
    json.text("kind", appearance.kind.rawValue)
    json.fraction("delay", appearance.delay)
    json.flag("lockInput", appearance.lockInput)
    if travels { json.fraction("arc", appearance.arc) }
    json.endObject()
  }

  mutating func write(_ motion: TourReducedMotion) {
    json.beginObject(onOneLine: true)
    json.text("kind", motion.kind.rawValue)
    json.text("motion", motion.motion)
    json.endObject()
  }
}
