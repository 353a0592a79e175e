import TutorialGeometry
import TutorialPlayer

/// The space for a callout whose text the client lays out itself: docs/tour.md, "Long texts".
///
/// Its possible widths are known; its height at each of them must be measured. A session then places it with the
/// library's `calloutLayout(in:at:size:)`.
struct CalloutSpace {
  private let kind: TourCallout.Kind
  /// The callout's layout while its text fits; nil if the tour has none for the language.
  private let layout: TourCalloutLayout?
  private let bottom: Double
  /// The widths to measure: the maximum width, that of its layout, and the minimum width of a bubble.
  ///
  /// Empty if the author sets the size.
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
      case .banner: [min(TourCallout.widestBanner, sight)]
      }
    widths = widths.filter { $0 > 0 && $0.isFinite }
    self.widths = widths.enumerated().filter { place, width in widths.firstIndex(of: width) == place }.map(\.element)
  }

  /// The sizes to report to the session; nil if the text fits the tour's layout, or if some aren't measured yet.
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

/// The minimum width at which text is no higher than at `limit`, so that its lines are as even as possible.
///
/// See docs/text.md, "Even lines".
///
/// - Parameter height: returns the text's height at a width.
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
