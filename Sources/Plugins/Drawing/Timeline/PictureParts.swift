public import TutorialPlayback

/// Names the parts of pictures, so that one and the same hole, ring or text can be followed from picture to picture.
public struct PartName: Hashable {
  /// The step whose layer it is in.
  public var layer: String
  /// The places of its cutouts; empty for what is leaving.
  public var cutouts: [Int] = []
  /// The target of a hole, the step of a text.
  public var word = ""
  /// Which one it is of several with the same words.
  public var number = 0
}

extension TourPicture {
  /// The layer of a step.
  public func layer(_ step: String) -> Layer? { layers.last { $0.step == step } }
}

extension TourPicture.Layer {
  /// The holes by name, in order.
  public var namedHoles: [(name: PartName, hole: TourPicture.Hole)] {
    named(holes) { PartName(layer: step, cutouts: $0.cutout.map { [$0] } ?? [], word: $0.target) }.map { ($0, $1) }
  }

  /// The rings by name, in order.
  public var namedRings: [(name: PartName, ring: TourPicture.Ring)] {
    named(rings) { PartName(layer: step, cutouts: $0.cutouts) }.map { ($0, $1) }
  }

  /// The sprites by name, in order.
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
