import TutorialSyntax

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

/// The placements as they are written.
enum PlacementName: String, DocumentKey {
  case top, topStart = "top-start", topEnd = "top-end"
  case bottom, bottomStart = "bottom-start", bottomEnd = "bottom-end"
  case leading, leadingStart = "leading-start", leadingEnd = "leading-end"
  case trailing, trailingStart = "trailing-start", trailingEnd = "trailing-end"
  case left, leftStart = "left-start", leftEnd = "left-end"
  case right, rightStart = "right-start", rightEnd = "right-end"
  case center, auto

  static let table = KeyTable<Self>()

  /// What the name says.
  var placement: Placement {
    switch self {
    case .top: Placement(.top)
    case .topStart: Placement(.top, .start)
    case .topEnd: Placement(.top, .end)
    case .bottom: Placement(.bottom)
    case .bottomStart: Placement(.bottom, .start)
    case .bottomEnd: Placement(.bottom, .end)
    case .leading: Placement(.leading)
    case .leadingStart: Placement(.leading, .start)
    case .leadingEnd: Placement(.leading, .end)
    case .trailing: Placement(.trailing)
    case .trailingStart: Placement(.trailing, .start)
    case .trailingEnd: Placement(.trailing, .end)
    case .left: Placement(.left)
    case .leftStart: Placement(.left, .start)
    case .leftEnd: Placement(.left, .end)
    case .right: Placement(.right)
    case .rightStart: Placement(.right, .start)
    case .rightEnd: Placement(.right, .end)
    case .center: Placement(.center)
    case .auto: Placement(.auto)
    }
  }
}
