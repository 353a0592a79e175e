/// A font that texts are measured with.
public struct MeasurerFont: Sendable, Hashable {
  /// The file, as the process that measures can open it.
  public var path: String
  /// Which font of a collection (`.ttc`); 0 for a file with one.
  public var index: Int
  /// The weight of a variable font, 1 to 1000; nil is the font's own.
  public var weight: Double?
  /// The locales that it serves, such as `ja`; empty is all. A font for `zh` serves `zh-Hant` too.
  public var locales: [String]

  /// A font of the given fields.
  public init(path: String, index: Int = 0, weight: Double? = nil, locales: [String] = []) {
    self.path = path
    self.index = index
    self.weight = weight
    self.locales = locales
  }
}

/// A style of text in a callout; each has its own fonts.
public enum MeasurerFace: String, Sendable, Hashable, CaseIterable {
  /// The heading.
  case title
  /// The text.
  case body
  /// Strong emphasis in the text.
  case strong
  /// The words of a button.
  case button
}

/// The fonts of all faces: of each list, the first font that has a character draws it.
public struct MeasurerFonts: Sendable, Hashable {
  /// The heading's.
  public var title: [MeasurerFont]
  /// The text's.
  public var body: [MeasurerFont]
  /// Those of strong emphasis.
  public var strong: [MeasurerFont]
  /// The buttons'.
  public var button: [MeasurerFont]

  /// The given fonts.
  public init(title: [MeasurerFont], body: [MeasurerFont], strong: [MeasurerFont], button: [MeasurerFont]) {
    self.title = title
    self.body = body
    self.strong = strong
    self.button = button
  }

  /// The fonts of a face.
  public subscript(face: MeasurerFace) -> [MeasurerFont] {
    get {
      switch face {
      case .title: title
      case .body: body
      case .strong: strong
      case .button: button
      }
    }
    set {
      switch face {
      case .title: title = newValue
      case .body: body = newValue
      case .strong: strong = newValue
      case .button: button = newValue
      }
    }
  }
}
