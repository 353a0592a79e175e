extension TourVariant {
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

  /// The number of a step in the variant, from 1, and how many steps the variant has; nil for a step that it lacks.
  public func progress(of id: String) -> (number: Int, total: Int)? {
    steps.firstIndex { $0.id == id }.map { ($0 + 1, steps.count) }
  }
}
