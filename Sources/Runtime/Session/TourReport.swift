public import TutorialTour

/// An event that is reported to the app; there are five kinds.
public struct TourReport: Sendable, Hashable {
  /// The kind of event.
  public var kind: TourEvents.Kind
  /// The tour's name for the event.
  public var name: String
  /// The tutorial's id.
  public var tutorial: String
  /// The variant's id.
  public var variant: String
  /// The step's id.
  public var step: String
  /// The step's number in the variant, from 1; nil for a step that the variant lacks.
  public var number: Int?
  /// The number of steps in the variant.
  public var total: Int

  /// Creates a report.
  public init(
    kind: TourEvents.Kind, name: String, tutorial: String, variant: String, step: String, number: Int?, total: Int
  ) {
    self.kind = kind
    self.name = name
    self.tutorial = tutorial
    self.variant = variant
    self.step = step
    self.number = number
    self.total = total
  }

  /// Creates the report of a step's event; nil if the tour has no name for it.
  init?(_ kind: TourEvents.Kind, step: String, of tour: Tour, in variant: TourVariant) {
    guard let name = tour.events[kind] else { return nil }
    self.init(
      kind: kind, name: name, tutorial: tour.tutorial, variant: variant.id, step: step,
      number: variant.index(of: step).map { $0 + 1 }, total: variant.steps.count)
  }
}
