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

  /// The placement that is written `text`, if it is one.
  init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count <= 2, let first = parts.first, let side = Side(rawValue: String(first)) else { return nil }
    guard parts.count == 2 else {
      self.init(side)
      return
    }
    guard side.hasAlignment, let alignment = Alignment(rawValue: String(parts[1])), alignment != .center else {
      return nil
    }
    self.init(side, alignment)
  }

  /// All placements as they are written.
  static var names: [String] {
    Side.allCases.flatMap { side in
      side.hasAlignment ? [side.rawValue, side.rawValue + "-start", side.rawValue + "-end"] : [side.rawValue]
    }
  }
}

extension Placement.Side {
  /// Whether there is an edge to line up with.
  fileprivate var hasAlignment: Bool { self != .center && self != .auto }
}
