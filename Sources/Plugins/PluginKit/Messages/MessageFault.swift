/// The reason why a message of the other side is invalid: the place, and the error there.
package struct MessageFault: Error, Sendable, Hashable {
  /// The description, without a full stop.
  package let words: String

  /// Makes a fault.
  package init(_ words: String) { self.words = words }

  /// Makes a fault at a place such as `files[0].path`, or in the whole message if the place is empty.
  init(at path: String, _ words: String) {
    self.init(path.isEmpty ? words : "\(path): \(words)")
  }
}
