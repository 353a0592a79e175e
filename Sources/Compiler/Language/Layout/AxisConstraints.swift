package import TutorialTour

/// A box's constraints along one axis, in logical units.
package struct AxisConstraints: Sendable, Hashable {
  /// One constraint, as declared.
  package enum Constraint: Sendable, Hashable {
    /// The constraint's length.
    case at(Double)
    /// `null`: removes an inherited constraint.
    case removed

    /// The length, or nil if the constraint is removed.
    package var value: Double? {
      if case .at(let value) = self { return value }
      return nil
    }
  }

  /// `left` or `top`: from the container's side inwards.
  package var start: Constraint?
  /// `right` or `bottom`: from the container's side inwards.
  package var end: Constraint?
  /// `leading`: from the container's leading side inwards; only on the horizontal axis.
  package var leading: Constraint?
  /// `trailing`: from the container's trailing side inwards; only on the horizontal axis.
  package var trailing: Constraint?
  /// `width` or `height`.
  package var size: Constraint?
  /// `centerX` or `centerY`: from the container's middle to the box's, positive to the right or down.
  package var center: Constraint?

  private var all: [Constraint?] { [start, end, leading, trailing, size, center] }

  /// True if nothing is declared, not even the removal of a constraint.
  package var isEmpty: Bool { all.allSatisfy { $0 == nil } }

  /// The number of constraints that have a length.
  package var count: Int { all.count { $0?.value != nil } }

  /// True if both physical (left, right) and logical (leading, trailing) sides have a length.
  ///
  /// They contradict each other in one layout direction or the other.
  package var mixesSides: Bool {
    (start?.value ?? end?.value) != nil && (leading?.value ?? trailing?.value) != nil
  }

  /// The constraints with logical sides resolved to physical ones, for a layout direction.
  package func physical(_ direction: LayoutDirection) -> AxisConstraints {
    guard leading != nil || trailing != nil, !mixesSides else { return self }
    var result = self
    (result.leading, result.trailing) = (nil, nil)
    let isMirrored = direction == .rightToLeft
    result.start = (isMirrored ? trailing : leading)?.value.map { .at($0) } ?? start
    result.end = (isMirrored ? leading : trailing)?.value.map { .at($0) } ?? end
    return result
  }
}
