import TutorialGeometry
import TutorialIR

extension TourVariant {
  /// What the configuration is, for people: `iOS · phone · portrait · en · 393 × 852`.
  func description(locale: String?) -> String {
    let platforms = [
      "ios": "iOS", "ipados": "iPadOS", "android": "Android", "web": "Web", "macos": "macOS", "visionos": "visionOS",
    ]
    var words: [String] = []
    if let platform = traits.platform { words.append(platforms[platform.lowercased()] ?? platform) }
    words += [traits.idiom, traits.orientation, locale, traits.textSize.map { "text \($0)" }, traits.colorScheme]
      .compactMap { $0 }
    words.append("\(display.size.width.svg) × \(display.size.height.svg)")
    return words.joined(separator: " · ")
  }
}
