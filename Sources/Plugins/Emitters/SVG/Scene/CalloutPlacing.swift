import TutorialGeometry
import TutorialIR

/// Finds a place for callouts that the tour leaves to its client: a plain reading of what the author asked for, so that
/// a drawing shows where the words will about be.
struct CalloutPlacing {
  private let display: Rect
  private let boundary: Rect
  private let safe: EdgeInsets
  private let text: SceneText
  private let traits: TourTraits
  private static let margin = 16.0
  private static let arrowLength = 10.0
  private static let arrowHalfWidth = 10.0

  /// - Parameter safe: what the system takes of the screen.
  init(display: Size, safe: EdgeInsets, text: SceneText, traits: TourTraits) {
    self.display = Rect(0, 0, display.width, display.height)
    self.safe = safe
    self.text = text
    self.traits = traits
    boundary = self.display.inset(by: safe).inset(by: EdgeInsets(Self.margin))
  }

  /// The step with its callout laid out for the drawing's language, unless the tour has done so or there is none.
  func placed(_ step: TourStep) -> TourStep {
    guard let callout = step.callout, let locale = text.locale, callout.layouts[locale] == nil else { return step }
    var result = step
    result.callout?.layouts.all.append(.init(locale, layout(callout, of: step)))
    return result
  }

  private func layout(_ callout: TourCallout, of step: TourStep) -> TourCalloutLayout {
    let holes = step.cutouts.compactMap { hole in
      hole.frame.intersection(hole.clip ?? display)?.intersection(display)
    }
    switch callout.kind {
    case .sheet:
      let height = callout.sheetHeight ?? size(callout, display.width).height + safe.bottom
      let frame = Rect(0, display.maxY - min(height, display.height), display.width, min(height, display.height))
      return fixed(frame, .bottom)
    case .banner:
      let height = size(callout, boundary.width).height
      return fixed(Rect(boundary.x, safe.top + 8, boundary.width, height), .top)
    case .bubble:
      return bubble(callout, around: holes, avoiding: callout.avoid.map(\.frame))
    }
  }

  private func fixed(_ frame: Rect, _ side: TourPlacement.Side) -> TourCalloutLayout {
    TourCalloutLayout(frame: frame, side: side, align: .center, arrow: nil, measured: false)
  }

  // MARK: Bubbles

  private func bubble(_ callout: TourCallout, around holes: [Rect], avoiding: [Rect]) -> TourCalloutLayout {
    let size = bubbleSize(callout)
    let around = callout.anchor?.frame ?? holes.first.map { holes.dropFirst().reduce($0) { $0.union($1) } }
    guard let target = around else { return centered(size) }
    let asked = callout.placement.flatMap { sides(of: $0) }
    for placement in asked + [.bottom, .top, .right, .left].map({ TourPlacement($0) }) {
      if placement.side == .center { return centered(size) }
      guard let frame = frame(size, at: placement, of: target, gap: callout.gap) else { continue }
      let isFree = !(holes + avoiding).contains { $0.intersection(frame) != nil }
      guard isFree else { continue }
      let arrow = callout.arrow ? arrow(of: frame, towards: target, placement.side) : nil
      return TourCalloutLayout(
        frame: frame, side: placement.side, align: placement.alignment, arrow: arrow, measured: false)
    }
    // Nowhere is room beside the hole: at the end of the screen that is farther from its middle.
    let isLow = target.midY > display.midY
    let y = isLow ? boundary.minY : max(boundary.minY, boundary.maxY - size.height)
    return fixed(Rect(display.midX - size.width / 2, y, size.width, size.height), isLow ? .top : .bottom)
  }

  private func bubbleSize(_ callout: TourCallout) -> Size {
    if let size = callout.size { return size }
    let widest = max(40, min(callout.width, boundary.width))
    let natural = size(callout, widest)
    return Size(natural.width, min(natural.height, callout.maxHeight ?? natural.height))
  }

  private func size(_ callout: TourCallout, _ maxWidth: Double) -> Size {
    CalloutWords.size(callout, text, traits, maxWidth: maxWidth)
  }

  private func centered(_ size: Size) -> TourCalloutLayout {
    let frame = Rect(boundary.midX - size.width / 2, boundary.midY - size.height / 2, size.width, size.height)
    return TourCalloutLayout(frame: frame, side: .center, align: .center, arrow: nil, measured: false)
  }

  /// The physical sides that a placement means.
  private func sides(of placement: TourPlacement) -> [TourPlacement] {
    switch placement.side {
    case .auto: []
    case .leading: [TourPlacement(text.rightToLeft ? .right : .left, placement.alignment)]
    case .trailing: [TourPlacement(text.rightToLeft ? .left : .right, placement.alignment)]
    default: [placement]
    }
  }

  /// The box on a side of the target, shifted into the boundary; nil where the side has no room for it.
  private func frame(_ size: Size, at placement: TourPlacement, of target: Rect, gap: Double) -> Rect? {
    var origin: Point
    switch placement.side {
    case .top: origin = Point(0, target.minY - gap - size.height)
    case .bottom: origin = Point(0, target.maxY + gap)
    case .left: origin = Point(target.minX - gap - size.width, 0)
    case .right: origin = Point(target.maxX + gap, 0)
    default: return nil
    }
    if placement.side == .top || placement.side == .bottom {
      let isStart = (placement.alignment == .start) != text.rightToLeft
      switch placement.alignment {
      case .center: origin.x = target.midX - size.width / 2
      case .start, .end: origin.x = isStart ? target.minX : target.maxX - size.width
      }
      origin.x = max(boundary.minX, min(origin.x, boundary.maxX - size.width))
    } else {
      switch placement.alignment {
      case .center: origin.y = target.midY - size.height / 2
      case .start: origin.y = target.minY
      case .end: origin.y = target.maxY - size.height
      }
      origin.y = max(boundary.minY, min(origin.y, boundary.maxY - size.height))
    }
    let frame = Rect(origin.x, origin.y, size.width, size.height)
    return boundary.contains(frame, tolerance: 0.5) ? frame : nil
  }

  /// The triangle between box and target, clear of the box's corners.
  private func arrow(of frame: Rect, towards target: Rect, _ side: TourPlacement.Side) -> TourCalloutLayout.Arrow? {
    let clear = CalloutDrawing.radius(.bubble) + Self.arrowHalfWidth
    let isAcross = side == .top || side == .bottom
    let (low, high) = isAcross ? (frame.minX, frame.maxX) : (frame.minY, frame.maxY)
    guard high - low >= 2 * clear else { return nil }
    let middle = max(low + clear, min(isAcross ? target.midX : target.midY, high - clear))
    let (before, after, length) = (middle - Self.arrowHalfWidth, middle + Self.arrowHalfWidth, Self.arrowLength)
    switch side {
    case .top:
      return .init(
        tip: Point(middle, frame.maxY + length), baseStart: Point(after, frame.maxY), baseEnd: Point(before, frame.maxY)
      )
    case .bottom:
      return .init(
        tip: Point(middle, frame.minY - length), baseStart: Point(before, frame.minY), baseEnd: Point(after, frame.minY)
      )
    case .left:
      return .init(
        tip: Point(frame.maxX + length, middle), baseStart: Point(frame.maxX, before), baseEnd: Point(frame.maxX, after)
      )
    case .right:
      return .init(
        tip: Point(frame.minX - length, middle), baseStart: Point(frame.minX, after), baseEnd: Point(frame.minX, before)
      )
    default: return nil
    }
  }
}
