/// The words by which a client finds out whether its fonts are those that a language was set with, by face.
public struct TourProbes: Sendable, Hashable {
  /// What words are set in.
  public enum Face: String, Sendable, Hashable, CaseIterable {
    /// That of titles.
    case title
    /// That of bodies.
    case body
    /// That of strong words in bodies.
    case strong
    /// That of buttons, and of progress.
    case button
  }

  /// Titles.
  public var title: TourProbe?
  /// Bodies.
  public var body: TourProbe?
  /// Strong words of bodies.
  public var strong: TourProbe?
  /// Buttons.
  public var button: TourProbe?

  /// No words.
  public init(
    title: TourProbe? = nil, body: TourProbe? = nil, strong: TourProbe? = nil, button: TourProbe? = nil
  ) {
    self.title = title
    self.body = body
    self.strong = strong
    self.button = button
  }

  /// The words of a face; nil where no line is set in it alone.
  public subscript(face: Face) -> TourProbe? {
    switch face {
    case .title: title
    case .body: body
    case .strong: strong
    case .button: button
    }
  }

  /// The faces whose lines a client may draw as they are: those in which its font sets the probe as wide as the tour has it.
  /// Strong words of which there is no probe are taken for what the body's font makes of them.
  ///
  /// - Parameter width: how wide the client's font sets a text, as a multiple of the font's size; nil where nobody knows.
  public func faces(setting width: (_ text: String, _ face: Face) -> Double?) -> Set<Face> {
    var faces: Set<Face> = []
    for face in Face.allCases {
      if let probe = self[face], let width = width(probe.text, face), probe.holds(width) { faces.insert(face) }
    }
    if strong == nil, faces.contains(.body) { faces.insert(.strong) }
    return faces
  }
}

/// Words by which a client finds out whether its font is the one that lines were broken with.
public struct TourProbe: Sendable, Hashable {
  /// A line of the tour.
  public var text: String
  /// How wide it is, as a multiple of the font's size.
  public var width: Double
  /// Whether that was measured with the app's fonts; else it is a bound.
  public var measured: Bool

  /// Words of that width.
  public init(_ text: String, width: Double, measured: Bool) {
    self.text = text
    self.width = width
    self.measured = measured
  }

  /// Whether a font that sets the words so wide, as a multiple of its size, may be the one that lines were broken with: as wide
  /// as they were measured, or no wider than their bound; to a hundredth.
  public func holds(_ width: Double) -> Bool {
    let most = self.width * 1.01
    return measured ? width <= most && width >= self.width * 0.99 : width <= most
  }
}
