import TutorialSyntax

/// The keys of an element for the properties of its state.
enum StateKeys {
  @KeyBuilder<ElementDeclaration> static var all: [Key<ElementDeclaration>] {
    key(
      "enabled", "True if the element does anything when it is used.",
      get: { $0.isEnabled }, set: { $0.isEnabled = $1 })
    key(
      "checked", "True if the element is switched on; for elements that can be.",
      get: { $0.isChecked }, set: { $0.isChecked = $1 })
    key(
      "selected", "True if the element is the chosen one of several, such as a tab.",
      get: { $0.isSelected }, set: { $0.isSelected = $1 })
    key("clickable", "True if the element takes taps.", get: { $0.isClickable }, set: { $0.isClickable = $1 })
  }

  /// One of these keys.
  ///
  /// It uses closures, because building a key path in each run takes as long as reading some elements.
  private static func key(
    _ name: String, _ prose: String, get: @escaping @Sendable (ElementState) -> Bool?,
    set: @escaping @Sendable (inout ElementState, Bool?) -> Void
  ) -> Key<ElementDeclaration> {
    Key(name, .boolean, prose, or: .words("unknown"), get: { get($0.state) }, set: { set(&$0.state, $1) })
  }
}
