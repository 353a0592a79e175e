/// Lines by which a client checks whether its fonts are those that lines were broken with, by face.
public struct TourProbes: Sendable, Hashable {
  /// A font face of callouts: of titles, of bodies, of strong words in bodies, or of buttons and progress in words.
  public enum Face: String, Sendable, Hashable, CaseIterable {
    case title, body, strong, button
  }

  /// A line in the face of titles.
  public var title: TourProbe?
  /// A line in the face of bodies.
  public var body: TourProbe?
  /// A line in the face of strong words in bodies.
  public var strong: TourProbe?
  /// A line in the face of buttons.
  public var button: TourProbe?

  /// Creates a set of lines; by default none.
  public init(
    title: TourProbe? = nil, body: TourProbe? = nil, strong: TourProbe? = nil, button: TourProbe? = nil
  ) {
    self.title = title
    self.body = body
    self.strong = strong
    self.button = button
  }

  /// The line of a face; nil if no line is set in that face alone.
  public subscript(face: Face) -> TourProbe? {
    switch face {
    case .title: title
    case .body: body
    case .strong: strong
    case .button: button
    }
  }

  /// The faces whose lines a client may draw as they were broken.
  ///
  /// In these faces its font sets the probe as wide as the tour says. If strong words have no probe, the body's counts
  /// for them.
  ///
  /// - Parameter width: returns the width of a text in the client's font, as a multiple of the font's size, or nil if
  ///   it is unknown.
  public func faces(setting width: (_ text: String, _ face: Face) -> Double?) -> Set<Face> {
    var faces: Set<Face> = []
    for face in Face.allCases {
      if let probe = self[face], let width = width(probe.text, face), probe.holds(width) { faces.insert(face) }
    }
    if strong == nil, faces.contains(.body) { faces.insert(.strong) }
    return faces
  }
}

/// A line by which a client checks whether its font is the one that lines were broken with.
public struct TourProbe: Sendable, Hashable {
  /// The widest line that is set in that face alone.
  public var text: String
  /// The line's width, as a multiple of the font's size.
  public var width: Double
  /// True if the width was measured with the app's fonts; false if it is an upper bound.
  public var measured: Bool

  /// Creates a probe.
  public init(_ text: String, width: Double, measured: Bool) {
    self.text = text
    self.width = width
    self.measured = measured
  }

  /// Returns true if a font can be the one that lines were broken with.
  ///
  /// It can if its width of the line is as measured, or no greater than the bound, within 1 %.
  ///
  /// - Parameter width: the line's width in that font, as a multiple of the font's size.
  public func holds(_ width: Double) -> Bool {
    let most = self.width * 1.01
    return measured ? width <= most && width >= self.width * 0.99 : width <= most
  }
}
