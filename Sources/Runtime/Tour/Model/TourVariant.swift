public import TutorialGeometry

/// The tour in one configuration: a device, an orientation, a locale, a text size, a colour scheme.
public struct TourVariant: Sendable, Hashable {
  /// The configuration's name in the layouts, unique in the tour.
  public var id: String
  /// The configuration's traits, by which a client picks a variant.
  public var traits: TourTraits
  /// The display that the frames were measured on.
  public var display: TourDisplay
  /// The text sizes that callouts were laid out at, by name, with their scales, from small to large.
  ///
  /// Empty if the variant's own is the only one.
  public var textSizes: TourEntries<Double>
  /// The screens that the steps visit, by name.
  public var screens: TourEntries<TourScreen>
  /// The steps that this variant leaves out, in the tutorial's order.
  public var skipped: [TourSkippedStep]
  /// The steps, in order.
  public var steps: [TourStep]

  /// Creates a variant.
  public init(
    id: String, traits: TourTraits, display: TourDisplay, textSizes: TourEntries<Double> = [:],
    screens: TourEntries<TourScreen>, skipped: [TourSkippedStep] = [], steps: [TourStep]
  ) {
    self.id = id
    self.traits = traits
    self.display = display
    self.textSizes = textSizes
    self.screens = screens
    self.skipped = skipped
    self.steps = steps
  }

  /// The step that comes if a rule or a button leads to `id`.
  ///
  /// If that step's condition doesn't hold, it is the next step whose condition does. On the way back, if that would be
  /// the step being left, it is the nearest earlier one.
  ///
  /// - Parameters:
  ///   - id: the requested step; nil for the end of the tour.
  ///   - current: the id of the current step; nil before the first.
  ///   - holds: returns true if a condition holds now.
  /// - Returns: the step, or nil if the tour ends.
  public func step(
    leadingTo id: String?, from current: String? = nil, where holds: (TourCondition) -> Bool
  ) -> TourStep? {
    guard let id, let place = steps.firstIndex(where: { $0.id == id }) else { return nil }
    func comes(_ step: TourStep) -> Bool { step.when.map(holds) ?? true }
    guard let next = steps[place...].first(where: { $0.id == current && $0.id != id || comes($0) }) else { return nil }
    guard next.id == current, next.id != id else { return next }
    return steps[..<place].last(where: comes) ?? next
  }

  /// The text size whose layouts a device uses; nil for the variant's own.
  ///
  /// It is the smallest of `textSizes` that isn't below the device's, or else the largest.
  ///
  /// - Parameter device: the device's text size: a name or a factor, as in the trait `textSize`.
  public func textSize(for device: String?) -> String? {
    guard let scale = device.flatMap(TextSize.init(trait:))?.scale else { return nil }
    return (textSizes.all.first { $0.value >= scale } ?? textSizes.all.last)?.name
  }

  /// A step's number in the variant, from 1, and the number of steps; nil for a step that the variant lacks.
  public func progress(of id: String) -> (number: Int, total: Int)? {
    steps.firstIndex { $0.id == id }.map { ($0 + 1, steps.count) }
  }
}

/// A display in logical units.
public struct TourDisplay: Sendable, Hashable {
  /// The display's size.
  public var size: Size
  /// The pixels per unit; nil if the layout doesn't say.
  public var scale: Double?

  /// Creates a display.
  public init(size: Size, scale: Double? = nil) {
    self.size = size
    self.scale = scale
  }
}

/// A screen of the app.
public struct TourScreen: Sendable, Hashable {
  /// The parts of the display that the system's bars take from each side.
  public var safeArea: EdgeInsets
  /// The names by which a client finds elements that the steps name, by the tour's ids.
  ///
  /// An element that isn't listed is found by the tour's id.
  public var elements: TourEntries<TourElementNames>

  /// Creates a screen.
  public init(safeArea: EdgeInsets, elements: TourEntries<TourElementNames> = [:]) {
    self.safeArea = safeArea
    self.elements = elements
  }
}

/// The names by which a client finds an element of the app.
public struct TourElementNames: Sendable, Hashable {
  /// The element's id in the app's own toolkit, which several elements may share; nil if it is the tour's id.
  public var native: String?
  /// A CSS selector that matched only this element when the page was captured; nil if there is none.
  public var selector: String?

  /// Creates an element's names.
  public init(native: String? = nil, selector: String? = nil) {
    self.native = native
    self.selector = selector
  }
}

/// A step that a variant leaves out.
public struct TourSkippedStep: Sendable, Hashable {
  /// The step's id.
  public var step: String
  /// The reason: `only` if the tutorial restricts the step to other variants, else the id of a diagnostic.
  ///
  /// That diagnostic led to `onMissing: skip`.
  public var reason: String

  /// Creates a left-out step.
  public init(step: String, reason: String) {
    self.step = step
    self.reason = reason
  }
}
