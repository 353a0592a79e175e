import TutorialDrawing
import TutorialGeometry
import TutorialTour

extension TourVariant {
  /// Returns the variant's traits for people, `iOS · phone · portrait · en · 393 × 852`: in one line that is at most
  /// `width` wide, or else in two lines of similar widths.
  func description(locale: String?, width: Double, _ measure: TextMeasure) -> [String] {
    let facts = facts(locale: locale)
    let whole = facts.joined(separator: " · ")
    guard measure.width(whole) > width else { return [whole] }
    let splits = facts.indices.dropFirst().map { place in
      [facts[..<place], facts[place...]].map { $0.joined(separator: " · ") }
    }
    func longest(_ lines: [String]) -> Double { lines.map { measure.width($0) }.max() ?? 0 }
    let best = splits.min { longest($0) < longest($1) } ?? [whole]
    return best.map { measure.shortened($0, width: width) }
  }

  private func facts(locale: String?) -> [String] {
    let platforms = [
      "ios": "iOS", "ipados": "iPadOS", "android": "Android", "web": "Web", "macos": "macOS", "visionos": "visionOS",
    ]
    var words: [String] = []
    if let platform = traits.platform { words.append(platforms[platform.lowercased()] ?? platform) }
    words += [
      traits.idiom, traits.orientation, traits.locale ?? locale, traits.textSize.map { "text \($0)" },
      traits.colorScheme,
    ]
    .compactMap { $0 }
    words.append("\(display.size.width.svg) × \(display.size.height.svg)")
    return words
  }
}
