package import TutorialGeometry
package import TutorialIR

/// What stands in a callout, in one language: all that its size depends on.
package struct CalloutContent: Sendable, Hashable {
  /// What the callout looks like.
  package var kind: TourCallout.Kind
  /// The heading.
  package var title: String?
  /// The text, with its markup.
  package var body: String?
  /// The words of the buttons, in reading order.
  package var buttons: [String]
  /// Whether there is a picture.
  package var hasImage: Bool
  /// The language.
  package var locale: String
  /// The text size of the variant, if its traits have one.
  package var textSize: String?

  /// The content of a step's callout.
  package init(_ callout: TourCallout, of tour: Tour, in locale: String, textSize: String?) {
    func text(_ key: String?) -> String? { key.flatMap { tour.text($0, in: locale) } }
    kind = callout.kind
    title = text(callout.title)
    body = text(callout.body)
    buttons = callout.buttons.map { text($0.title) ?? "" }
    hasImage = callout.image != nil
    self.locale = locale
    self.textSize = textSize
  }
}

/// Says how large callouts are with their texts.
package protocol CalloutMeasuring: Sendable {
  /// Whether it measures with the fonts that the app draws with; else it estimates.
  var isExact: Bool { get }

  /// The size of a callout that may be so wide at most, with the space around its text.
  func size(of content: CalloutContent, limit: Double) -> Size
}
