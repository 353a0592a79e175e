package import TutorialGeometry
package import TutorialSyntax
package import TutorialValues

/// A partial `cutout`.
package struct CutoutPartial: DescribedMap {
  /// `shape`.
  package var shape: Located<CutoutShape>?
  /// `size`: a fixed size instead of the target's.
  package var size: Located<Size>?
  /// `at`: the point of the target at which a hole of fixed size is placed.
  package var at: Located<TargetPoint>?
  /// `radius`: exact if given, else the default or the element's own.
  package var radius: Located<CornerRadii>?
  /// `corners`.
  package var corners: Located<CornerStyle>?
  /// `fit`, for circles.
  package var fit: Located<CircleFit>?
  /// `padding`.
  package var padding: Located<Padding>?
  /// `combine`, for several targets.
  package var combine: Located<CutoutCombination>?
  /// `clip`; if it is given, there are no warnings about clipping.
  package var clip: Located<CutoutClip>?

  package init() {}

  package static let keys = MapDescription<Self>(
    "cutout", of: "a cutout", "The hole around a target.", hints: ForeignKeys.cutout,
    examples: [["shape": "circle", "padding": 10]],
    shorthand: { ShapeName(rawValue: $0).map { "{ shape: \($0.rawValue) }" } ?? mapOfNumber("padding", $0) },
    finish: { decoder, node, cutout in
      if cutout.shape == nil { decoder.explainShape(in: node, hasRadius: cutout.radius != nil) }
    }
  ) {
    Key("shape", .shape, "The shape of the hole.", else: \.shapeOrDefault, get: { $0.shape }, set: { $0.shape = $1 })
    Key(
      "padding", .padding,
      "The space around the target: a number; `[vertical, horizontal]`; `[top, right, bottom, left]`; or `{ top, leading, bottom, trailing }`, in which a missing side is 0. Negative padding insets.",
      else: \.paddingOrDefault,
      get: { $0.padding }, set: { $0.padding = $1 })
    Key(
      "radius", .radii,
      "The corner radius of a `roundedRect`: a number, or `[topLeft, topRight, bottomRight, bottomLeft]`. Radii that do not fit a side are scaled down together, as in CSS. A radius given here is exact; the element's own grows with the padding.",
      or: .words("the element's own, else 12"),
      get: { $0.radius }, set: { $0.radius = $1 })
    Key(
      "size", .size,
      "A fixed size for the hole, instead of the target's: `[width, height]`, or one number for both. A tap on the target then means its frame and the hole together.",
      or: .words("the target's"),
      get: { $0.size }, set: { $0.size = $1 })
    Key(
      "at", .word(TargetPoint.self), "The point of the target at which a hole of fixed size is placed.",
      called: "the cutout's place",
      else: \.pointOrDefault,
      get: { $0.at }, set: { $0.at = $1 })
    Key(
      "corners", .word(CornerStyle.self), "The style of rounded corners.", else: \.cornersOrDefault,
      get: { $0.corners }, set: { $0.corners = $1 })
    Key(
      "fit", .word(CircleFit.self), "The relation of a `circle` to the target.", else: \.fitOrDefault,
      get: { $0.fit }, set: { $0.fit = $1 })
    Key(
      "combine", .word(CutoutCombination.self), "The combination of the holes of several targets.",
      called: "the cutout's combination", else: \.combineOrDefault,
      get: { $0.combine }, set: { $0.combine = $1 })
    Key(
      "clip", .word(CutoutClip.self),
      "The area to which the hole is clipped. If it is given, the compiler does not warn about a clipped target.",
      else: \.clipOrDefault,
      get: { $0.clip }, set: { $0.clip = $1 })
  }

  /// `shape`, else the element's own.
  package var shapeOrDefault: CutoutShape { shape?.value ?? .auto }
  /// `at`, else the centre.
  package var pointOrDefault: TargetPoint { at?.value ?? .center }
  /// `corners`, else circular.
  package var cornersOrDefault: CornerStyle { corners?.value ?? .circular }
  /// `fit`, else around the whole target.
  package var fitOrDefault: CircleFit { fit?.value ?? .circumscribe }
  /// `padding`, else 8.
  package var paddingOrDefault: Padding { padding?.value ?? .all(8) }
  /// The radius of a rounded rectangle if neither the author nor the element defines one.
  package static let plainRadius = 12.0
  /// The path that is drawn for the shape `squircle`: every reader of tours knows paths.
  package static let squircle = Squircle.path.map { Shape.path($0) }
  /// `combine`, else a hole and a ring for each target.
  package var combineOrDefault: CutoutCombination { combine?.value ?? .separate }
  /// `clip`, else the visible area.
  package var clipOrDefault: CutoutClip { clip?.value ?? .visible }
}

/// How corners are rounded.
package enum CornerStyle: String, DescribedWord, DocumentKey, Written {
  /// Quarter circles.
  case circular
  /// Smoothed, as Figma does at smoothing 0.6.
  case continuous

  package static let table = KeyTable<Self>()

  package var prose: String {
    switch self {
    case .circular: "quarter circles"
    case .continuous: "smoothed like an app icon, which Figma calls a smoothing of 0.6"
    }
  }
}

/// How a circle relates to its target.
package enum CircleFit: String, DescribedWord, DocumentKey, Written {
  /// Around all of it.
  case circumscribe
  /// Inside the target.
  case inscribe

  package static let table = KeyTable<Self>()

  package var prose: String {
    switch self {
    case .circumscribe: "around the whole target"
    case .inscribe: "inside the target"
    }
  }
}

/// How the holes of several targets belong together.
package enum CutoutCombination: String, DescribedWord, DocumentKey, Written {
  /// A hole and a ring for each.
  case separate
  /// A hole for each, and one ring around all.
  case union
  /// One hole around all.
  case bounds

  package static let table = KeyTable<Self>()

  package var prose: String {
    switch self {
    case .separate: "a hole and a ring for each"
    case .union: "a hole for each, and one ring around those whose rings would meet"
    case .bounds: "one hole around all"
    }
  }
}

/// What cuts a hole off.
package enum CutoutClip: String, DescribedWord, DocumentKey, Written {
  /// The viewport, less the opaque bars above the target; and the scroll containers around it, at each side at which they
  /// cut the target itself.
  case visible
  /// The viewport.
  case viewport
  /// The viewport without its safe-area insets.
  case safeArea
  /// No clipping.
  case none

  package static let table = KeyTable<Self>()

  package var prose: String {
    switch self {
    case .visible:
      "the viewport without the opaque bars in front of the target, and scroll containers at each side at which they cut the target itself (a target that is fully in view keeps its padding)"
    case .viewport: "the viewport"
    case .safeArea: "the viewport without its safe-area insets"
    case .none: "no clipping"
    }
  }
}

/// A named point of a target's frame.
package enum TargetPoint: String, DescribedWord, DocumentKey, Written {
  case center, top, bottom, leading, trailing, left, right
  case topLeading, topTrailing, bottomLeading, bottomTrailing
  case topLeft, topRight, bottomLeft, bottomRight

  package static let table = KeyTable<Self>()

  package var prose: String {
    switch self {
    case .center: "the middle"
    case .top: "the middle of the upper edge"
    case .bottom: "the middle of the lower edge"
    case .leading: "the middle of the edge where lines begin"
    case .trailing: "the middle of the edge where lines end"
    case .left: "the middle of the left edge"
    case .right: "the middle of the right edge"
    case .topLeading: "the upper corner where lines begin"
    case .topTrailing: "the upper corner where lines end"
    case .bottomLeading: "the lower corner where lines begin"
    case .bottomTrailing: "the lower corner where lines end"
    case .topLeft: "the upper left corner"
    case .topRight: "the upper right corner"
    case .bottomLeft: "the lower left corner"
    case .bottomRight: "the lower right corner"
    }
  }
}
