/// Where a callout stands: a side of the anchor and an alignment along it.
package struct Placement: Sendable, Hashable {
  /// A side of the anchor, or a place of its own.
  package enum Side: String, Sendable, CaseIterable {
    case top, bottom, leading, trailing, left, right
    /// The middle of the viewport.
    case center
    /// Whichever side has room.
    case auto
  }

  /// Which ends line up.
  package enum Alignment: String, Sendable, CaseIterable {
    case start, center, end
  }

  /// The side.
  package var side: Side
  /// The alignment; `center` where none is written.
  package var alignment: Alignment

  /// A placement at `side`.
  package init(_ side: Side, _ alignment: Alignment = .center) {
    self.side = side
    self.alignment = alignment
  }

  /// As it is written: `top`, `bottom-start`, `auto`.
  package var name: String { alignment == .center ? side.rawValue : "\(side.rawValue)-\(alignment.rawValue)" }
}
