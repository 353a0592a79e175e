import TutorialGeometry
package import TutorialLanguage
package import TutorialRelocation

extension ScreenSketch {
  /// Makes a sketch of a screen, in its own language.
  ///
  /// It has only native ids, because all other ids denote positions.
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
