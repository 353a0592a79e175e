public import TutorialPlayback

/// The times at which the parts of a step's pictures are visible.
///
/// Parts appear and disappear almost only between pieces, so the middle of each piece is sampled.
public struct PartTimes<Name: Hashable> {
  /// The names in the order of their first appearance.
  public private(set) var names: [Name] = []
  private var spans: [Name: [TimeSpan]] = [:]

  /// - Parameter parts: returns the names of a picture's parts.
  public init(_ stepTime: StepTime, parts: (TourPicture) -> [Name]) {
    for piece in stepTime.pieces {
      let picture = stepTime.picture(at: (piece.start + piece.end) / 2)
      for name in parts(picture) {
        guard let last = spans[name]?.last else {
          names.append(name)
          spans[name] = [TimeSpan(piece.start, piece.end)]
          continue
        }
        if last.end == piece.start {
          spans[name]?.removeLast()
          spans[name]?.append(TimeSpan(last.start, piece.end))
        } else if last.end < piece.start {
          spans[name]?.append(TimeSpan(piece.start, piece.end))
        }
      }
    }
  }

  /// Returns the spans in which a part is visible.
  public func spans(of name: Name) -> [TimeSpan] { spans[name] ?? [] }

  /// Returns the pieces of a step's time in which a part is visible.
  public func pieces(of name: Name, in stepTime: StepTime) -> [CurvePiece] {
    let spans = spans(of: name)
    return stepTime.pieces.filter { piece in
      spans.contains { $0.start <= piece.start && piece.end <= $0.end }
    }
  }
}
