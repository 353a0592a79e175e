public import TutorialGeometry

/// The tour on one configuration: a device, an orientation, a locale, a text size, a colour scheme.
public struct TourVariant: Sendable, Hashable {
  /// The configuration's name in the layouts.
  public var id: String
  /// What the configuration is; a client picks by it.
  public var traits: TourTraits
  /// The display that the frames were measured on.
  public var display: TourDisplay
  /// The screens that the steps visit, by name.
  public var screens: TourEntries<TourScreen>
  /// Steps of the tutorial that this variant leaves out, in the tutorial's order.
  public var skipped: [TourSkippedStep]
  /// The steps, in order.
  public var steps: [TourStep]

  /// A variant of the given fields.
  public init(
    id: String, traits: TourTraits, display: TourDisplay, screens: TourEntries<TourScreen>,
    skipped: [TourSkippedStep] = [], steps: [TourStep]
  ) {
    self.id = id
    self.traits = traits
    self.display = display
    self.screens = screens
    self.skipped = skipped
    self.steps = steps
  }
}

/// A display in logical units.
public struct TourDisplay: Sendable, Hashable {
  /// Width and height.
  public var size: Size
  /// Pixels per unit, where the layout says it.
  public var scale: Double?

  /// A display of the given size.
  public init(size: Size, scale: Double? = nil) {
    self.size = size
    self.scale = scale
  }
}

/// What a tour knows of one screen of the app.
public struct TourScreen: Sendable, Hashable {
  /// What the system's bars take from each side.
  public var safeArea: EdgeInsets

  /// A screen of the given insets.
  public init(safeArea: EdgeInsets) {
    self.safeArea = safeArea
  }
}

/// A step that a variant leaves out.
public struct TourSkippedStep: Sendable, Hashable {
  /// The step's id.
  public var step: String
  /// `only` where the tutorial restricts the step to other variants; else the id of the diagnostic that led to
  /// `onMissing: skip`.
  public var reason: String

  /// `step`, left out because of `reason`.
  public init(step: String, reason: String) {
    self.step = step
    self.reason = reason
  }
}
