package import TutorialGeometry
import TutorialTour

/// An element as it is written.
package struct ElementDeclaration: Sendable, MergeableDeclaration {
  /// `id`.
  package var id: Sourced<String>
  /// `nativeId`.
  package var nativeId: String?
  /// `space`; the display's own space where nothing is written.
  package var space: Sourced<String>?
  /// `parent`.
  package var parent: Sourced<String>?
  /// `window`.
  package var window: Sourced<String>?
  /// `frame`, `place`, `row` or `column`.
  package var placement: Sourced<ElementPlacement>?
  /// `transform`, in the coordinates of the element's space.
  package var transform: Transform?
  /// `shape`.
  package var shape: Shape?
  /// `type`.
  package var type: String?
  /// `label`.
  package var label: LocalizedText?
  /// `text`.
  package var text: LocalizedText?
  /// `value`.
  package var value: LocalizedText?
  /// `visibility`.
  package var visibility: Element.Visibility?
  /// `z`.
  package var z: Double?
  /// `attributes`.
  package var attributes: [Element.Attribute] = []
  /// `remove`.
  package var isRemoval = false
  /// Whether its frame did not decode, so that its absence is no finding.
  package var isPartial = false

  /// An element of which only the id is known.
  package init(id: Sourced<String>) {
    self.id = id
  }

  package var mergeID: Sourced<String>? { id }

  package func merged(over base: ElementDeclaration) -> ElementDeclaration {
    var result = self
    result.nativeId = nativeId ?? base.nativeId
    result.parent = parent ?? base.parent
    result.window = window ?? base.window
    result.mergePlacement(over: base)
    result.transform = transform ?? base.transform
    result.shape = shape ?? base.shape
    result.type = type ?? base.type
    result.label = LocalizedText.merged(label, over: base.label)
    result.text = LocalizedText.merged(text, over: base.text)
    result.value = LocalizedText.merged(value, over: base.value)
    result.visibility = visibility ?? base.visibility
    result.z = z ?? base.z
    let own = Set(attributes.map(\.name))
    result.attributes = base.attributes.filter { !own.contains($0.name) } + attributes
    result.isPartial = isPartial || base.isPartial
    return result
  }

  /// Takes over the inherited way of being placed, and the space that it is in, unless another one is written.
  private mutating func mergePlacement(over base: ElementDeclaration) {
    guard let own = placement else {
      placement = base.placement
      space = space ?? base.space
      return
    }
    placement = Sourced(own.value.merged(over: base.placement?.value), own.span)
    // A placed element lies in the space of what it is placed in: the space of an inherited frame goes with it.
    if case .frame = own.value { space = space ?? base.space }
  }
}

extension LocalizedText {
  /// The text with what it leaves out taken from an inherited one: a text that is given per locale keeps the other
  /// locales and the plain text, a plain one replaces all of it.
  package static func merged(_ own: LocalizedText?, over base: LocalizedText?) -> LocalizedText? {
    guard let own else { return base }
    guard let base, own.plain == nil else { return own }
    let locales = Set(own.translations.map { LanguageTag.folded($0.locale) })
    let inherited = base.translations.filter { !locales.contains(LanguageTag.folded($0.locale)) }
    return LocalizedText(plain: base.plain, translations: inherited + own.translations)
  }
}
