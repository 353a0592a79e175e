/// What a callout says, in one language.
package struct CalloutText: Sendable, Hashable {
  /// The heading.
  package var title: String?
  /// The text, with its markup.
  package var body: String?
  /// The words of the buttons, in reading order.
  package var buttons: [String]
  /// Whether an image stands above the words.
  package var hasImage: Bool

  /// A callout that says the given words.
  package init(title: String? = nil, body: String? = nil, buttons: [String] = [], hasImage: Bool = false) {
    self.title = title
    self.body = body
    self.buttons = buttons
    self.hasImage = hasImage
  }
}
