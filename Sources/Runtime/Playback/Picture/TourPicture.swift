public import TutorialGeometry
public import TutorialTour

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

  /// The dim over a screen.
  public struct Overlay: Sendable, Hashable {
    /// Its colour.
    public var color: TourColor
    /// 0 to 1; multiplied with the colour's own alpha.
    public var opacity: Double
    /// The radius by which what lies below is blurred; 0 is sharp.
    public var blur: Double
    /// What it covers.
    public var frame: Rect

    /// A dim of the given looks.
    public init(color: TourColor, opacity: Double, blur: Double, frame: Rect) {
      self.color = color
      self.opacity = opacity
      self.blur = blur
      self.frame = frame
    }
  }

  /// A hole in the dim.
  public struct Hole: Sendable, Hashable {
    /// The place of its cutout in the step that the layer shows; nil for a hole that is leaving.
    public var cutout: Int?
    /// The id of the element that it highlights, or highlighted.
    public var target: String
    /// The whole outline.
    public var outline: Outline
    /// What the hole is cut to; nil where it is not.
    public var clip: Rect?

    /// A hole of the given outline.
    public init(cutout: Int?, target: String, outline: Outline, clip: Rect?) {
      self.cutout = cutout
      self.target = target
      self.outline = outline
      self.clip = clip
    }
  }

  /// A stroke around one hole, or around several together.
  public struct Ring: Sendable, Hashable {
    /// The places of its cutouts in the step that the layer shows; empty for a ring that is leaving.
    public var cutouts: [Int]
    /// The places of the holes that it goes around in the layer, wherever those are by now: also of a ring that is leaving.
    public var holes: [Int]
    /// The middle of the stroke.
    public var outline: Outline
    /// The stroke's width.
    public var width: Double
    /// Its colour.
    public var color: TourColor
    /// Lengths of dashes and gaps in turn; nil is a solid stroke.
    public var dash: [Double]?
    /// 0 to 1; multiplied with the colour's own alpha.
    public var opacity: Double
    /// What the stroke is drawn within; nil where nothing lies over it.
    public var clip: Rect?

    /// A ring of the given looks, around the holes that have the places of its cutouts.
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

  /// The box with a step's text. While one step becomes another there is one box, and two texts in it.
  public struct Callout: Sendable, Hashable {
    /// The text of one step.
    public struct Content: Sendable, Hashable {
      /// The id of the step whose title, body and buttons these are.
      public var step: String
      /// 0 to 1, within the box.
      public var opacity: Double

      /// The text of `step`.
      public init(step: String, opacity: Double) {
        self.step = step
        self.opacity = opacity
      }
    }

    /// The box; nil where the tour was not laid out for the language, so that the client lays it out itself.
    public var frame: Rect?
    /// The arrow, if it has one.
    public var arrow: TourCalloutLayout.Arrow?
    /// How much is seen of the box with all that is in it, 0 to 1.
    public var opacity: Double
    /// What stands in it.
    public var contents: [Content]

    /// A box of the given parts.
    public init(
      frame: Rect?, arrow: TourCalloutLayout.Arrow? = nil, opacity: Double = 1, contents: [Content]
    ) {
      self.frame = frame
      self.arrow = arrow
      self.opacity = opacity
      self.contents = contents
    }
  }

  /// A picture on its way over the screen.
  public struct Sprite: Sendable, Hashable {
    /// What is drawn.
    public var picture: TourSprite.Picture
    /// A symbol's colour; nil is the picture's own.
    public var color: TourColor?
    /// Its middle.
    public var center: Point
    /// Its size.
    public var size: Size
    /// 0 to 1.
    public var opacity: Double

    /// A sprite of the given looks.
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
  /// The step as it stands, without what moves on its own (sprites and loops).
  ///
  /// - Parameters:
  ///   - locale: the language of the callout: its box is the one that was laid out for it, or none.
  ///   - textSize: the text size that it was laid out at, of `TourVariant.textSizes`; nil is the variant's own.
  public func picture(locale: String?, textSize: String? = nil) -> TourPicture {
    TourPicture(layers: [layer(locale: locale, textSize: textSize)])
  }

  /// The one layer of the picture at rest.
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
