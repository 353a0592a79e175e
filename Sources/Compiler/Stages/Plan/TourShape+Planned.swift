import TutorialGeometry
import TutorialTour

extension TourShape {
  /// What a hole is once it lies on the screen: its form by name where the way to the screen keeps it one, else a path.
  init(_ hole: PaddedShape, toGlobal: Transform) {
    guard toGlobal.keepsAxes else {
      self = .path
      return
    }
    let isUniform = toGlobal.a == toGlobal.d
    switch hole.shape {
    case .rect: self = .rect
    case .ellipse: self = .ellipse
    case .circle: self = isUniform ? .circle : .ellipse
    case .capsule: self = isUniform ? .capsule : .path
    case .path: self = .path
    case .roundedRect(let radii, let smoothing):
      guard isUniform else {
        self = .path
        return
      }
      let fitting = radii.scaledToFit(hole.frame.size).0
      self = .roundedRect(
        radii: [fitting.topLeft, fitting.topRight, fitting.bottomRight, fitting.bottomLeft].map { $0 * toGlobal.a },
        smoothing: smoothing)
    }
  }
}
