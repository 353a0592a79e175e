public import TutorialGeometry
public import TutorialSyntax
public import TutorialTour
import TutorialValues

// The tables by which the tour's words are found in a tutorial, with what authors write who come from other tools.

extension TourAccessibility.Announcement: DocumentKey {
  @usableFromInline package static let table = KeyTable<Self>()
}

extension TourAccessibility.Focus: DocumentKey {
  @usableFromInline package static let table = KeyTable<Self>()
}

extension TourTheme.Scheme: DocumentKey {
  @usableFromInline package static let table = KeyTable<Self>()
}

extension TourCallout.Kind: DocumentKey {
  @usableFromInline package static let table = KeyTable<Self>(hints: ForeignValues.callouts)
}

extension TourLoop.Kind: DocumentKey {
  @usableFromInline package static let table = KeyTable<Self>(hints: ForeignValues.effects)
}

extension TourInteraction.Mode: DocumentKey {
  @usableFromInline package static let table = KeyTable<Self>(hints: ForeignValues.interactions)
}

extension TourMissing.Fallback: DocumentKey {
  @usableFromInline package static let table = KeyTable<Self>(hints: ForeignValues.missingFallbacks)
}

extension TourTransitionKind: DocumentKey {
  @usableFromInline package static let table = KeyTable<Self>(hints: ForeignValues.movements)
}

extension TourPlacement: DocumentKey {
  @usableFromInline package static let table = KeyTable<Self>(hints: ForeignValues.placements)
}

extension TourReducedMotion.Kind: DocumentKey {
  @usableFromInline package static let table = KeyTable<Self>()
}

extension TourSprite.Ending: DocumentKey {
  @usableFromInline package static let table = KeyTable<Self>()
}

extension Tour.Dismissal: DocumentKey {
  @usableFromInline package static let table = KeyTable<Self>(hints: ForeignValues.dismissals)
}

extension NamedShape: DocumentKey {
  @usableFromInline package static let table = KeyTable<Self>()
}
