import TutorialGeometry
import TutorialLanguage

/// The covers of an element that are bars.
///
/// A bar spans a whole edge of the display, or of the element's window, and touches that edge or another bar that does.
/// The system's bars count as bars to touch.
struct EdgeBars {
  enum Edge {
    case top, bottom, left, right
  }

  /// More bars than any display has.
  private static let mostBars = 20
  private let display: Rect
  private var strips: [(frame: Rect, edge: Edge)] = []

  init(_ visibility: ElementVisibility, in snapshot: Snapshot) {
    display = snapshot.display.bounds
    let window = snapshot.elements.window(visibility.index)
    let bars = [snapshot.insets.statusBars, snapshot.insets.navigationBars].compactMap(\.self)
    var placed = bars.flatMap { display.strips($0) }
    let systemCount = placed.count
    var waiting = visibility.covers.map { cover -> (frame: Rect, bounds: Rect) in
      guard case .occluder(let place) = cover.kind, let window, snapshot.occluders[place].window == window else {
        return (cover.frame, display)
      }
      return (cover.frame, snapshot.windows[window].frame)
    }
    // Each pass places the bars that touch one of the pass before.
    var count = -1
    while count < placed.count, placed.count < Self.mostBars {
      count = placed.count
      waiting.removeAll { bar in
        guard placed.count < Self.mostBars, let edge = edge(of: bar.frame, bar.bounds, beside: placed) else {
          return false
        }
        placed.append((bar.frame, edge))
        return true
      }
    }
    strips = Array(placed.dropFirst(systemCount))
  }

  /// Returns the strip from the display's edge to the far side of a bar, or nil if the cover isn't a bar.
  func strip(of cover: ElementVisibility.Cover) -> Rect? {
    guard let edge = strips.first(where: { $0.frame == cover.frame })?.edge else { return nil }
    return switch edge {
    case .top: Rect(display.minX, display.minY, display.width, cover.frame.maxY - display.minY)
    case .bottom: Rect(display.minX, cover.frame.minY, display.width, display.maxY - cover.frame.minY)
    case .left: Rect(display.minX, display.minY, cover.frame.maxX - display.minX, display.height)
    case .right: Rect(cover.frame.minX, display.minY, display.maxX - cover.frame.minX, display.height)
    }
  }

  /// Returns the one edge that a bar lies at, or nil if it isn't a bar.
  private func edge(of frame: Rect, _ bounds: Rect, beside bars: [(frame: Rect, edge: Edge)]) -> Edge? {
    func touches(_ edge: Edge) -> Bool {
      if distance(of: frame, from: edge, bounds) <= 0.5 { return true }
      return bars.contains { bar in
        guard bar.edge == edge else { return false }
        return switch edge {
        case .top: abs(frame.minY - bar.frame.maxY) <= 0.5
        case .bottom: abs(frame.maxY - bar.frame.minY) <= 0.5
        case .left: abs(frame.minX - bar.frame.maxX) <= 0.5
        case .right: abs(frame.maxX - bar.frame.minX) <= 0.5
        }
      }
    }
    func spans(_ first: Edge, _ second: Edge) -> Bool {
      distance(of: frame, from: first, bounds) <= 0.5 && distance(of: frame, from: second, bounds) <= 0.5
    }
    let isWide = spans(.left, .right)
    guard isWide || spans(.top, .bottom) else { return nil }
    let (first, second): (Edge, Edge) = isWide ? (.top, .bottom) : (.left, .right)
    let (isFirst, isSecond) = (touches(first), touches(second))
    return isFirst == isSecond ? nil : isFirst ? first : second
  }

  /// Returns the distance of a box's side from an edge, positive inwards.
  private func distance(of frame: Rect, from edge: Edge, _ bounds: Rect) -> Double {
    switch edge {
    case .top: frame.minY - bounds.minY
    case .bottom: bounds.maxY - frame.maxY
    case .left: frame.minX - bounds.minX
    case .right: bounds.maxX - frame.maxX
    }
  }
}

extension Rect {
  /// Returns the strips along the edges that some insets take, without empty ones.
  func strips(_ insets: EdgeInsets) -> [(frame: Rect, edge: EdgeBars.Edge)] {
    let all: [(frame: Rect, edge: EdgeBars.Edge)] = [
      (Rect(minX, minY, width, insets.top), .top), (Rect(minX, maxY - insets.bottom, width, insets.bottom), .bottom),
      (Rect(minX, minY, insets.left, height), .left), (Rect(maxX - insets.right, minY, insets.right, height), .right),
    ]
    return all.filter { !$0.frame.isEmpty }
  }

  /// Returns the rectangle without a bar along one edge of the display.
  func cutting(edgeBar bar: Rect, of display: Rect) -> Rect {
    var edges = (left: minX, top: minY, right: maxX, bottom: maxY)
    if bar.width >= display.width - 1 {
      if bar.midY < display.midY {
        edges.top = max(edges.top, bar.maxY)
      } else {
        edges.bottom = min(edges.bottom, bar.minY)
      }
    } else {
      if bar.midX < display.midX {
        edges.left = max(edges.left, bar.maxX)
      } else {
        edges.right = min(edges.right, bar.minX)
      }
    }
    return Rect(edges.left, edges.top, max(0, edges.right - edges.left), max(0, edges.bottom - edges.top))
  }
}
