/// What an overlay looks like at one instant: layers, to be painted over one another from the first to the last.
///
/// At rest there is one layer, the step's. While one picture gives way to another there are two, and more where that is
/// interrupted; without an overlay there is none. All values are those of this instant: nothing is left to compute.
public struct TourPicture: Sendable, Hashable {
  /// The layers, the lowest first.
  public var layers: [Layer]

  /// A picture of the given layers.
  public init(layers: [Layer] = []) {
    self.layers = layers
  }

  /// Nothing at all.
  public static let empty = TourPicture()

  /// What one step contributes to a picture.
  public struct Layer: Sendable, Hashable {
    /// The id of the step that this layer shows or is becoming.
    public var step: String
    /// How much of the layer is seen, 0 to 1: of its dim, its rings, its callout and its sprites alike.
    public var opacity: Double
    /// The dim; nil where the step has none.
    public var overlay: Overlay?
    /// The holes in the dim. They may overlap: punch each through its clip.
    public var holes: [Hole]
    /// The strokes around the holes.
    public var rings: [Ring]
    /// The bubble, sheet or banner.
    public var callout: Callout?
    /// The pictures that fly over the screen.
    public var sprites: [Sprite]

    /// A layer of the given parts.
    public init(
      step: String, opacity: Double = 1, overlay: Overlay?, holes: [Hole], rings: [Ring] = [], callout: Callout? = nil,
      sprites: [Sprite] = []
    ) {
      self.step = step
      self.opacity = opacity
      self.overlay = overlay
      self.holes = holes
      self.rings = rings
      self.callout = callout
      self.sprites = sprites
    }
  }
}
