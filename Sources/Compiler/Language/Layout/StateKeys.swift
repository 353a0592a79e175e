import TutorialSyntax

extension ElementDeclaration {
  /// The keys for the properties of the state.
  @KeyBuilder<Self> static var stateKeys: [Key<Self>] {
    stateKey("enabled", "True if the element does anything when it is used.") {
      $0.isEnabled
    } set: {
      $0.isEnabled = $1
    }
    stateKey("checked", "True if the element is switched on; for elements that can be.") {
      $0.isChecked
    } set: {
      $0.isChecked = $1
    }
    stateKey("selected", "True if the element is the chosen one of several, such as a tab.") {
      $0.isSelected
    } set: {
      $0.isSelected = $1
    }
    stateKey("clickable", "True if the element takes taps.") {
      $0.isClickable
    } set: {
      $0.isClickable = $1
    }
  }

  /// One of these keys.
  ///
  /// It uses closures, because building a key path in each run takes as long as reading some elements.
  private static func stateKey(
    _ name: String, _ prose: String, _ get: @escaping @Sendable (ElementState) -> Bool?,
    set: @escaping @Sendable (inout ElementState, Bool?) -> Void
  ) -> Key<Self> {
    Key(name, .boolean, prose, or: .words("unknown")) {
      get($0.state)
    } set: {
      set(&$0.state, $1)
    }
  }
}
