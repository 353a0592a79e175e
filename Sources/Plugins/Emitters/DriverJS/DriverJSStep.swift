import TutorialDrawing
import TutorialGeometry
import TutorialPluginKit
import TutorialTour

/// A step in the form of driver.js.
struct DriverJSStep {
  let step: TourStep
  let scene: SVGScene

  /// True if touches don't reach the element.
  var isBlocked: Bool { step.interaction.mode == .block || step.interaction.pass.isEmpty }

  /// Returns the selector of the element: its id in the attribute, the layout's selector, or its id in `id`.
  ///
  /// A selector inside `:is` that the browser can't parse matches nothing, and doesn't invalidate the others.
  func selector(_ attribute: String) -> String? {
    guard let target = step.cutouts.first?.target else { return nil }
    let names = scene.variant.screens[step.screen]?.elements[target]
    let selectors = [
      "[\(DriverJSText.identifier(attribute))=\(DriverJSText.string(target))]",
      names?.selector.map { ":is(\($0))" },
      "[id=\(DriverJSText.string(names?.native ?? target))]",
    ]
    return selectors.compactMap { $0 }.joined(separator: ", ")
  }

  // MARK: The popover

  /// The callout's button that leads to the next step, if any.
  var next: TourButton? {
    step.callout?.buttons.first { $0.role == "next" }
      ?? step.callout?.buttons.last { !$0.back && ($0.to == follower || $0.to == nil) }
  }

  /// The callout's button that leads back, if any.
  var back: TourButton? { step.callout?.buttons.first { $0.back || $0.role == "back" } }

  /// The id of the next step, or nil for the last step.
  var follower: String? {
    guard let place = scene.place(ofStep: step.id), place + 1 < scene.variant.steps.count else { return nil }
    return scene.variant.steps[place + 1].id
  }

  /// The popover. Its texts are escaped, because driver.js treats them as HTML.
  var popover: EmittedJSON {
    let (callout, text) = (step.callout, scene.text)
    let hasClose = (step.dismiss ?? scene.tour.dismiss).contains(.close)
    let buttons: [String?] = ["next", back == nil ? nil : "previous", hasClose ? "close" : nil]
    let progress = callout?.progress.flatMap { text.text($0.text) }
    let number = (scene.place(ofStep: step.id) ?? 0) + 1
    let layout = text.locale.flatMap { callout?.layout(in: $0) }
    return [
      "title": text.text(callout?.title).map { .text(DriverJSText.html($0)) },
      "description": callout?.body.map { .text(DriverJSText.html(text.runs($0))) },
      "side": layout.map { .text(side($0)) }, "align": layout.map { .text(align($0)) },
      "showButtons": .list(buttons.compactMap { $0 }.map { .text($0) }),
      "showProgress": .flag(progress != nil),
      // driver.js only fills in numbers in a text that applies to all steps.
      "progressText": progress.map {
        .text(DriverJSText.html(TourProgress.words($0, step: number, total: scene.variant.steps.count)))
      },
      "nextBtnText": text.text(next?.title ?? (follower == nil ? "common.done" : "common.next")).map {
        .text(DriverJSText.html($0))
      },
      "prevBtnText": text.text(back?.title).map { .text(DriverJSText.html($0)) },
    ]
  }

  private func side(_ layout: TourCalloutLayout) -> String {
    switch layout.side {
    case .top, .bottom, .left, .right: layout.side.rawValue
    case .leading: scene.text.rightToLeft ? "right" : "left"
    case .trailing: scene.text.rightToLeft ? "left" : "right"
    case .auto, .center: "over"
    }
  }

  /// Returns the alignment. driver.js counts from the left in every language.
  private func align(_ layout: TourCalloutLayout) -> String {
    let isAcross = layout.side == .top || layout.side == .bottom
    switch layout.align {
    case .center: return "center"
    case .start: return isAcross && scene.text.rightToLeft ? "end" : "start"
    case .end: return isAcross && scene.text.rightToLeft ? "start" : "end"
    }
  }
}
