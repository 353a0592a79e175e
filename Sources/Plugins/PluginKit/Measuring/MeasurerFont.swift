/// A font for measuring texts.
public struct MeasurerFont: Sendable, Hashable {
  /// The path of the file, as the measuring process can open it.
  public var path: String
  /// The index of the font in a collection (`.ttc`); 0 for a file with one font.
  public var index: Int
  /// The weight of a variable font, 1 to 1000, or nil for the font's default.
  public var weight: Double?
  /// The locales that the font is meant for, such as `ja`; empty for all. A font for `zh` serves `zh-Hant` too.
  public var locales: [String]

  /// Makes a font.
  public init(path: String, index: Int = 0, weight: Double? = nil, locales: [String] = []) {
    self.path = path
    self.index = index
    self.weight = weight
    self.locales = locales
  }
}

/// A text style in a callout. Each has its own fonts.
public enum MeasurerFace: String, Sendable, Hashable, CaseIterable {
  /// The title.
  case title
  /// The body.
  case body
  /// Strong emphasis in the body.
  case strong
  /// The text of a button.
  case button
}

/// The fonts of all faces. In each list, the first font that has a character draws it.
public struct MeasurerFonts: Sendable, Hashable {
  /// The fonts of the title.
  public var title: [MeasurerFont]
  /// The fonts of the body.
  public var body: [MeasurerFont]
  /// The fonts of strong emphasis.
  public var strong: [MeasurerFont]
  /// The fonts of buttons.
  public var button: [MeasurerFont]

  /// Makes lists of fonts.
  public init(title: [MeasurerFont], body: [MeasurerFont], strong: [MeasurerFont], button: [MeasurerFont]) {
    self.title = title
    self.body = body
    self.strong = strong
    self.button = button
  }

  /// The fonts of a face.
  public subscript(face: MeasurerFace) -> [MeasurerFont] {
    get { self[keyPath: Self.list(of: face)] }
    set { self[keyPath: Self.list(of: face)] = newValue }
  }

  private static func list(of face: MeasurerFace) -> WritableKeyPath<Self, [MeasurerFont]> {
    switch face {
    case .title: \.title
    case .body: \.body
    case .strong: \.strong
    case .button: \.button
    }
  }
}
