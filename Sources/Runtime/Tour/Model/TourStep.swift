public import TutorialGeometry

/// One stop of the tour on one variant.
public struct TourStep: Sendable, Hashable {
  // What may be absent is `Optional` in full: with the question mark it would be nil to begin with, and a step would be
  // put together in one place and copied to another.

  /// The step's id; unique in the variant.
  public var id: String
  /// The screen of the app that it stands on.
  public var screen: String
  /// The dim over the screen; nil where there is none.
  public var overlay: Optional<TourOverlay>
  /// The holes, in the order of the step's targets.
  public var cutouts: [TourCutout]
  /// The overlay at rest as one path; nil without an overlay.
  public var mask: Optional<TourMask>
  /// The strokes around the holes.
  public var rings: [TourRing]
  /// Which touches reach the app.
  public var interaction: TourInteraction
  /// The bubble with the text.
  public var callout: Optional<TourCallout>
  /// What ends the step, the first that happens deciding.
  public var advance: [TourAdvance]
  /// How a person may leave the tour at this step; nil is what the tour says.
  public var dismiss: Optional<[Tour.Dismissal]>
  /// A condition that the client evaluates before the step comes; nil is always true.
  public var when: Optional<TourCondition>
  /// How the app gets to where the step stands, in this order; empty where the client has nothing to do.
  public var before: [TourPreparation]
  /// What a client does while the app does not show what the step highlights; nil where the author does not say.
  public var missing: Optional<TourMissing>
  /// What the client scrolls before the step comes.
  public var scroll: Optional<TourScroll>
  /// What flies over the screen once the step has come.
  public var sprites: [TourSprite]
  /// Effects that repeat while the step stands.
  public var loops: [TourLoop]
  /// How the overlay appears where the tour begins with this step or its screen changes.
  public var enter: Optional<TourAppearance>
  /// How the overlay goes where the tour ends with this step or its screen changes.
  public var exit: Optional<TourAppearance>
  /// How the overlay gets from one variant's frames to another's, as when a device is turned; nil is at once.
  public var variantChange: Optional<TourAppearance>
  /// How the overlay comes from other steps: the step before first, then every branch that leads here, last `from`
  /// nil for any other jump.
  public var transitions: [TourTransition]
  /// What assistive technology says.
  public var accessibility: TourAccessibility
  /// What replaces the step's transitions under reduced motion; nil is what the tour says.
  public var reducedMotion: Optional<TourReducedMotion>

  /// A step of the given fields.
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
  /// `#rrggbb` or `#rrggbbaa`, lower case.
  public var color: String
  /// 0 to 1.
  public var opacity: Double
  /// The radius by which what lies below is blurred; 0 is sharp.
  public var blur: Double
  /// What it covers.
  public var frame: Rect

  /// An overlay of the given looks.
  public init(color: String, opacity: Double, blur: Double, frame: Rect) {
    self.color = color
    self.opacity = opacity
    self.blur = blur
    self.frame = frame
  }
}

/// The overlay minus all cutouts, clipped, as one path: the resting picture, for renderers that fill a path.
public struct TourMask: Sendable, Hashable {
  /// How the inside of a path is told.
  public enum FillRule: String, Sendable, Hashable, CaseIterable {
    /// A point is inside where a ray crosses the path an odd number of times.
    case evenodd
  }

  /// SVG path data. Right under even-odd and under non-zero.
  public var path: String
  /// The rule that the path is written for.
  public var fillRule: FillRule

  /// The given path.
  public init(path: String, fillRule: FillRule = .evenodd) {
    self.path = path
    self.fillRule = fillRule
  }
}
