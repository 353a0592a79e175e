import TutorialDrawing
import TutorialGeometry
import TutorialPluginKit
import TutorialTour

/// A step as driver.js has it.
struct DriverJSStep {
  private let step: TourStep
  private let scene: SVGScene

  init(_ step: TourStep, in scene: SVGScene) {
    (self.step, self.scene) = (step, scene)
  }

  /// Whether no touch reaches the element.
  var isBlocked: Bool { step.interaction.mode == .block || step.interaction.pass.isEmpty }

  /// What finds the element: its id in an attribute, the layout's own selector, its id in `id`. Within `:is` a selector that
  /// the browser cannot read matches nothing, and does no harm.
  func selector(_ attribute: String) -> String? {
    guard let target = step.cutouts.first?.target else { return nil }
    let screen = scene.variant.screens[step.screen]
    let selectors = [
      "[\(DriverJSText.identifier(attribute))=\(DriverJSText.string(target))]",
      screen?.selectors[target].map { ":is(\($0))" },
      "[id=\(DriverJSText.string(screen?.nativeIDs[target] ?? target))]",
    ]
    return selectors.compactMap { $0 }.joined(separator: ", ")
  }

  // MARK: The popover

  /// The button that leads on, if the callout has one.
  var next: TourButton? {
    step.callout?.buttons.first { $0.role == "next" }
      ?? step.callout?.buttons.last { !$0.back && ($0.to == follower || $0.to == nil) }
  }

  /// The button that leads back.
  var back: TourButton? { step.callout?.buttons.first { $0.back || $0.role == "back" } }

  /// The step behind this one; nil where it is the last.
  var follower: String? {
    guard let place = scene.place(ofStep: step.id), place + 1 < scene.variant.steps.count else { return nil }
    return scene.variant.steps[place + 1].id
  }

  /// The popover, as markup: driver.js takes what it is given for HTML.
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
      "progressText": progress.map {
        .text(DriverJSText.progress($0, number: number, total: scene.variant.steps.count))
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

  /// driver.js counts from the left, whatever the language is.
  private func align(_ layout: TourCalloutLayout) -> String {
    let isAcross = layout.side == .top || layout.side == .bottom
    switch layout.align {
    case .center: return "center"
    case .start: return isAcross && scene.text.rightToLeft ? "end" : "start"
    case .end: return isAcross && scene.text.rightToLeft ? "start" : "end"
    }
  }
}
