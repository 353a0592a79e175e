public import TutorialGeometry
public import TutorialPlayback
import TutorialPluginKit
import TutorialSyntax
public import TutorialTour

/// Draws a sprite around the origin.
///
/// Symbols and images belong to the app: a few common shapes are drawn, and a plain sign replaces all others.
public struct SpriteDrawing: Sendable {
  /// A shape that represents a symbol.
  public enum Sign: String, Sendable, Hashable {
    /// The sign for the symbols `heart` and `favorite`.
    case heart
    /// The sign for the symbol `star`.
    case star
    /// The sign for all other symbols.
    case disc
    /// The sign for images.
    case square

    /// Returns the sign for a picture; `isMeant` is true if it has the symbol's own shape.
    public static func sign(for picture: TourSprite.Picture) -> (sign: Sign, isMeant: Bool) {
      guard case .symbol(let name) = picture else { return (.square, false) }
      switch name {
      case "heart.fill", "heart", "favorite": return (.heart, name != "heart")
      case "star.fill", "star": return (.star, name != "star")
      case "circle.fill": return (.disc, true)
      case "square.fill": return (.square, true)
      default: return (.disc, false)
      }
    }
  }

  private let picture: TourSprite.Picture
  private let color: TourColor?
  private let size: Size

  /// Prepares a picture of a size. Without a colour, it's drawn in the theme's.
  public init(_ picture: TourSprite.Picture, color: TourColor?, size: Size) {
    self.picture = picture
    self.color = color
    self.size = size
  }

  /// Draws the sprite.
  public func draw(into writer: inout SVGWriter) {
    let sign = Sign.sign(for: picture).sign
    writer.leaf(
      "path",
      [
        "class": color == nil ? "action" : nil, "fill": color?.svgOpaque,
        "fill-opacity": color.flatMap { $0.svgOpacity == 1 ? nil : $0.svgOpacity.svg(decimals: 4) },
        "transform": "scale(\((size.width / 24).svg(decimals: 4)) \((size.height / 24).svg(decimals: 4)))",
        "d": sign.path,
      ])
  }
}

extension TourStep {
  /// The signs that drawings show in place of the step's images and symbols: `a square for the app's image "confetti"`.
  public var substitutes: [String] {
    sprites.filter { !SpriteDrawing.Sign.sign(for: $0.picture).isMeant }.map { sprite in
      switch sprite.picture {
      case .image(let name): "a square for the app's image \"\(Diagnostic.excerpt(name))\""
      case .symbol(let name): "a plain sign for the symbol \"\(Diagnostic.excerpt(name))\""
      }
    }
  }
}

extension SpriteDrawing.Sign {
  /// The shape in a box of 24 by 24 around the origin, as the bare coordinates of a closed outline.
  public var outline: [Double] {
    switch self {
    case .heart:
      [
        0, 10, -2, 8.2, -11, 1.8, -11, -4, -11, -7.5, -8.4, -9.6, -5.6, -9.6, -3.2, -9.6, -1.2, -8.3, 0, -6.2, 1.2,
        -8.3,
        3.2, -9.6, 5.6, -9.6, 8.4, -9.6, 11, -7.5, 11, -4, 11, 1.8, 2, 8.2, 0, 10,
      ]
    case .disc:
      [
        0, -11, 6.08, -11, 11, -6.08, 11, 0, 11, 6.08, 6.08, 11, 0, 11, -6.08, 11, -11, 6.08, -11, 0, -11, -6.08, -6.08,
        -11, 0, -11,
      ]
    case .star:
      Self.straight([
        (0, -11), (3.2, -3.7), (11.2, -3), (5.2, 2.3), (7, 10.1), (0, 6), (-7, 10.1), (-5.2, 2.3), (-11.2, -3),
        (-3.2, -3.7),
      ])
    case .square: Self.straight([(-11, -11), (11, -11), (11, 11), (-11, 11)])
    }
  }

  /// Returns the coordinates of a closed polygon whose sides are cubics.
  private static func straight(_ corners: [(x: Double, y: Double)]) -> [Double] {
    guard let first = corners.first else { return [] }
    var (points, last) = ([first.x, first.y], first)
    for corner in corners.dropFirst() + [first] {
      points += [last.x, last.y, corner.x, corner.y, corner.x, corner.y]
      last = corner
    }
    return points
  }

  /// The path data of the shape in a box of 24 by 24 around the origin.
  fileprivate var path: String {
    switch self {
    case .heart:
      "M0 10C-2 8.2 -11 1.8 -11 -4C-11 -7.5 -8.4 -9.6 -5.6 -9.6C-3.2 -9.6 -1.2 -8.3 0 -6.2C1.2 -8.3 3.2 -9.6 5.6 -9.6"
        + "C8.4 -9.6 11 -7.5 11 -4C11 1.8 2 8.2 0 10Z"
    case .star:
      "M0 -11L3.2 -3.7L11.2 -3L5.2 2.3L7 10.1L0 6L-7 10.1L-5.2 2.3L-11.2 -3L-3.2 -3.7Z"
    case .disc: "M0 -11C6.08 -11 11 -6.08 11 0C11 6.08 6.08 11 0 11C-6.08 11 -11 6.08 -11 0C-11 -6.08 -6.08 -11 0 -11Z"
    case .square: "M-11 -11H11V11H-11Z"
    }
  }
}
