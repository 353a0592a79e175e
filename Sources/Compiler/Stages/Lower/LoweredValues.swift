import TutorialLanguage
import TutorialSyntax
import TutorialTour

// The tour's words for what the language and the layouts say: two vocabularies on purpose, because the tour is a
// published format, and the language may grow without it.

extension TourTraits {
  init(_ traits: Traits) {
    let others = traits.pairs.filter { !Traits.knownKeys.contains($0.key) }
    self.init(
      platform: traits["platform"], idiom: traits["idiom"], orientation: traits["orientation"],
      locale: traits["locale"], layoutDirection: traits["layoutDirection"],
      horizontalSizeClass: traits["horizontalSizeClass"], verticalSizeClass: traits["verticalSizeClass"],
      textSize: traits["textSize"], colorScheme: traits["colorScheme"],
      other: TourEntries(others.map { .init($0.key, $0.value) }))
  }
}

extension TourElement {
  init(_ element: ResolvedElement) {
    self.init(target: element.id, frame: element.frame)
  }
}

extension TourCondition {
  init(_ condition: Condition) {
    let value: TourScalar =
      switch condition.expected {
      case .bool(let value): .bool(value)
      case .number(let value): .number(value)
      case .string(let value): .text(value)
      }
    self.init(flag: condition.flag.value, equals: value)
  }
}

extension TourInteraction.Mode {
  init(_ mode: InteractionMode) {
    self =
      switch mode {
      case .block: .block
      case .target: .target
      case .passThrough: .passThrough
      }
  }
}

extension TourScroll.Alignment {
  init(_ alignment: ScrollAlignment) {
    self =
      switch alignment {
      case .start: .start
      case .center: .center
      case .end: .end
      case .nearest: .nearest
      }
  }
}

extension TourCallout.Kind {
  init(_ kind: CalloutKind) {
    self =
      switch kind {
      case .bubble: .bubble
      case .sheet: .sheet
      case .banner: .banner
      }
  }
}

extension TourPlacement {
  init(_ placement: Placement) {
    let side: TourPlacement.Side =
      switch placement.side {
      case .top: .top
      case .bottom: .bottom
      case .leading: .leading
      case .trailing: .trailing
      case .left: .left
      case .right: .right
      case .center: .center
      case .auto: .auto
      }
    let alignment: TourPlacement.Alignment =
      switch placement.alignment {
      case .start: .start
      case .center: .center
      case .end: .end
      }
    self.init(side, alignment)
  }
}
