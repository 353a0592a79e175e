public import TutorialGeometry

/// One stop of the tour in one variant.
public struct TourStep: Sendable, Hashable {
  // Optional fields are spelled `Optional<…>`: with a question mark, they would have nil as a default value, and a step
  // would be built in one place and copied to another.

  /// The step's id, unique in the variant.
  public var id: String
  /// The screen of the app that the step is on.
  public var screen: String
  /// The dim over the screen; nil if the step has none.
  public var overlay: Optional<TourOverlay>
  /// The holes, in the order of the step's targets.
  public var cutouts: [TourCutout]
  /// The overlay at rest as one path; nil if the step has no overlay.
  public var mask: Optional<TourMask>
  /// The strokes around the holes.
  public var rings: [TourRing]
  /// The touches that reach the app.
  public var interaction: TourInteraction
  /// The bubble, sheet or banner with the step's text; nil if there is none.
  public var callout: Optional<TourCallout>
  /// The rules that end the step; the first that fires decides.
  public var advance: [TourAdvance]
  /// The ways for a person to leave at this step; nil for those of the tour.
  public var dismiss: Optional<[Tour.Dismissal]>
  /// The condition under which the step comes; nil if it always comes. Only the app can evaluate it.
  public var when: Optional<TourCondition>
  /// The way to the step, item by item; empty if the client has nothing to do.
  public var before: [TourPreparation]
  /// The client's policy while the app doesn't show the step's targets; nil for the client's default.
  public var missing: Optional<TourMissing>
  /// The scrolling before the step comes; nil if the author doesn't mention it.
  public var scroll: Optional<TourScroll>
  /// The pictures that fly once the step has come.
  public var sprites: [TourSprite]
  /// The effects that repeat during the step.
  public var loops: [TourLoop]
  /// The overlay's appearance if the tour begins with this step or its screen changes; nil for an immediate one.
  public var enter: Optional<TourAppearance>
  /// The overlay's disappearance if the tour ends with this step or its screen changes; nil for an immediate one.
  public var exit: Optional<TourAppearance>
  /// The way from one variant's frames to another's, as when a device is turned; nil for an immediate change.
  public var variantChange: Optional<TourAppearance>
  /// The ways from other steps.
  ///
  /// The step before comes first, then every step that leads here, and last one with `from` nil for any other.
  public var transitions: [TourTransition]
  /// The words and the focus for assistive technology.
  public var accessibility: TourAccessibility
  /// The replacement of this step's transitions under reduced motion; nil for the tour's.
  public var reducedMotion: Optional<TourReducedMotion>

  /// Creates a step.
  public init(
    id: String, screen: String, overlay: TourOverlay?, cutouts: [TourCutout], mask: TourMask?, rings: [TourRing] = [],
    interaction: TourInteraction, callout: TourCallout?, advance: [TourAdvance],
    dismiss: [Tour.Dismissal]? = nil, when: TourCondition? = nil, before: [TourPreparation] = [],
    missing: TourMissing? = nil, scroll: TourScroll? = nil, sprites: [TourSprite] = [], loops: [TourLoop] = [],
    enter: TourAppearance?,
    exit: TourAppearance?, variantChange: TourAppearance?, transitions: [TourTransition],
    accessibility: TourAccessibility, reducedMotion: TourReducedMotion? = nil
  ) {
    self.id = id
    self.screen = screen
    self.overlay = overlay
    self.cutouts = cutouts
    self.mask = mask
    self.rings = rings
    self.interaction = interaction
    self.callout = callout
    self.advance = advance
    self.dismiss = dismiss
    self.when = when
    self.before = before
    self.missing = missing
    self.scroll = scroll
    self.sprites = sprites
    self.loops = loops
    self.enter = enter
    self.exit = exit
    self.variantChange = variantChange
    self.transitions = transitions
    self.accessibility = accessibility
    self.reducedMotion = reducedMotion
  }
}

/// The dim over a screen.
public struct TourOverlay: Sendable, Hashable {
  /// The dim's colour, as `#rrggbb` or `#rrggbbaa` in lower case.
  public var color: String
  /// The dim's opacity, 0 to 1.
  public var opacity: Double
  /// The radius by which the screen beneath is blurred; 0 for sharp.
  public var blur: Double
  /// The rectangle that the dim covers.
  public var frame: Rect

  /// Creates an overlay.
  public init(color: String, opacity: Double, blur: Double, frame: Rect) {
    self.color = color
    self.opacity = opacity
    self.blur = blur
    self.frame = frame
  }
}

/// The overlay at rest, minus all holes, clipped, as one path: for renderers that fill a path.
public struct TourMask: Sendable, Hashable {
  /// A rule for the inside of a path.
  public enum FillRule: String, Sendable, Hashable, CaseIterable {
    /// A point is inside if a ray from it crosses the path an odd number of times.
    case evenodd
  }

  /// SVG path data. Even-odd and non-zero give the same result.
  public var path: String
  /// The fill rule that the path is written for.
  public var fillRule: FillRule

  /// Creates a mask.
  public init(path: String, fillRule: FillRule = .evenodd) {
    self.path = path
    self.fillRule = fillRule
  }
}
