/// The steps that lie behind the one that stands: where the way back leads. docs/tour.md, "Back", has the rule.
///
/// A value that a client keeps beside the step that stands, whatever variant is played, and saves with that step's id where
/// a tour is to be resumed.
public struct TourHistory: Sendable, Hashable {
  /// How many steps are kept; of more the oldest are forgotten, so that a circle of steps does not fill the memory.
  public static let limit = 100

  /// The ids of the steps, the one that was left last at the end.
  public private(set) var steps: [String]

  /// The history of somebody who was at these steps, the last one at the end.
  public init(_ steps: [String] = []) {
    self.steps = steps.suffix(Self.limit)
  }

  /// The tour goes on to another step from the one of this id.
  public mutating func leave(_ id: String) {
    if steps.count >= Self.limit { steps.removeFirst() }
    steps.append(id)
  }

  /// The step that the way back leads to: the last one that the variant has and whose condition holds.
  ///
  /// - Parameters:
  ///   - current: the id of the step that there is, which nobody goes back to.
  ///   - holds: whether a condition holds now.
  /// - Returns: nil where there is nothing to go back to.
  public func previous(
    in variant: TourVariant, from current: String? = nil, where holds: (TourCondition) -> Bool
  ) -> TourStep? {
    place(in: variant, from: current, where: holds)?.step
  }

  /// Goes back: the step that comes, and all that were left after it, no longer lie behind.
  ///
  /// - Parameters:
  ///   - current: the id of the step that there is, which nobody goes back to.
  ///   - holds: whether a condition holds now.
  /// - Returns: the step that comes; nil where there is none, and nothing changes.
  public mutating func goBack(
    in variant: TourVariant, from current: String? = nil, where holds: (TourCondition) -> Bool
  ) -> TourStep? {
    guard let found = place(in: variant, from: current, where: holds) else { return nil }
    steps.removeSubrange(found.place...)
    return found.step
  }

  private func place(
    in variant: TourVariant, from current: String?, where holds: (TourCondition) -> Bool
  ) -> (place: Int, step: TourStep)? {
    for place in steps.indices.reversed() where steps[place] != current {
      guard let step = variant.steps.first(where: { $0.id == steps[place] }), step.when.map(holds) ?? true else {
        continue
      }
      return (place, step)
    }
    return nil
  }
}
