public import TutorialPlayback

/// When parts of the pictures of a step's time are on the screen. Presence changes between pieces only, or nearly: it is
/// looked at in the middle of each.
public struct PartTimes<Name: Hashable> {
  /// The names in the order in which they first appear.
  public private(set) var names: [Name] = []
  private var spans: [Name: [TimeSpan]] = [:]

  /// - Parameter parts: the names of what a picture has.
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

  /// When a part is there.
  public func spans(of name: Name) -> [TimeSpan] { spans[name] ?? [] }

  /// The pieces of a step's time in which a part is there.
  public func pieces(of name: Name, in stepTime: StepTime) -> [CurvePiece] {
    let spans = spans(of: name)
    return stepTime.pieces.filter { piece in
      spans.contains { $0.start <= piece.start && piece.end <= $0.end }
    }
  }
}
