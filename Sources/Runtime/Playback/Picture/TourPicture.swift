public import TutorialGeometry
public import TutorialTour

/// The appearance of the overlay at one instant, as layers that are painted in order.
///
/// At rest it has one layer, the step's. During a transition it has two, and more if that is interrupted; without an
/// overlay it has none. All values are final: the renderer computes nothing.
public struct TourPicture: Sendable, Hashable {
  /// The layers, bottommost first.
  public var layers: [Layer]

  /// Creates a picture of the given layers.
  public init(layers: [Layer] = []) {
    self.layers = layers
  }

  /// The empty picture.
  public static let empty = TourPicture()

  /// One step's contribution to a picture.
  public struct Layer: Sendable, Hashable {
    /// The id of the step that this layer shows or is becoming.
    public var step: String
    /// The layer's opacity, 0 to 1. It applies to the dim, the rings, the callout and the sprites alike.
    public var opacity: Double
    /// The dim; nil if the step has none.
    public var overlay: Overlay?
    /// The holes in the dim. They may overlap, so punch each one through its own clip.
    public var holes: [Hole]
    /// The strokes around the holes.
    public var rings: [Ring]
    /// The bubble, sheet or banner.
    public var callout: Callout?
    /// The images that fly over the screen.
    public var sprites: [Sprite]

    /// Creates a layer of the given parts.
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

  /// The dim over a screen.
  public struct Overlay: Sendable, Hashable {
    /// The dim's colour.
    public var color: TourColor
    /// The dim's opacity, 0 to 1; multiplied with the colour's own alpha.
    public var opacity: Double
    /// The blur radius of the views below, in logical units; 0 is sharp.
    public var blur: Double
    /// The area that it covers.
    public var frame: Rect

    /// Creates a dim.
    public init(color: TourColor, opacity: Double, blur: Double, frame: Rect) {
      self.color = color
      self.opacity = opacity
      self.blur = blur
      self.frame = frame
    }
  }

  /// A hole in the dim.
  public struct Hole: Sendable, Hashable {
    /// The index of its cutout in the layer's step; nil for a hole that is leaving.
    public var cutout: Int?
    /// The id of the element that it highlights or highlighted.
    public var target: String
    /// The outline before clipping.
    public var outline: Outline
    /// The rectangle that the hole is clipped to; nil if it isn't clipped.
    public var clip: Rect?

    /// Creates a hole.
    public init(cutout: Int?, target: String, outline: Outline, clip: Rect?) {
      self.cutout = cutout
      self.target = target
      self.outline = outline
      self.clip = clip
    }
  }

  /// A stroke around one hole, or around several together.
  public struct Ring: Sendable, Hashable {
    /// The indices of its cutouts in the layer's step; empty for a ring that is leaving.
    public var cutouts: [Int]
    /// The indices, in the layer, of the holes that it surrounds now; also set for a ring that is leaving.
    public var holes: [Int]
    /// The centreline of the stroke.
    public var outline: Outline
    /// The stroke's width, in logical units.
    public var width: Double
    /// The stroke's colour.
    public var color: TourColor
    /// The lengths of dashes and gaps in turn; nil for a solid stroke.
    public var dash: [Double]?
    /// The ring's opacity, 0 to 1; multiplied with the colour's own alpha.
    public var opacity: Double
    /// The rectangle that the stroke is clipped to; nil if nothing covers it.
    public var clip: Rect?

    /// Creates a ring around the holes with the same indices as its cutouts.
    public init(
      cutouts: [Int], outline: Outline, width: Double, color: TourColor, dash: [Double]?, opacity: Double = 1,
      clip: Rect? = nil
    ) {
      self.cutouts = cutouts
      self.holes = cutouts
      self.outline = outline
      self.width = width
      self.color = color
      self.dash = dash
      self.opacity = opacity
      self.clip = clip
    }
  }

  /// The box with a step's text. During a transition it is one box with two texts.
  public struct Callout: Sendable, Hashable {
    /// The text of one step.
    public struct Content: Sendable, Hashable {
      /// The id of the step whose title, body and buttons these are.
      public var step: String
      /// The text's opacity within the box, 0 to 1.
      public var opacity: Double

      /// Creates the text of `step`.
      public init(step: String, opacity: Double) {
        self.step = step
        self.opacity = opacity
      }
    }

    /// The box; nil if the tour has no layout for the language, so that the client lays it out itself.
    public var frame: Rect?
    /// The arrow, if it has one.
    public var arrow: TourCalloutLayout.Arrow?
    /// The opacity of the box with its contents, 0 to 1.
    public var opacity: Double
    /// The texts in the box.
    public var contents: [Content]

    /// Creates a box of the given parts.
    public init(
      frame: Rect?, arrow: TourCalloutLayout.Arrow? = nil, opacity: Double = 1, contents: [Content]
    ) {
      self.frame = frame
      self.arrow = arrow
      self.opacity = opacity
      self.contents = contents
    }
  }

  /// An image that flies over the screen.
  public struct Sprite: Sendable, Hashable {
    /// The image to draw.
    public var picture: TourSprite.Picture
    /// The tint of a symbol; nil for the picture's own colours.
    public var color: TourColor?
    /// The sprite's centre.
    public var center: Point
    /// The sprite's size.
    public var size: Size
    /// The sprite's opacity, 0 to 1.
    public var opacity: Double

    /// Creates a sprite.
    public init(picture: TourSprite.Picture, color: TourColor?, center: Point, size: Size, opacity: Double) {
      self.picture = picture
      self.color = color
      self.center = center
      self.size = size
      self.opacity = opacity
    }
  }
}

extension TourStep {
  /// The picture of the step at rest, without its animations (sprites and loops).
  ///
  /// - Parameters:
  ///   - locale: the language of the callout; without a layout for it the callout has no frame.
  ///   - textSize: the text size of the callout's layout, from `TourVariant.textSizes`; nil for the variant's own.
  public func picture(locale: String?, textSize: String? = nil) -> TourPicture {
    TourPicture(layers: [layer(locale: locale, textSize: textSize)])
  }

  /// The single layer of the picture at rest.
  func layer(locale: String?, textSize: String? = nil) -> TourPicture.Layer {
    TourPicture.Layer(
      step: id,
      overlay: overlay.map { overlay in
        TourPicture.Overlay(
          color: TourColor(overlay.color) ?? .black, opacity: overlay.opacity, blur: overlay.blur, frame: overlay.frame)
      },
      holes: cutouts.enumerated().map { place, cutout in
        TourPicture.Hole(cutout: place, target: cutout.target, outline: cutout.outline, clip: cutout.clip)
      },
      rings: rings.map { ring in
        TourPicture.Ring(
          cutouts: ring.cutouts, outline: ring.outline, width: ring.width, color: TourColor(ring.color) ?? .black,
          dash: ring.dash, clip: ring.clip)
      },
      callout: callout.map { callout in
        let layout = locale.flatMap { callout.layout(in: $0, textSize: textSize) }
        return TourPicture.Callout(
          frame: layout?.frame, arrow: layout?.arrow, contents: [.init(step: id, opacity: 1)])
      })
  }
}
