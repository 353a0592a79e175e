import TutorialGeometry
import TutorialPlayer

/// The layout of the progress and the buttons at the foot of a callout: docs/text.md, "Buttons" and "Progress".
///
/// If they fit, all are in one row with the buttons at the trailing edge. Otherwise the progress is above the buttons,
/// and if those don't fit in a row either, they are stacked.
struct CalloutFootPlan: Equatable {
  /// The frame of the progress, if any, then those of the buttons, from the foot's top left corner, left to right.
  private(set) var frames: [Rect] = []
  /// The size of the foot, no wider than necessary.
  private(set) var size = Size(0, 0)

  /// - Parameters:
  ///   - room: the maximum width; nil for no limit.
  ///   - reach: the distance by which a button's hit area extends above and below it.
  ///   - measure: returns a part's size at a width, or its natural size; part 0 is the progress if there is any.
  init(
    hasProgress: Bool, buttons count: Int, room: Double?, measures: TourTheme.Measures, reach: Double,
    measure: (_ part: Int, _ width: Double?) -> Size
  ) {
    let first = hasProgress ? 1 : 0
    let natural = (0..<max(0, count)).map { measure(first + $0, nil) }
    let row = natural.reduce(0) { $0 + $1.width } + measures.buttonGap * Double(max(0, count - 1))
    let progress = hasProgress ? measure(0, nil) : nil
    let lead = progress.map { $0.width + (count > 0 ? measures.sectionGap : 0) } ?? 0
    let room = room ?? lead + row
    if lead + row <= room + 0.01 {
      set(progress, natural, in: room, needs: lead + row, measures)
      return
    }
    var top = 0.0
    if hasProgress {
      let own = measure(0, room)
      frames.append(Rect(0, 0, min(own.width, room), own.height))
      size = Size(min(own.width, room), own.height)
      top = own.height + (count > 0 ? max(measures.buttonGap, reach) : 0)
    }
    if row <= room + 0.01 {
      var buttons = self
      buttons.set(nil, natural, in: room, needs: row, measures)
      frames =
        Array(frames.prefix(first)) + buttons.frames.suffix(count).map { Rect($0.x, $0.y + top, $0.width, $0.height) }
      size = Size(max(size.width, row), top + buttons.size.height)
      return
    }
    for place in 0..<count {
      let own = measure(first + place, room)
      if place > 0 { top += max(measures.buttonGap, 2 * reach) }
      frames.append(Rect(0, top, room, own.height))
      top += own.height
    }
    size = Size(room, top)
  }

  /// Lays everything out in one row, centred vertically.
  private mutating func set(
    _ progress: Size?, _ buttons: [Size], in room: Double, needs width: Double, _ measures: TourTheme.Measures
  ) {
    let height = ((progress.map { [$0] } ?? []) + buttons).map(\.height).max() ?? 0
    frames = progress.map { [Rect(0, (height - $0.height) / 2, $0.width, $0.height)] } ?? []
    var x = room - buttons.reduce(0) { $0 + $1.width } - measures.buttonGap * Double(max(0, buttons.count - 1))
    for button in buttons {
      frames.append(Rect(x, (height - button.height) / 2, button.width, button.height))
      x += button.width + measures.buttonGap
    }
    size = Size(width, height)
  }
}
