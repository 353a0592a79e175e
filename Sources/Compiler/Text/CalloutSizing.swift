package import TutorialGeometry
package import TutorialTour

/// How large a callout is in one language.
package struct CalloutSizing {
  /// How wide and high the author lets it be.
  private let width: Double
  private let maxHeight: Double?
  /// Whether a callout of this kind is as large as it is whatever it says.
  private let isFixed: Bool
  /// The callout's place among those that are set.
  package let place: Int
  private let padding: Double

  /// - Parameters:
  ///   - place: where its words are among those that are set.
  ///   - padding: between the callout's edges and its words.
  package init(_ callout: borrowing TourCallout, at place: Int, padding: Double) {
    width = callout.width
    maxHeight = callout.maxHeight
    isFixed = callout.size != nil || callout.kind == .sheet && callout.sheetHeight != nil
    self.place = place
    self.padding = padding
  }

  /// The size at a width; no higher than the author wants it. Where a word would have to be broken because the callout
  /// is narrower than it might be, it is as wide as the word.
  package func size(_ limit: Double, among callouts: inout TypesetCallouts) -> Size {
    let layout = callouts.layOut(place, maxWidth: limit)
    let height = min(layout.size.height, maxHeight ?? layout.size.height)
    if limit < width, let word = layout.brokenWord {
      return Size(max(layout.size.width, (word.width + word.beside).rounded(.up) + 2 * padding), height)
    }
    return Size(layout.size.width, height)
  }

  /// Whether the size that was found for it is right to the point.
  package func isExact(among callouts: TypesetCallouts) -> Bool { isFixed || callouts.isMeasured(place) }

  /// What there is no room for in the frame that was found.
  ///
  /// - Parameter insets: what the system takes of the frame.
  package func overflow(
    _ frame: Rect, insets: EdgeInsets, among callouts: inout TypesetCallouts
  ) -> CalloutOverflow? {
    let room = frame.inset(by: insets)
    let layout = callouts.layOut(place, maxWidth: room.width)
    if let word = layout.brokenWord {
      return .word(word.word, by: word.width + word.beside + 2 * padding - room.width)
    }
    let excess = layout.size.height - room.height
    return excess > 0.01 ? .height(needed: layout.size.height, room: room.height, isExact: layout.isMeasured) : nil
  }
}

/// Words that a callout has no room for.
package enum CalloutOverflow {
  /// A word that is wider than its line, by so much more than 0.
  case word(String, by: Double)
  /// More lines than the callout is high.
  case height(needed: Double, room: Double, isExact: Bool)
}
