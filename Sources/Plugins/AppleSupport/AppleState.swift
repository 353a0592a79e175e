public import TutorialImportSupport
import TutorialPluginKit

extension ElementDraft {
  /// Sets the state that all iOS tools report for an element.
  ///
  /// - Parameter value: the element's value, or the text that it shows, depending on its kind.
  public mutating func describe(_ kind: XCUIKind, value: String?, isEnabled: Bool?, isSelected: Bool?) {
    if kind.isStateful { element.value = value } else { element.text = value }
    if isEnabled == false { element.isEnabled = false }
    if isSelected == true { element.isSelected = true }
    if kind.isCheckable { element.isChecked = value.flatMap { $0 == "1" ? true : $0 == "0" ? false : nil } }
    scrolling = kind.scrolling
    bar = kind.bar
    isCalledAfterContent = kind.isCalledAfterContent
  }
}
