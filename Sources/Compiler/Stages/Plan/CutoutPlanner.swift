import TutorialGeometry
import TutorialLanguage
import TutorialSyntax

/// Draws the hole around one element.
struct CutoutPlanner {
  private let source: SourceText
  private let rightToLeft: Bool
  /// Figma's smoothing for what iOS draws.
  private static let continuousSmoothing = 0.6

  init(source: SourceText, rightToLeft: Bool) {
    self.source = source
    self.rightToLeft = rightToLeft
  }

  /// A hole before its place on the screen, and what deserves a word about it.
  struct Drawing {
    /// The hole in the element's own coordinates.
    var hole: PaddedShape
    /// From there to global coordinates.
    var toGlobal: Transform
    var diagnostics: [Diagnostic]

    /// The outline in global coordinates.
    var outline: Outline { toGlobal.isIdentity ? hole.outline : hole.outline.applying(toGlobal) }
    /// The box in global coordinates. Of a turned hole it is that of the curve: the corners of its own box, which stick
    /// out where the curve is round, would keep callouts away from it.
    var frame: Rect {
      let box = toGlobal.bounds(of: hole.frame)
      return !toGlobal.keepsAxes && !hole.frame.isEmpty ? outline.bounds : box
    }

    /// Nothing, in the place of a hole that leads beyond the limit of coordinates.
    static func beyondLimits(_ diagnostics: [Diagnostic]) -> Drawing {
      Drawing(
        hole: Shape.rect.padded(in: Rect(0, 0, 0, 0), by: .zero), toGlobal: .identity, diagnostics: diagnostics)
    }
  }

  /// The hole for an element.
  ///
  /// - Parameters:
  ///   - frame: the element's frame in its own coordinates.
  ///   - shape: the element's own shape, if it is known.
  ///   - cutout: what the item and the step say of the hole.
  ///   - range: where the target is written.
  func draw(
    _ frame: Rect, shape: Shape?, toGlobal: Transform, cutout: CutoutPartial, at range: ByteRange
  ) -> Drawing {
    var diagnostics: [Diagnostic] = []
    let base = cutout.size.map { place($0.value, at: cutout.pointOrDefault, of: frame) } ?? frame
    // A hole of fixed size has that size, unless padding is asked for.
    let isPadded = cutout.size == nil || cutout.padding != nil
    let outsets = isPadded ? cutout.paddingOrDefault.edges(rightToLeft: rightToLeft) : .zero
    let hole: PaddedShape
    switch cutout.shapeOrDefault {
    case .auto where cutout.radius == nil && cutout.corners == nil && shape != nil:
      hole = (shape ?? .rect).padded(in: base, by: outsets)
    case .auto, .roundedRect:
      hole = rounded(base, outsets, cutout)
    case .rect:
      hole = Shape.rect.padded(in: base, by: outsets)
    case .circle:
      hole = circle(base, shape: shape, outsets, cutout)
      if let shape = cutout.shape, base.isOblong, cutout.fit == nil {
        diagnostics.append(circleOnOblong(base, at: shape.range))
      }
    case .ellipse:
      hole = Shape.ellipse.padded(in: base, by: outsets)
    case .capsule:
      hole = Shape.capsule.padded(in: base, by: outsets)
    case .squircle:
      hole = (CutoutPartial.squircle ?? .rect).padded(in: base, by: outsets)
    case .path(let path):
      hole = Shape.path(path).padded(in: base, by: outsets)
      if let shape = cutout.shape, isDistorted(path.viewBox, in: hole.frame) {
        diagnostics.append(distorted(path.viewBox, in: hole.frame, at: shape.range))
      }
    }
    let drawing = Drawing(hole: hole, toGlobal: toGlobal, diagnostics: [])
    guard hole.frame.isWithinLimits, drawing.outline.isWithinLimits, drawing.frame.isWithinLimits else {
      return .beyondLimits([tooFar(at: cutout.size?.range ?? cutout.padding?.range ?? range)])
    }
    if hole.radiiClamped, let radius = cutout.radius, !isCapsuleIdiom(radius.value, in: hole.frame) {
      diagnostics.append(clamped(hole.frame, at: radius.range))
    }
    if hole.frame.isEmpty { diagnostics.append(empty(at: cutout.padding?.range ?? range)) }
    return Drawing(hole: hole, toGlobal: toGlobal, diagnostics: diagnostics)
  }

  private func tooFar(at range: ByteRange) -> Diagnostic {
    Diagnostic(.limitExceeded, "the hole lies beyond the limit of coordinates, ±1e7", at: span(range))
  }

  private func rounded(_ base: Rect, _ outsets: EdgeInsets, _ cutout: CutoutPartial) -> PaddedShape {
    let radii = cutout.radius?.value ?? CornerRadii(CutoutPartial.plainRadius)
    let smoothing = cutout.cornersOrDefault == .continuous ? Self.continuousSmoothing : 0
    return Shape.roundedRect(radii, smoothing: smoothing).padded(in: base, by: outsets, explicitRadii: radii)
  }

  /// A circle around the element's own outline, or inside its frame. One of fixed size fills that size.
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
    return Shape.circle.padded(in: frame, by: .zero)
  }

  /// A box of fixed size inside a frame: its edges meet the frame's on the sides that the point names.
  private func place(_ size: Size, at point: TargetPoint, of frame: Rect) -> Rect {
    let (across, down) = point.fractions(rightToLeft: rightToLeft)
    return Rect(
      frame.x + (frame.width - size.width) * across, frame.y + (frame.height - size.height) * down, size.width,
      size.height)
  }

  /// Whether the radii only say "as round as can be".
  private func isCapsuleIdiom(_ radii: CornerRadii, in frame: Rect) -> Bool {
    radii.areEqual && radii.largest >= max(frame.width, frame.height)
  }

  private func isDistorted(_ viewBox: Rect, in frame: Rect) -> Bool {
    guard !frame.isEmpty else { return false }
    let stretch = (frame.width / viewBox.width) / (frame.height / viewBox.height)
    return stretch > 1.01 || stretch < 1 / 1.01
  }
}

extension CutoutPlanner {
  private func span(_ range: ByteRange) -> SourceSpan { SourceSpan(source, range) }

  private func circleOnOblong(_ frame: Rect, at range: ByteRange) -> Diagnostic {
    Diagnostic(
      .circleOnOblong,
      "a circle around \(describe(frame.width)) × \(describe(frame.height)) is mostly empty",
      at: span(range),
      notes: [.init("`capsule` follows the target; `fit: inscribe` or `circumscribe` says it is meant")])
  }

  private func distorted(_ viewBox: Rect, in frame: Rect, at range: ByteRange) -> Diagnostic {
    Diagnostic(
      .distortedShape,
      "the path is stretched from \(describe(viewBox.width)) × \(describe(viewBox.height)) to "
        + "\(describe(frame.width)) × \(describe(frame.height))",
      at: span(range))
  }

  private func clamped(_ frame: Rect, at range: ByteRange) -> Diagnostic {
    Diagnostic(
      .radiusClamped,
      "the radius does not fit \(describe(frame.width)) × \(describe(frame.height)) and is made smaller",
      at: span(range), notes: [.init("`shape: capsule`, or `radius: 999`, says as round as can be")])
  }

  private func empty(at range: ByteRange) -> Diagnostic {
    Diagnostic(.zeroSizeTarget, "the padding leaves nothing of the hole", at: span(range))
  }
}

extension Rect {
  /// Whether one side is more than twice the other.
  fileprivate var isOblong: Bool { max(width, height) > 2 * min(width, height) }
}

extension Transform {
  fileprivate var isIdentity: Bool { self == .identity }
}

extension TargetPoint {
  /// How far across and down the frame it lies, 0 to 1.
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
