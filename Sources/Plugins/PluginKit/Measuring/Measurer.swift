/// Measures texts with fonts, in a process of its own: see `MeasurerProgram`.
public protocol Measurer {
  /// Its name and version, for messages.
  static var description: PluginDescription { get }

  /// Opens the fonts.
  init(_ fonts: MeasurerFonts) throws(MeasurerFailure)

  /// Measures a paragraph. Whatever the text, it has an answer; the same text has the same one.
  mutating func measure(_ request: MeasureRequest) -> MeasureAnswer
}

/// Why texts cannot be measured.
public struct MeasurerFailure: Error, Sendable, Hashable {
  /// What is wrong, in lower case and without a full stop.
  public var message: String
  /// The face and the place in its list of the font that is the cause, if one is.
  public var font: FontPlace?

  /// Where a font stands.
  public struct FontPlace: Sendable, Hashable {
    /// The face.
    public var face: MeasurerFace
    /// Its place in the face's list, from 0.
    public var index: Int

    /// The given place.
    public init(face: MeasurerFace, index: Int) {
      self.face = face
      self.index = index
    }
  }

  /// A failure for the given reason.
  public init(_ message: String, font: FontPlace? = nil) {
    self.message = message
    self.font = font
  }
}
