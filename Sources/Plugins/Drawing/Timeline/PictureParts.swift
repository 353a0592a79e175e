public import TutorialPlayback

/// The name of a part, which identifies the same hole, ring or text from picture to picture.
public struct PartName: Hashable {
  /// The step whose layer contains the part.
  public var layer: String
  /// The indices of the part's cutouts; empty for a part that is leaving.
  public var cutouts: [Int] = []
  /// The target of a hole, or the step of a text.
  public var word = ""
  /// The part's number among those that are equal otherwise.
  public var number = 0
}

extension TourPicture {
  /// Returns the layer of a step.
  public func layer(_ step: String) -> Layer? { layers.last { $0.step == step } }
}

extension TourPicture.Layer {
  /// The holes with their names, in order.
  public var namedHoles: [(name: PartName, hole: TourPicture.Hole)] {
    named(holes) { PartName(layer: step, cutouts: $0.cutout.map { [$0] } ?? [], word: $0.target) }.map { ($0, $1) }
  }

  /// The rings with their names, in order.
  public var namedRings: [(name: PartName, ring: TourPicture.Ring)] {
    named(rings) { PartName(layer: step, cutouts: $0.cutouts) }.map { ($0, $1) }
  }

  /// The sprites with their names, in order.
  public var namedSprites: [(name: PartName, sprite: TourPicture.Sprite)] {
    named(sprites) { _ in PartName(layer: step) }.map { ($0, $1) }
  }

  private func named<Part>(_ parts: [Part], _ name: (Part) -> PartName) -> [(PartName, Part)] {
    var counts: [PartName: Int] = [:]
    return parts.map { part in
      var name = name(part)
      let count = counts[name, default: 0]
      counts[name] = count + 1
      name.number = count
      return (name, part)
    }
  }
}
