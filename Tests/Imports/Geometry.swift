import TutorialGeometry

/// Code that draws callouts without a tour, and places them by the same rules.
func place(_ target: Rect, on display: Size) -> Rect {
  let scene = CalloutScene(
    reference: target, boundary: Rect(0, 0, display.width, display.height), obstacles: [target],
    placements: [.beside(.top, .center), .auto], gap: 12,
    arrow: CalloutArrowForm(length: 10, base: 20, clearance: 14), isRightToLeft: false, narrowest: 160)
  let spot: CalloutSpot = scene.solve(Size(200, 80)).spot
  return spot.frame.union(target)
}
