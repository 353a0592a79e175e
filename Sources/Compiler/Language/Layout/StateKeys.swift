import TutorialSyntax

extension ElementDeclaration {
  /// The key of a part of the state.
  static func stateKey(
    _ name: String, _ path: any WritableKeyPath<ElementState, Bool?> & Sendable, _ prose: String
  ) -> Key<Self> {
    Key(name, .boolean, prose, or: .words("unknown")) {
      $0.state[keyPath: path]
    } set: {
      $0.state[keyPath: path] = $1
    }
  }
}
