import TutorialPluginKit

/// Layers, and their common properties.
enum LottieLayer {
  /// The relation of a layer to the one above it.
  enum Matte {
    /// It's the matte of the layer below, and isn't drawn itself.
    case isMatte
    /// It's drawn only where its matte is empty.
    case inverted
  }

  /// The properties of a layer apart from its content.
  struct Look {
    /// The position of its origin.
    var place: EmittedJSON = LottieValue.still([0, 0])
    /// Its opacity in percent.
    var opacity: EmittedJSON = LottieValue.still(100)
    var clip: EmittedJSON?
    var matte: Matte?
  }

  /// Returns a layer of shapes, the topmost first, visible in a span of time.
  static func shapes(_ name: String, _ items: [EmittedJSON], in frames: Frames, _ look: Look = Look()) -> EmittedJSON {
    layer(4, name, frames, look, ["shapes": .list(items)])
  }

  static func asset(
    _ name: String, _ id: String, size: (width: Int, height: Int), in frames: Frames, _ look: Look = Look()
  ) -> EmittedJSON {
    layer(0, name, frames, look, ["refId": .text(id), "w": .whole(size.width), "h": .whole(size.height)])
  }

  static func text(_ name: String, _ document: EmittedJSON, in frames: Frames, _ look: Look) -> EmittedJSON {
    layer(5, name, frames, look, ["t": document])
  }

  /// The whole frames from the first in which a layer is visible to the first in which it no longer is.
  struct Frames {
    let first: Double
    let end: Double

    /// Longer than any animation: layers in an asset are limited by the layer that shows the asset.
    static let always = Frames(first: 0, end: 1_000_000)
  }

  private static func layer(
    _ kind: Int, _ name: String, _ frames: Frames, _ look: Look, _ content: EmittedJSON
  ) -> EmittedJSON {
    let mask: EmittedJSON? = look.clip.map { path in
      [["mode": "a", "inv": false, "pt": path, "o": LottieValue.still(100), "x": LottieValue.still(0)]]
    }
    let head: EmittedJSON = [
      "ty": .whole(kind), "nm": .text(name), "sr": 1, "st": 0, "ip": .number(frames.first, decimals: 0),
      "op": .number(frames.end, decimals: 0), "ddd": 0, "bm": 0, "td": look.matte == .isMatte ? 1 : nil,
      "tt": look.matte == .inverted ? 2 : nil,
      "ks": [
        "a": LottieValue.still([0, 0]), "p": look.place, "s": LottieValue.still([100, 100]), "r": LottieValue.still(0),
        "o": look.opacity,
      ],
      "hasMask": mask == nil ? nil : true, "masksProperties": mask,
    ]
    guard case .object(let members) = head, case .object(let more) = content else { return head }
    return .object(members + more)
  }

  static func indexed(_ layer: EmittedJSON, index: Int) -> EmittedJSON {
    guard case .object(let members) = layer else { return layer }
    return .object([.init("ind", .whole(index))] + members)
  }

  /// Returns layers with their indices, from 1.
  static func numbered(_ layers: [EmittedJSON]) -> [EmittedJSON] {
    layers.enumerated().map { indexed($1, index: $0 + 1) }
  }
}
