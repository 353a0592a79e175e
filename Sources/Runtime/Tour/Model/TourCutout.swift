public import TutorialGeometry

/// A hole in the overlay.
public struct TourCutout: Sendable, Hashable {
  /// The id of the element that it highlights.
  public var target: String
  /// The ids of further elements inside the same hole (`combine: bounds`); `element` is then the box around all.
  public var others: [String]
  /// The element's bare frame: `frame` minus this is the padding to put around the live element.
  public var element: Rect
  /// The hole's box; of a turned hole, that of its outline.
  public var frame: Rect
  /// What the outline is, for renderers that draw shapes.
  public var shape: TourShape
  /// The rectangle that the hole is cut to; nil if it isn't cut.
  public var clip: Rect?
  /// The sides of `clip` at which a scroll container cuts the element; nil if none does.
  public var cut: TourCut?
  /// The whole, unclipped outline: clockwise, from the on-curve point nearest the top left of its own box. All outlines
  /// of a tour have the same number of segments, so that any of them can become any other.
  public var outline: Outline

  /// A cutout of the given fields.
  public init(
    target: String, others: [String] = [], element: Rect, frame: Rect, shape: TourShape, clip: Rect?,
    cut: TourCut? = nil,
    outline: Outline
  ) {
    self.target = target
    self.others = others
    self.element = element
    self.frame = frame
    self.shape = shape
    self.clip = clip
    self.cut = cut
    self.outline = outline
  }
}

/// The sides of a hole's clip at which a scroll container cuts the element.
///
/// Each has the distance, in logical units, by which the container's edge lies beyond that side of the clip: 0, or more
/// if a bar lies over the edge. It is nil at sides where no scroll container cuts.
public struct TourCut: Sendable, Hashable {
  /// The upper side.
  public var top: Double?
  /// The right side.
  public var right: Double?
  /// The lower side.
  public var bottom: Double?
  /// The left side.
  public var left: Double?

  /// Creates a cut.
  public init(top: Double? = nil, right: Double? = nil, bottom: Double? = nil, left: Double? = nil) {
    self.top = top
    self.right = right
    self.bottom = bottom
    self.left = left
  }

  /// The sides, from the top clockwise.
  public var sides: [Double?] { [top, right, bottom, left] }
}

/// What an outline is, in the box of its cutout.
public enum TourShape: Sendable, Hashable {
  /// A shape without measures of its own.
  case named(NamedShape)
  /// The box with rounded corners. Radii in CSS order (top left, top right, bottom right, bottom left), in units;
  /// `smoothing` 0 is circular corners, 0.6 those of iOS.
  case roundedRect(radii: [Double], smoothing: Double)
  /// A shape that only the outline describes, stretched with the box.
  case path

  /// The kind of the shape, by its name in the format.
  public var kind: String {
    switch self {
    case .named(let name): name.rawValue
    case .roundedRect: Self.roundedRectKind
    case .path: Self.pathKind
    }
  }

  package static let roundedRectKind = "roundedRect"
  package static let pathKind = "path"

  // Shorter names for shapes that are written often.

  /// The frame itself.
  public static let rect = TourShape.named(.rect)
  /// The circle in the middle of the frame.
  public static let circle = TourShape.named(.circle)
  /// The ellipse that touches all four sides.
  public static let ellipse = TourShape.named(.ellipse)
  /// The frame with its shorter sides rounded to half circles.
  public static let capsule = TourShape.named(.capsule)
}

/// A stroke that follows one hole, or several together.
public struct TourRing: Sendable, Hashable {
  /// A number that rings have in common if they were made together around their holes.
  public var group: Int
  /// The places in the step's `cutouts` of the holes that it goes around.
  public var cutouts: [Int]
  /// The stroke's width.
  public var width: Double
  /// From the hole's edge to the stroke's; negative draws over the edge.
  public var gap: Double
  /// `#rrggbb` or `#rrggbbaa`, lower case.
  public var color: String
  /// Lengths of dashes and gaps in turn; nil is a solid stroke.
  public var dash: [Double]?
  /// The middle of the stroke. Where a scroll container cuts a hole off, it is closed along the cut.
  public var outline: Outline
  /// What the stroke is drawn within: what bars leave of the display. Nil where nothing lies over it.
  public var clip: Rect?

  /// Creates a ring.
  ///
  /// - Parameter group: by default, the first of its holes.
  public init(
    group: Int? = nil, cutouts: [Int], width: Double, gap: Double, color: String, dash: [Double]?, outline: Outline,
    clip: Rect? = nil
  ) {
    self.group = group ?? cutouts.first ?? 0
    self.cutouts = cutouts
    self.width = width
    self.gap = gap
    self.color = color
    self.dash = dash
    self.outline = outline
    self.clip = clip
  }
}
