package import TutorialSyntax
import TutorialValues

/// A partial `scroll`: the scrolling that brings the target into view.
package struct ScrollPartial: DescribedMap {
  /// `align`.
  package var align: Located<ScrollAlignment>?
  /// `duration`, in seconds.
  package var duration: Located<Double>?

  package init() {}

  package static let keys = MapDescription<Self>(
    "scroll", of: "a scroll", "The scrolling that brings the target into view. Frames are those after the scroll.",
    examples: [["align": "center"]],
    shorthand: {
      $0 == "true" ? "{ align: nearest }" : ScrollAlignment(rawValue: $0).map { "{ align: \($0.rawValue) }" }
    }
  ) {
    Key(
      "align", .word(ScrollAlignment.self), "The target's position in its container after the scroll.",
      called: "the scroll's alignment", else: \.alignOrDefault,
      get: { $0.align }, set: { $0.align = $1 })
    Key(
      "duration", .time, "The duration of the scroll.", else: \.durationOrDefault,
      get: { $0.duration }, set: { $0.duration = $1 })
  }

  /// `align`, else with as little scrolling as possible.
  package var alignOrDefault: ScrollAlignment { align?.value ?? .nearest }
  /// `duration`, else 0.35 s.
  package var durationOrDefault: Double { duration?.value ?? 0.35 }
}

/// The place in its scroll container to which a target is scrolled.
package enum ScrollAlignment: String, DescribedWord, DocumentKey, Written {
  case start, center, end, nearest

  package static let table = KeyTable<Self>(hints: ForeignValues.scrolls)

  package var prose: String {
    switch self {
    case .start: "at the beginning of its container"
    case .center: "in the middle of its container"
    case .end: "at the end of its container"
    case .nearest: "where it takes the least scrolling"
    }
  }
}
