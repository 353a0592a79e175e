/// What a configuration is, in the words that the platforms use. A trait that the layout does not give is nil.
public struct TourTraits: Sendable, Hashable {
  /// `ios`, `android`, `web` ….
  public var platform: String?
  /// `phone`, `tablet`, `desktop` ….
  public var idiom: String?
  /// `portrait` or `landscape`.
  public var orientation: String?
  /// The language of the texts that the frames were measured with, such as `en-US`.
  public var locale: String?
  /// `ltr` or `rtl`.
  public var layoutDirection: String?
  /// `compact` or `regular`.
  public var horizontalSizeClass: String?
  /// `compact` or `regular`.
  public var verticalSizeClass: String?
  /// The person's text size, such as `large`.
  public var textSize: String?
  /// `light` or `dark`.
  public var colorScheme: String?
  /// Traits that the language does not know, in the layout's order. Their names are none of the above.
  public var other: TourEntries<String>

  /// The given traits.
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

  /// The traits that the format names, in its order.
  package static var known: [(name: String, WritableKeyPath<TourTraits, String?>)] {
    [
      ("platform", \.platform), ("idiom", \.idiom), ("orientation", \.orientation), ("locale", \.locale),
      ("layoutDirection", \.layoutDirection), ("horizontalSizeClass", \.horizontalSizeClass),
      ("verticalSizeClass", \.verticalSizeClass), ("textSize", \.textSize), ("colorScheme", \.colorScheme),
    ]
  }
}
