import TutorialGeometry
import TutorialTour

/// Fits a hole around an element's live frame.
struct CutoutFit {
  let old: TourCutout
  let new: TourCutout

  /// - Parameter element: the live frame of the element, or the union of the live frames of all elements in the hole.
  init(_ cutout: TourCutout, around element: Rect, clip: Rect?, division: OutlineDivision) {
    old = cutout
    var result = cutout
    result.element = element
    result.frame = Self.frame(of: cutout, around: element)
    result.outline = OutlineFit(shape: cutout.shape, from: cutout.frame, to: result.frame, division: division).fit(
      cutout.outline)
    result.clip = clip
    new = result
  }

  /// The live element with the compiled padding around it.
  ///
  /// A circle keeps its distance from the element's corners if it surrounded them, or else from its nearest sides.
  private static func frame(of cutout: TourCutout, around element: Rect) -> Rect {
    guard cutout.shape == .circle else { return element.moved(as: cutout.element, to: cutout.frame) }
    let radius = cutout.frame.width / 2
    let isAround = radius >= cutout.element.halfDiagonal - 0.001
    let padding = radius - (isAround ? cutout.element.halfDiagonal : cutout.element.smallerSide / 2)
    let fresh = max(0, (isAround ? element.halfDiagonal : element.smallerSide / 2) + padding)
    // With uneven padding the centres of element and circle differ; the offset between them stays.
    let x = element.midX + cutout.frame.midX - cutout.element.midX
    let y = element.midY + cutout.frame.midY - cutout.element.midY
    return Rect(x - fresh, y - fresh, 2 * fresh, 2 * fresh)
  }
}

extension Rect {
  fileprivate var halfDiagonal: Double { (width * width + height * height).squareRoot() / 2 }
}
