/// The traits of a configuration, in the platforms' own terms; a trait that the layout doesn't give is nil.
public struct TourTraits: Sendable, Hashable {
  /// The platform, such as `ios`, `android` or `web`.
  public var platform: String?
  /// The kind of device, such as `phone`, `tablet` or `desktop`.
  public var idiom: String?
  /// The orientation: `portrait` or `landscape`.
  public var orientation: String?
  /// The language of the texts on the screens, as a tag such as `en-US`.
  public var locale: String?
  /// The direction of the layout: `ltr` or `rtl`.
  public var layoutDirection: String?
  /// The horizontal size class: `compact` or `regular`.
  public var horizontalSizeClass: String?
  /// The vertical size class: `compact` or `regular`.
  public var verticalSizeClass: String?
  /// The person's text size, by name (`large`) or as a factor.
  public var textSize: String?
  /// The colour scheme: `light` or `dark`.
  public var colorScheme: String?
  /// Traits of the layout's own, in its order. Their names differ from all of the above.
  public var other: TourEntries<String>

  /// Creates a set of traits.
  public init(
    platform: String? = nil, idiom: String? = nil, orientation: String? = nil, locale: String? = nil,
    layoutDirection: String? = nil, horizontalSizeClass: String? = nil, verticalSizeClass: String? = nil,
    textSize: String? = nil, colorScheme: String? = nil, other: TourEntries<String> = [:]
  ) {
    self.platform = platform
    self.idiom = idiom
    self.orientation = orientation
    self.locale = locale
    self.layoutDirection = layoutDirection
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
    self.textSize = textSize
    self.colorScheme = colorScheme
    self.other = other
  }

  /// The traits that the format names, in the format's order.
  package static var known: [(name: String, WritableKeyPath<TourTraits, String?>)] {
    [
      ("platform", \.platform), ("idiom", \.idiom), ("orientation", \.orientation), ("locale", \.locale),
      ("layoutDirection", \.layoutDirection), ("horizontalSizeClass", \.horizontalSizeClass),
      ("verticalSizeClass", \.verticalSizeClass), ("textSize", \.textSize), ("colorScheme", \.colorScheme),
    ]
  }
}
