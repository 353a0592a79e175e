package import TutorialTour

/// What is written about a box along one axis, in logical units.
package struct AxisConstraints: Sendable, Hashable {
  /// One constraint, as it is written.
  package enum Constraint: Sendable, Hashable {
    /// So much.
    case at(Double)
    /// `null`: none, whatever is inherited.
    case removed

    /// How much; nil where it was taken away.
    package var value: Double? {
      if case .at(let value) = self { return value }
      return nil
    }
  }

  /// `left` or `top`: from the container's side inwards.
  package var start: Constraint?
  /// `right` or `bottom`: from the container's side inwards.
  package var end: Constraint?
  /// `leading`: from the container's side where lines begin inwards; on the horizontal axis alone.
  package var leading: Constraint?
  /// `trailing`: from the container's side where lines end inwards; on the horizontal axis alone.
  package var trailing: Constraint?
  /// `width` or `height`.
  package var size: Constraint?
  /// `centerX` or `centerY`: from the container's middle to the box's, positive to the right or down.
  package var center: Constraint?

  /// Nothing.
  package init() {}

  private var all: [Constraint?] { [start, end, leading, trailing, size, center] }

  /// Whether nothing is written, not even that something is taken away.
  package var isEmpty: Bool { all.allSatisfy { $0 == nil } }

  /// How many there are.
  package var count: Int { all.count { $0?.value != nil } }

  /// Whether sides are named both by where they are and by where lines begin: they contradict each other, or would for
  /// who reads from the other side.
  package var mixesSides: Bool {
    (start?.value ?? end?.value) != nil && (leading?.value ?? trailing?.value) != nil
  }

  /// The same by where the sides are, for who reads in a direction.
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
