public import TutorialGeometry

/// A picture in a callout, beyond its name.
public struct TourImage: Sendable, Hashable {
  /// The picture for a colour scheme, or for displays with so many pixels a unit.
  public struct Source: Sendable, Hashable {
    /// The name or path by which the app knows it.
    public var name: String
    /// `light` or `dark`; nil is both.
    public var scheme: String?
    /// Pixels per unit; nil is 1, or where the picture is none of pixels, any.
    public var scale: Double?

    /// A picture of that name.
    public init(_ name: String, scheme: String? = nil, scale: Double? = nil) {
      self.name = name
      self.scheme = scheme
      self.scale = scale
    }
  }

  /// How large it is, logical units; nil where nobody says it: it is drawn at 16:9 then.
  public var size: Size?
  /// What there is besides the one that `image` of the callout names.
  public var sources: [Source]
  /// The key in the tour's `strings` of what it shows, for those who don't see it.
  public var label: String?

  /// A picture of the given fields.
  public init(size: Size? = nil, sources: [Source] = [], label: String? = nil) {
    self.size = size
    self.sources = sources
    self.label = label
  }

  /// Whether nothing is said.
  public var isEmpty: Bool { size == nil && sources.isEmpty && label == nil }

  /// How large it is drawn where its callout's content is so wide: its own size, in proportion no wider than that; else as
  /// wide as that, at 16:9.
  public func drawnSize(in width: Double) -> Size {
    guard let size, size.width > 0 else { return Size(width, width * 0.5625) }
    let drawn = min(size.width, width)
    return Size(drawn, size.height * (drawn / size.width))
  }

  /// The picture to draw: of those of the scheme, else of any, the one with the least scale that is not below the display's,
  /// else with the largest. Of several the first, the callout's own before all.
  ///
  /// - Parameters:
  ///   - name: the callout's `image`, whose scale is 1.
  ///   - scheme: `light` or `dark`.
  ///   - scale: pixels per unit of the display.
  public func source(besides name: String, scheme: String, scale: Double) -> Source {
    let own = Source(name)
    let all = [own] + sources
    let fitting =
      all.contains { $0.scheme == scheme } ? all.filter { $0.scheme == scheme } : all.filter { $0.scheme == nil }
    let enough = fitting.filter { ($0.scale ?? 1) >= scale }
    let best =
      enough.enumerated().min { ($0.element.scale ?? 1, $0.offset) < ($1.element.scale ?? 1, $1.offset) }?.element
      ?? fitting.enumerated().max { ($0.element.scale ?? 1, -$0.offset) < ($1.element.scale ?? 1, -$1.offset) }?.element
    return best ?? own
  }
}
