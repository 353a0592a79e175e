import TutorialGeometry

/// Reads a scene from numbers.
///
/// Their order: 1 and the reference, or 0; the boundary; the gap; 1 for an arrow; 1 for right-to-left; the smallest
/// width (negative for none); the text (its width on one line, the height of a line or 0 for a box of that width, the
/// largest width or that box's height); the number of placements, and the placements; the number of obstacles, and the
/// obstacles.
///
/// A placement is 0 for `auto`, 1 for `center`, else 2 plus three times the side plus the alignment, in their declared
/// order.
struct SceneReader {
  private var numbers: [Double]

  init(_ line: String) { numbers = line.split(separator: " ").compactMap { Double($0) }.reversed() }

  /// The scene, and its callout's content.
  mutating func read() -> (scene: CalloutScene, words: Words) {
    let reference = number() == 1 ? rect() : nil
    var scene = CalloutScene(reference: reference, boundary: rect())
    scene.gap = number()
    scene.arrow = number() == 1 ? CalloutArrowForm(length: 10, base: 20, clearance: 14) : nil
    scene.isRightToLeft = number() == 1
    let narrowest = number()
    scene.narrowest = narrowest < 0 ? .infinity : narrowest
    let words = Words(whole: number(), line: number(), limit: number())
    scene.placements = (0..<count()).map { _ in placement() }
    scene.obstacles = (0..<count()).map { _ in rect() }
    return (scene, words)
  }

  private mutating func number() -> Double { numbers.popLast() ?? 0 }
  private mutating func count() -> Int { max(0, Int(exactly: number()) ?? 0) }
  private mutating func rect() -> Rect { Rect(number(), number(), number(), number()) }

  private mutating func placement() -> CalloutPlacement {
    let code = count()
    guard code > 1 else { return code == 0 ? .auto : .center }
    return .beside(CalloutSide.allCases[(code - 2) / 3 % 4], CalloutAlignment.allCases[(code - 2) % 3])
  }
}

/// A text that can be broken anywhere, or a box of fixed size.
struct Words {
  let whole: Double
  let line: Double
  let limit: Double

  /// The content's size in a callout of the given width.
  func size(_ width: Double) -> Size {
    guard line > 0 else { return Size(whole, limit) }
    let widest = min(width, limit, whole)
    return Size(widest, max(1, (whole / widest).rounded(.up)) * line)
  }
}
