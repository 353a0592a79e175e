/// Measures texts with fonts, in a separate process: see `MeasurerProgram`.
public protocol Measurer {
  /// The name and version, for messages.
  static var description: PluginDescription { get }

  /// Opens the fonts.
  init(_ fonts: MeasurerFonts) throws(MeasurerFailure)

  /// Measures a paragraph. Every text has an answer, and equal texts have equal answers.
  mutating func measure(_ request: MeasureRequest) -> MeasureAnswer
}

/// The reason why texts can't be measured.
public struct MeasurerFailure: Error, Sendable, Hashable {
  /// The message, in lower case and without a full stop.
  public var message: String
  /// The font that is the cause, if there is one.
  public var font: FontPlace?

  /// The position of a font in the lists.
  public struct FontPlace: Sendable, Hashable {
    /// The face.
    public var face: MeasurerFace
    /// The index in the face's list, from 0.
    public var index: Int

    /// Makes a position.
    public init(face: MeasurerFace, index: Int) {
      self.face = face
      self.index = index
    }
  }

  /// Makes a failure.
  public init(_ message: String, font: FontPlace? = nil) {
    self.message = message
    self.font = font
  }
}
