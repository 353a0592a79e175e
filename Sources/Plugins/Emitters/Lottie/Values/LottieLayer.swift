import TutorialDrawing
import TutorialGeometry
import TutorialPluginKit

/// Layers, and what they have in common.
enum LottieLayer {
  /// How a layer meets the one above it.
  enum Matte {
    /// It is itself the matte of the one below: it is not drawn.
    case isMatte
    /// Only what its matte leaves free is drawn.
    case inverted
  }

  /// What a layer has besides what it shows.
  struct Look {
    /// Where its origin lies.
    var place: EmittedJSON = LottieValue.still([0, 0])
    /// Its opacity, in hundredths.
    var opacity: EmittedJSON = LottieValue.still(100)
    /// A path that it is cut to.
    var clip: EmittedJSON?
    /// How it meets the layer above.
    var matte: Matte?
  }

  /// A layer of shapes, the uppermost first, seen in a span of time.
  static func shapes(_ name: String, _ items: [EmittedJSON], in frames: Frames, _ look: Look = Look()) -> EmittedJSON {
    layer(4, name, frames, look, ["shapes": .list(items)])
  }

  /// A layer that shows an asset.
  static func asset(
    _ name: String, _ id: String, size: (width: Int, height: Int), in frames: Frames, _ look: Look = Look()
  ) -> EmittedJSON {
    layer(0, name, frames, look, ["refId": .text(id), "w": .whole(size.width), "h": .whole(size.height)])
  }

  /// A layer of words.
  static func text(_ name: String, _ document: EmittedJSON, in frames: Frames, _ look: Look) -> EmittedJSON {
    layer(5, name, frames, look, ["t": document])
  }

  /// The whole frames from the first at which a layer is there to the first at which it is no longer.
  struct Frames: Hashable {
    let first: Double
    let end: Double

    init(first: Double, end: Double) {
      self.first = first
      self.end = max(first, end)
    }

    init(_ clock: LottieClock, _ start: Double, _ end: Double) {
      self.init(first: clock.whole(start), end: clock.whole(end))
    }

    /// Longer than any animation: of what is in an asset, the layer that shows it decides.
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

  /// A layer with its number.
  static func with(_ layer: EmittedJSON, index: Int) -> EmittedJSON {
    guard case .object(let members) = layer else { return layer }
    return .object([.init("ind", .whole(index))] + members)
  }

  /// Layers with their numbers, from 1.
  static func numbered(_ layers: [EmittedJSON]) -> [EmittedJSON] {
    layers.enumerated().map { with($1, index: $0 + 1) }
  }
}
