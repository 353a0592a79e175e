/// The steps that the person came through, for the way back: docs/tour.md, "Back".
///
/// A client keeps it next to the current step, across changes of variant. To resume a tour later, it saves both.
public struct TourHistory: Sendable, Hashable {
  /// The maximum number of steps. The oldest are dropped, so that a cycle of steps doesn't use more and more memory.
  public static let limit = 100

  /// The ids of the steps, the most recent one last.
  public private(set) var steps: [String]

  /// Creates a history of the given steps, the most recent one last.
  public init(_ steps: [String] = []) {
    self.steps = steps.suffix(Self.limit)
  }

  /// Adds the step of this id, which the tour leaves for another one.
  public mutating func leave(_ id: String) {
    if steps.count >= Self.limit { steps.removeFirst() }
    steps.append(id)
  }

  /// The step that the way back leads to: the most recent one that the variant has and whose condition holds.
  ///
  /// - Parameters:
  ///   - current: the id of the current step, which is skipped.
  ///   - holds: returns true if a condition holds now.
  /// - Returns: the step, or nil if there is none to go back to.
  public func previous(
    in variant: TourVariant, from current: String? = nil, where holds: (TourCondition) -> Bool
  ) -> TourStep? {
    place(in: variant, from: current, where: holds)?.step
  }

  /// Goes back, and removes the step that comes and all later ones from the history.
  ///
  /// - Parameters:
  ///   - current: the id of the current step, which is skipped.
  ///   - holds: returns true if a condition holds now.
  /// - Returns: the step that comes, or nil if there is none; then nothing changes.
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
