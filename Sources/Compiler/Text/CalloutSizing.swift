package import TutorialGeometry
package import TutorialTour

/// The size of a callout in one language.
package struct CalloutSizing {
  /// The author's maximum width and height.
  private let width: Double
  private let maxHeight: Double?
  /// True if the callout's size doesn't depend on its text.
  private let isFixed: Bool
  /// The callout's index among the typeset callouts.
  package let place: Int
  private let padding: Double

  /// - Parameters:
  ///   - place: the index of its texts among the typeset callouts.
  ///   - padding: the distance between the callout's edges and its text.
  package init(_ callout: borrowing TourCallout, at place: Int, padding: Double) {
    width = callout.width
    maxHeight = callout.maxHeight
    isFixed = callout.size != nil || callout.kind == .sheet && callout.sheetHeight != nil
    self.place = place
    self.padding = padding
  }

  /// The size within a width limit, and at most as high as the author allows.
  ///
  /// If a narrower limit than the author's would break a word, the callout is as wide as the word.
  package func size(_ limit: Double, among callouts: inout TypesetterCache) -> Size {
    let layout = callouts.layOut(place, maxWidth: limit)
    let height = min(layout.size.height, maxHeight ?? layout.size.height)
    if limit < width, let word = layout.brokenWord {
      return Size(max(layout.size.width, (word.width + word.beside).rounded(.up) + 2 * padding), height)
    }
    return Size(layout.size.width, height)
  }

  /// Returns true if the computed size is exact.
  package func isExact(among callouts: TypesetterCache) -> Bool { isFixed || callouts.isMeasured(place) }

  /// The part of the text that doesn't fit the final frame, or nil if all fits.
  ///
  /// - Parameter insets: the safe area insets within the frame.
  package func overflow(
    _ frame: Rect, insets: EdgeInsets, among callouts: inout TypesetterCache
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

/// Text that doesn't fit its callout.
package enum CalloutOverflow {
  /// A word that exceeds its line by the given width.
  case word(String, by: Double)
  /// Lines that need more height than the callout has.
  case height(needed: Double, room: Double, isExact: Bool)
}
