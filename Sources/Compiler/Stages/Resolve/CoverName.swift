import TutorialSyntax

/// The thing that covers an element, with its name if it has one.
package enum CoverName: Sendable, Hashable {
  /// An occluder or a window.
  case named(String)
  /// The keyboard of the snapshot's insets.
  case keyboard

  /// The cover's name in a sentence.
  var words: String {
    switch self {
    case .named(let name): "\"\(excerpt(name))\""
    case .keyboard: "the keyboard"
    }
  }
}
