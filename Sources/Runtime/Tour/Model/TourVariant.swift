public import TutorialGeometry

/// The tour on one configuration: a device, an orientation, a locale, a text size, a colour scheme.
public struct TourVariant: Sendable, Hashable {
  /// The configuration's name in the layouts.
  public var id: String
  /// What the configuration is; a client picks by it.
  public var traits: TourTraits
  /// The display that the frames were measured on.
  public var display: TourDisplay
  /// The text sizes that callouts were laid out at, by name, with their scales, from small to large; empty where that is
  /// the variant's own alone.
  public var textSizes: TourEntries<Double>
  /// The screens that the steps visit, by name.
  public var screens: TourEntries<TourScreen>
  /// Steps of the tutorial that this variant leaves out, in the tutorial's order.
  public var skipped: [TourSkippedStep]
  /// The steps, in order.
  public var steps: [TourStep]

  /// A variant of the given fields.
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

  /// The step that comes where a rule or a button leads to `id`: that one, or if its condition does not hold the next
  /// one whose does. On the way back, where only the step that is being left would come next, it is the nearest one
  /// before.
  ///
  /// - Parameters:
  ///   - id: the step asked for; nil is the end.
  ///   - current: the id of the step that stands; nil before the first.
  ///   - holds: whether a condition holds now.
  /// - Returns: nil where the tour ends.
  public func step(
    leadingTo id: String?, from current: String? = nil, where holds: (TourCondition) -> Bool
  ) -> TourStep? {
    guard let id, let place = steps.firstIndex(where: { $0.id == id }) else { return nil }
    func comes(_ step: TourStep) -> Bool { step.when.map(holds) ?? true }
    guard let next = steps[place...].first(where: { $0.id == current && $0.id != id || comes($0) }) else { return nil }
    guard next.id == current, next.id != id else { return next }
    return steps[..<place].last(where: comes) ?? next
  }

  /// The text size whose layouts a device takes: the smallest of `textSizes` that is not under the device's, else the
  /// largest. Nil is the variant's own.
  ///
  /// - Parameter device: a name or a factor, as the trait `textSize` has it.
  public func textSize(for device: String?) -> String? {
    guard let scale = device.flatMap(TextSize.init(trait:))?.scale else { return nil }
    return (textSizes.all.first { $0.value >= scale } ?? textSizes.all.last)?.name
  }

  /// The number of a step in the variant, from 1, and how many steps the variant has; nil for a step that it lacks.
  public func progress(of id: String) -> (number: Int, total: Int)? {
    steps.firstIndex { $0.id == id }.map { ($0 + 1, steps.count) }
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
  /// The ids by which the app's own toolkit knows elements that the steps name, where these are others, by the ids that the
  /// tour has. Several elements of a screen may have the same.
  public var nativeIDs: TourEntries<String>
  /// CSS selectors of elements that the steps name, each of which found one element alone when the page was captured, by the ids
  /// that the tour has.
  public var selectors: TourEntries<String>

  /// A screen of the given insets.
  public init(safeArea: EdgeInsets, nativeIDs: TourEntries<String> = [:], selectors: TourEntries<String> = [:]) {
    self.safeArea = safeArea
    self.nativeIDs = nativeIDs
    self.selectors = selectors
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
