import TutorialGeometry

/// Moves a callout with what it points at, and keeps it on the display.
struct CalloutFit {
  /// What it pointed at, and where that is now.
  let from: Rect
  let to: Rect
  /// The display and its safe area now.
  let display: Rect
  let safeArea: Rect

  /// The layout where its callout is to lie now. A sheet stays at the bottom edge and a banner at the top, as wide as
  /// they were or as the display.
  func fit(_ layout: TourCalloutLayout, kind: TourCallout.Kind, in measured: Size) -> TourCalloutLayout {
    var result = layout
    if kind != .bubble {
      let width = layout.frame.width >= measured.width - 1 ? display.width : min(layout.frame.width, display.width)
      let x = layout.frame.width >= measured.width - 1 ? 0 : (display.width - width) / 2
      let bottom = display.height - (measured.height - layout.frame.maxY)
      result.frame = Rect(x, kind == .sheet ? bottom - layout.frame.height : layout.frame.y, width, layout.frame.height)
      return result
    }
    let shift = Point(shiftAcross(layout.side), shiftDown(layout.side))
    let wanted = Rect(
      layout.frame.x + shift.x, layout.frame.y + shift.y, layout.frame.width, layout.frame.height)
    result.frame = wanted.kept(inside: safeArea)
    result.arrow = layout.arrow.map { arrow in
      TourCalloutLayout.Arrow(
        tip: Point(arrow.tip.x + shift.x, arrow.tip.y + shift.y),
        baseStart: Point(arrow.baseStart.x + shift.x, arrow.baseStart.y + shift.y),
        baseEnd: Point(arrow.baseEnd.x + shift.x, arrow.baseEnd.y + shift.y))
    }
    return result
  }

  /// A callout at the left or right keeps its distance from that side, any other stays about the middle.
  private func shiftAcross(_ side: TourPlacement.Side) -> Double {
    switch side {
    case .left: to.minX - from.minX
    case .right: to.maxX - from.maxX
    default: to.midX - from.midX
    }
  }

  private func shiftDown(_ side: TourPlacement.Side) -> Double {
    switch side {
    case .top: to.minY - from.minY
    case .bottom: to.maxY - from.maxY
    default: to.midY - from.midY
    }
  }
}

extension Rect {
  /// The rectangle moved into another one, its top left first where it is too large.
  fileprivate func kept(inside room: Rect) -> Rect {
    Rect(max(room.minX, min(x, room.maxX - width)), max(room.minY, min(y, room.maxY - height)), width, height)
  }
}
