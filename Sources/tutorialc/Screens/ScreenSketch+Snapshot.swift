import TutorialGeometry
package import TutorialLanguage
package import TutorialRelocation

extension ScreenSketch {
  /// A screen as what is looked for on another, or looked through: in its own language, and with no ids but the app's own,
  /// since any other is a place.
  package init(_ snapshot: Snapshot) {
    let elements = snapshot.elements
    let locale = snapshot.traits.locale
    self.init(
      elements: elements.indices.map { index in
        ElementSketch(
          nativeID: elements.identity(index) == .native ? elements.id(index) : nil, type: elements.type(index),
          label: elements.label(index)?.text(for: locale), text: elements.text(index)?.text(for: locale),
          value: elements.value(index)?.text(for: locale),
          frame: elements.isSolved(index) ? elements.globalFrame(index) : nil, parent: elements.parent(index))
      }, size: snapshot.display.size)
  }
}
