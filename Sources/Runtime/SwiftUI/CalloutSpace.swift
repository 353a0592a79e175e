import TutorialGeometry
import TutorialPlayer

/// The space that a callout takes whose words the client sets itself: docs/tour.md, "Long texts". How wide it may be is
/// known, how high it is then has to be measured, and where it lies the library's `calloutLayout(in:at:size:)` says, which a
/// session asks.
struct CalloutSpace {
  private let kind: TourCallout.Kind
  /// Where the callout lies as long as its words have room there; nil where the tour has no layout for the language.
  private let layout: TourCalloutLayout?
  private let bottom: Double
  /// The widths to measure it at: the largest that it may have, that of its layout, and the least to which a bubble is
  /// narrowed. None where its size is the author's.
  let widths: [Double]

  init(_ callout: TourCallout, at layout: TourCalloutLayout?, in surroundings: CalloutSurroundings) {
    let bars = surroundings.safeArea
    let across = surroundings.display.width - bars.left - bars.right
    let sight = max(0, across - 2 * surroundings.measures.margin)
    kind = callout.kind
    self.layout = layout
    bottom = callout.kind == .sheet ? bars.bottom : 0
    var widths: [Double] =
      switch callout.kind {
      case _ where callout.size != nil: []
      case .bubble:
        [min(callout.width, sight), min(callout.width, sight, layout?.frame.width ?? .infinity), callout.width / 2]
      case .sheet: [max(0, across)]
      case .banner: [sight]
      }
    widths = widths.filter { $0 > 0 && $0.isFinite }
    self.widths = widths.enumerated().filter { place, width in widths.firstIndex(of: width) == place }.map(\.element)
  }

  /// What a session is to be told of the callout's sizes at those widths; nil where its words have room in the layout that
  /// there is.
  func news(_ sizes: [Double: Size]) -> [Size]? {
    let measured = widths.compactMap { sizes[$0] }
    guard !measured.isEmpty, measured.count == widths.count else { return nil }
    guard let layout else { return measured }
    let room = layout.frame.height - bottom + 0.5
    let fitting = zip(widths, measured).filter { width, size in
      (kind != .bubble || width <= layout.frame.width + 0.5) && size.width <= layout.frame.width + 0.5
    }.max { $0.0 < $1.0 }
    if let fitting, fitting.1.height <= room { return nil }
    return measured
  }
}

/// The least width in which words are no higher than in a wider one, so that their lines are as even as can be: docs/text.md,
/// "Even lines".
///
/// - Parameter height: how high they are in a width.
func evenWidth(upTo limit: Double, height: (Double) -> Double) -> Double {
  guard limit > 1, limit < 100_000 else { return limit }
  let wanted = height(limit) + 0.01
  var (low, high) = (0.0, limit)
  while high - low > 0.5 {
    let middle = (low + high) / 2
    if height(middle) <= wanted { high = middle } else { low = middle }
  }
  return min(limit, high.rounded(.up))
}
