import TutorialGeometry
import TutorialLanguage
import TutorialSyntax
import TutorialTour

/// What a callout says and how it is asked for, wherever it lies: one object for all variants of a shape.
final class CalloutForm: Sendable {
  /// The callout as the tour has it, but for what lies on a screen.
  let callout: TourCallout

  init(_ callout: TourCallout) { self.callout = callout }
}

extension VariantFlow {
  /// Its steps' callouts, but for what lies on a screen.
  func callouts(_ texts: StringTable) -> [CalloutForm?] {
    steps.map { flow -> CalloutForm? in
      guard let partial = flow.step.callout else { return nil }
      let keys = texts.keys(of: flow.step)
      let buttons = flow.buttons.map { button in
        let title =
          switch button.title {
          case .written(_, let place): keys.buttons[place]
          case .standard(let button): button.key
          }
        return TourButton(
          title: title, to: button.to.map { steps[$0].step.id.value }, role: button.role, back: button.isBack)
      }
      return CalloutForm(
        TourCallout(
          kind: TourCallout.Kind(partial.kind?.value ?? (partial.sheetHeight == nil ? .bubble : .sheet)),
          title: keys.title, body: keys.body, image: partial.image?.value, buttons: buttons,
          placement: partial.placementOrDefault.map(TourPlacement.init), width: partial.widthOrDefault,
          maxHeight: partial.maxHeight?.value, size: partial.size?.value, gap: partial.gapOrDefault,
          arrow: partial.arrowOrDefault != .absent, arrowSize: partial.arrowSize,
          sheetHeight: partial.sheetHeight?.value))
    }
  }
}
