package import TutorialGeometry
import TutorialSyntax

/// How an element comes to its frame.
package enum ElementPlacement: Sendable {
  /// As measured, in the coordinates of its space.
  case frame(Rect)
  /// As a box in another.
  case place(BoxDeclaration)
  /// As a box in another, which it shares among its items.
  case line(LineDeclaration)

  /// The placement with what it leaves out taken from an inherited one of the same kind.
  package func merged(over base: ElementPlacement?) -> ElementPlacement {
    switch (self, base) {
    case (.place(let own), .place(let inherited)):
      return .place(own.merged(over: inherited))
    case (.line(let own), .line(let inherited)) where own.axis == inherited.axis:
      return .line(own.merged(over: inherited))
    default:
      return self
    }
  }

  /// The box, unless it is a plain frame.
  package var box: BoxDeclaration? {
    switch self {
    case .frame: nil
    case .place(let box): box
    case .line(let line): line.box
    }
  }

  /// The row or column, if it is one.
  package var line: LineDeclaration? {
    if case .line(let line) = self { line } else { nil }
  }
}

/// A box placed as CSS places an absolute one: two constraints on each axis fix it.
package struct BoxDeclaration: Sendable {
  /// `in`: `viewport`, `safeArea` or an element; the viewport where nothing is written.
  package var container: Sourced<String>?
  /// `left`, `right`, `width` and `centerX`.
  package var horizontal = AxisConstraints()
  /// `top`, `bottom`, `height` and `centerY`.
  package var vertical = AxisConstraints()
  /// Whether a key did not decode, so that its absence is no finding.
  package var isPartial = false

  /// A box that nothing is written of.
  package init() {}

  /// The box with what it leaves out taken from an inherited one.
  package func merged(over base: BoxDeclaration) -> BoxDeclaration {
    var result = self
    result.container = container ?? base.container
    result.horizontal = horizontal.merged(over: base.horizontal)
    result.vertical = vertical.merged(over: base.vertical)
    result.isPartial = isPartial || base.isPartial
    return result
  }

  /// Whether nothing is written of it.
  package var isEmpty: Bool { container == nil && horizontal.count == 0 && vertical.count == 0 }
}

/// What is written about a box along one axis, in logical units.
package struct AxisConstraints: Sendable, Hashable {
  /// `left` or `top`: from the container's side inwards.
  package var start: Double?
  /// `right` or `bottom`: from the container's side inwards.
  package var end: Double?
  /// `width` or `height`.
  package var size: Double?
  /// `centerX` or `centerY`: from the container's middle to the box's, positive to the right or down.
  package var center: Double?

  /// Nothing.
  package init() {}

  /// How many are written.
  package var count: Int { [start, end, size, center].count { $0 != nil } }

  /// The constraints with what they leave out taken from inherited ones.
  package func merged(over base: AxisConstraints) -> AxisConstraints {
    var result = self
    result.start = start ?? base.start
    result.end = end ?? base.end
    result.size = size ?? base.size
    result.center = center ?? base.center
    return result
  }
}

/// A `row` or a `column`: a box that is shared equally among items.
package struct LineDeclaration: Sendable {
  /// The way in which the items follow each other.
  package enum Axis: Sendable, Hashable {
    /// `row`: in reading order.
    case row
    /// `column`: downwards.
    case column
  }

  /// A row or a column.
  package var axis: Axis
  /// The box.
  package var box = BoxDeclaration()
  /// `gap`: between two items.
  package var gap: Double?
  /// `items`: the ids of the elements, in reading order.
  package var items: [Sourced<String>]?

  /// A row or column that nothing is written of.
  package init(axis: Axis) {
    self.axis = axis
  }

  /// The row with what it leaves out taken from an inherited one.
  package func merged(over base: LineDeclaration) -> LineDeclaration {
    var result = self
    result.box = box.merged(over: base.box)
    result.gap = gap ?? base.gap
    result.items = items ?? base.items
    return result
  }
}
