import TutorialGeometry
import TutorialLanguage
import TutorialSyntax
import TutorialValues

/// Computes the hole around one element.
struct CutoutPlanner {
  let rightToLeft: Bool
  /// Figma's corner smoothing that matches iOS's continuous corners.
  private static let continuousSmoothing = 0.6

  /// A hole before it is clipped to the screen.
  struct Drawing {
    /// The rectangle that the hole is drawn around, in the element's local coordinates.
    let base: Rect
    /// The hole in the element's local coordinates.
    let hole: PaddedShape
    /// The transform from local to global coordinates.
    let toGlobal: Transform
    /// True if the hole would exceed the limit of coordinates. The drawing is then empty.
    let isBeyondLimits: Bool

    init(base: Rect, hole: PaddedShape, toGlobal: Transform, isBeyondLimits: Bool = false) {
      self.base = base
      self.hole = hole
      self.toGlobal = toGlobal
      self.isBeyondLimits = isBeyondLimits
      outline = toGlobal == .identity ? hole.outline : hole.outline.applying(toGlobal)
    }

    /// The outline in global coordinates.
    let outline: Outline
    /// The bounding box in global coordinates.
    ///
    /// A rotated hole has the bounding box of its curve. The rotated corners of its own box would stick out at round
    /// curves and keep callouts away.
    var frame: Rect {
      let box = toGlobal.bounds(of: hole.frame)
      return !toGlobal.keepsAxes && !hole.frame.isEmpty ? outline.bounds : box
    }

    /// An empty drawing, in place of a hole that exceeds the limit of coordinates.
    static let beyondLimits = Drawing(
      base: Rect(0, 0, 0, 0), hole: Shape.named(.rect).padded(in: Rect(0, 0, 0, 0), by: .zero), toGlobal: .identity,
      isBeyondLimits: true)
  }

  /// Computes the hole for an element.
  ///
  /// - Parameters:
  ///   - frame: the element's frame in local coordinates.
  ///   - shape: the element's own shape, or nil if it isn't known.
  ///   - cutout: the cutout's keys from the target and the step.
  func draw(_ frame: Rect, shape: Shape?, toGlobal: Transform, cutout: CutoutPartial) -> Drawing {
    let base = cutout.size.map { place($0.value, at: cutout.pointOrDefault, of: frame) } ?? frame
    // A hole of fixed size isn't padded, unless padding is written.
    let isPadded = cutout.size == nil || cutout.padding != nil
    let outsets = isPadded ? cutout.paddingOrDefault.edges(rightToLeft: rightToLeft) : .zero
    let hole: PaddedShape
    switch cutout.shapeOrDefault {
    case .auto where cutout.radius == nil && cutout.corners == nil && shape != nil:
      hole = (shape ?? .named(.rect)).padded(in: base, by: outsets)
    case .auto, .roundedRect:
      hole = rounded(base, outsets, cutout)
    case .named(.circle):
      hole = circle(base, shape: shape, outsets, cutout)
    case .named(let name):
      hole = Shape.named(name).padded(in: base, by: outsets)
    case .squircle:
      hole = (CutoutPartial.squircle ?? .named(.rect)).padded(in: base, by: outsets)
    case .path(let path):
      hole = Shape.path(path).padded(in: base, by: outsets)
    }
    let drawing = Drawing(base: base, hole: hole, toGlobal: toGlobal)
    let isWithinLimits =
      hole.frame.isWithinLimits && drawing.outline.isWithinLimits && drawing.frame.isWithinLimits
    return isWithinLimits ? drawing : .beyondLimits
  }

  private func rounded(_ base: Rect, _ outsets: EdgeInsets, _ cutout: CutoutPartial) -> PaddedShape {
    let radii = cutout.radius?.value ?? CornerRadii(CutoutPartial.plainRadius)
    let smoothing = cutout.cornersOrDefault == .continuous ? Self.continuousSmoothing : 0
    return Shape.roundedRect(radii, smoothing: smoothing).padded(in: base, by: outsets, explicitRadii: radii)
  }

  /// Returns a circle around the element's outline, or one inscribed in its frame.
  ///
  /// A circle of fixed size is inscribed in that size.
  private func circle(_ base: Rect, shape: Shape?, _ outsets: EdgeInsets, _ cutout: CutoutPartial) -> PaddedShape {
    let radius: Double
    if cutout.fitOrDefault == .inscribe || cutout.size != nil {
      let smallest = min(min(outsets.top, outsets.bottom), min(outsets.left, outsets.right))
      radius = min(base.width, base.height) / 2 + smallest
    } else {
      let largest = max(max(outsets.top, outsets.bottom), max(outsets.left, outsets.right))
      radius = (shape ?? .rect).circumscribedRadius(in: base) + largest
    }
    let side = max(0, radius * 2)
    let frame = Rect(base.midX - side / 2, base.midY - side / 2, side, side)
    return Shape.named(.circle).padded(in: frame, by: .zero)
  }

  /// Returns a box of fixed size, aligned in a frame with the sides that the point names.
  private func place(_ size: Size, at point: TargetPoint, of frame: Rect) -> Rect {
    let (across, down) = point.fractions(rightToLeft: rightToLeft)
    return Rect(
      frame.x + (frame.width - size.width) * across, frame.y + (frame.height - size.height) * down, size.width,
      size.height)
  }
}

extension TargetPoint {
  /// Returns the point's position across and down the frame, 0 to 1.
  package func fractions(rightToLeft: Bool) -> (across: Double, down: Double) {
    let leading = rightToLeft ? 1.0 : 0.0
    let trailing = 1 - leading
    return switch self {
    case .center: (0.5, 0.5)
    case .top: (0.5, 0)
    case .bottom: (0.5, 1)
    case .leading: (leading, 0.5)
    case .trailing: (trailing, 0.5)
    case .left: (0, 0.5)
    case .right: (1, 0.5)
    case .topLeading: (leading, 0)
    case .topTrailing: (trailing, 0)
    case .bottomLeading: (leading, 1)
    case .bottomTrailing: (trailing, 1)
    case .topLeft: (0, 0)
    case .topRight: (1, 0)
    case .bottomLeft: (0, 1)
    case .bottomRight: (1, 1)
    }
  }
}
