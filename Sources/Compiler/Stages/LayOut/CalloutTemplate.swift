import TutorialGeometry
import TutorialLanguage
import TutorialSyntax
import TutorialText
import TutorialTour

/// A callout's texts and settings, independent of the screen: one object for all variants of a shape.
final class CalloutTemplate: Sendable {
  /// The callout in the tour's form, without its position on a screen.
  let callout: TourCallout
  /// The step's number and the number of steps, if the callout shows them.
  let numbers: TourContent.Dots?
  /// True if it has a close button that ends the tour.
  let hasClose: Bool

  init(_ callout: TourCallout, numbers: TourContent.Dots?, hasClose: Bool) {
    self.callout = callout
    self.numbers = numbers
    self.hasClose = hasClose
  }

  /// Returns the callout's texts, given a function that returns the texts of a language.
  func words(_ text: (String) -> String?) -> CalloutText {
    CalloutText(callout, numbers: numbers, hasClose: hasClose, text)
  }
}

extension VariantFlow {
  /// Returns the steps' callouts, without their positions on screens.
  ///
  /// - Parameter dismissals: how a person leaves, where a step does not say it.
  func callouts(_ texts: StringTable, dismissals: [Tour.Dismissal]) -> [CalloutTemplate?] {
    steps.enumerated().map { place, flow -> CalloutTemplate? in
      guard let partial = flow.step.callout else { return nil }
      let keys = texts.keys(of: flow.step)
      let buttons = flow.buttons.map { button in
        let title =
          switch button.title {
          case .written(_, let place): keys.buttons[place]
          case .standard(let button): button.key
          }
        return TourButton(
          title: title, to: button.isBack ? nil : button.to.map { steps[$0].step.id.value }, role: button.role,
          back: button.isBack)
      }
      // A single step needs no number.
      let progress = steps.count > 1 ? TourProgress(partial.progress?.value, keys) : nil
      return CalloutTemplate(
        TourCallout(
          kind: partial.kind?.value ?? (partial.sheetHeight == nil ? .bubble : .sheet),
          title: keys.title, body: keys.body, image: partial.image.flatMap { TourImage($0, keys) }, progress: progress,
          buttons: buttons,
          placement: partial.placementOrDefault, width: partial.widthOrDefault,
          maxHeight: partial.maxHeight?.value, size: partial.size?.value, gap: partial.gapOrDefault,
          arrow: partial.arrowOrDefault != .absent, arrowSize: partial.arrowSize,
          sheetHeight: partial.sheetHeight?.value),
        numbers: progress == nil ? nil : TourContent.Dots(number: place + 1, total: steps.count),
        hasClose: (flow.step.partial.dismiss?.value ?? dismissals).contains(.close))
    }
  }
}

extension TourProgress {
  /// Creates the tour's progress from the language's setting, or nil for none.
  fileprivate init?(_ setting: ProgressSetting?, _ keys: StringTable.StepKeys) {
    guard let setting, setting != .absent, let text = keys.progress else { return nil }
    self.init(setting == .dots ? .dots : .text, text: text)
  }
}

extension TourImage {
  /// Creates the tour's form of an image, or nil if it has no name.
  fileprivate init?(_ image: CalloutImage, _ keys: StringTable.StepKeys) {
    guard let name = image.name?.value else { return nil }
    self.init(
      size: image.size?.value,
      sources: [Source(name)]
        + (image.sources?.value ?? []).map {
          Source($0.name.value, scheme: $0.scheme?.rawValue, scale: $0.scale == 1 ? nil : $0.scale)
        }, label: keys.image)
  }
}
