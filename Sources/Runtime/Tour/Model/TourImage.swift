public import TutorialGeometry

/// The size of a callout's image, and images for other displays.
public struct TourImage: Sendable, Hashable {
  /// An image for a colour scheme, or for displays of a certain pixel density.
  public struct Source: Sendable, Hashable {
    /// The image's name or path in the app.
    public var name: String
    /// The colour scheme that it is for, `light` or `dark`; nil for both.
    public var scheme: String?
    /// The image's pixels per unit; nil for 1, or for any if it is a vector image.
    public var scale: Double?

    /// Creates an image.
    public init(_ name: String, scheme: String? = nil, scale: Double? = nil) {
      self.name = name
      self.scheme = scheme
      self.scale = scale
    }
  }

  /// The largest size that the image is drawn at, in logical units; nil for 16:9, as wide as the callout's content.
  public var size: Size?
  /// The images of the app, at least one, of which a client draws one.
  public var sources: [Source]
  /// A description of the image for people who don't see it, as a key in the tour's `strings`; nil if it is decoration.
  public var label: String?

  /// Creates an image.
  public init(size: Size? = nil, sources: [Source], label: String? = nil) {
    self.size = size
    self.sources = sources
    self.label = label
  }

  /// The size that the image is drawn at in a callout whose content is `width` wide.
  ///
  /// It is the image's own size, scaled down in proportion if it is wider than that. Without a size, it is as wide as
  /// the content, at 16:9.
  public func drawnSize(in width: Double) -> Size {
    guard let size, size.width > 0 else { return Size(width, width * 0.5625) }
    let drawn = min(size.width, width)
    return Size(drawn, size.height * (drawn / size.width))
  }

  /// The image to draw in a colour scheme at a pixel density.
  ///
  /// Candidates are the images of the scheme or, if there are none, those for both schemes. The one with the least
  /// scale that isn't below the display's is chosen, or else the one with the largest scale; of several, the first.
  ///
  /// - Parameters:
  ///   - scheme: `light` or `dark`.
  ///   - scale: the display's pixels per unit.
  /// - Returns: the image, or nil if all are for the other scheme.
  public func source(scheme: String, scale: Double) -> Source? {
    let own = sources.filter { $0.scheme == scheme }
    let fitting = own.isEmpty ? sources.filter { $0.scheme == nil } : own
    let enough = fitting.filter { ($0.scale ?? 1) >= scale }
    return enough.enumerated().min { ($0.element.scale ?? 1, $0.offset) < ($1.element.scale ?? 1, $1.offset) }?.element
      ?? fitting.enumerated().max { ($0.element.scale ?? 1, -$0.offset) < ($1.element.scale ?? 1, -$1.offset) }?.element
  }
}
