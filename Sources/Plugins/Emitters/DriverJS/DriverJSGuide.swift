import TutorialDrawing
import TutorialGeometry
import TutorialPlayback
import TutorialPluginKit
import TutorialTour

/// A variant of a tour as a guide for driver.js. Settings that apply to all steps have their most frequent value.
struct DriverJSGuide {
  /// The variant, or nil if the tour has none.
  let scene: SVGScene?
  let stage: DriverJSStage
  /// The overlay of all steps, or nil if no step has one.
  let overlay: Overlay?
  /// The distance between callouts and stages.
  let gap: Double
  private let attribute: String

  struct Overlay: Hashable {
    var color: String
    var opacity: Double

    init(_ overlay: TourOverlay) {
      let color = TourColor(overlay.color) ?? .black
      self.color = color.svgOpaque
      opacity = overlay.opacity * color.svgOpacity
    }
  }

  init(_ located: LocatedTour, _ options: DecodedOptions) {
    scene = DriverJSOptions.scene(of: located, options)
    attribute = options[DriverJSOptions.attribute]
    let steps = scene?.variant.steps ?? []
    stage = DriverJSStage.common(steps)
    overlay = Self.mostFrequent(steps.compactMap { $0.overlay.map { Overlay($0) } })
    gap = Self.mostFrequent(steps.compactMap { $0.callout?.gap }) ?? 10
  }

  /// Returns the most frequent value, the first one if there are several.
  static func mostFrequent<Value: Hashable>(_ values: [Value]) -> Value? {
    var counts: [Value: Int] = [:]
    for value in values { counts[value, default: 0] += 1 }
    let most = counts.values.max() ?? 0
    return values.first { counts[$0] == most }
  }

  var config: EmittedJSON {
    guard let scene else { return ["steps": []] }
    let (tour, steps) = (scene.tour, scene.variant.steps)
    return [
      "animate": true, "smoothScroll": .flag(steps.contains { ($0.scroll?.duration ?? 0) > 0 }),
      "overlayColor": .text(overlay?.color ?? "#000000"),
      "overlayOpacity": .number(overlay?.opacity ?? 0, decimals: 4),
      "stagePadding": .number(stage.padding, decimals: 3), "stageRadius": .number(stage.radius, decimals: 3),
      "popoverOffset": .number(gap, decimals: 3), "allowKeyboardControl": true,
      "allowClose": .flag(tour.dismiss.contains { $0 != .close }),
      "overlayClickBehavior": click.map { .text($0.rawValue) },
      "steps": .list(steps.map { step(DriverJSStep(step: $0, scene: scene)) }),
    ]
  }

  /// The effect of a tap on the overlay.
  enum Click: String {
    case ends = "close"
    case advances = "nextStep"
  }

  /// The effect of a tap on the overlay in all steps, or nil if some steps ignore it.
  var click: Click? {
    guard let scene else { return nil }
    if scene.tour.dismiss.contains(.overlay) { return .ends }
    let all = scene.variant.steps.allSatisfy { step in step.advance.contains { $0.trigger == .tapAnywhere } }
    return all && !scene.variant.steps.isEmpty ? .advances : nil
  }

  private func step(_ step: DriverJSStep) -> EmittedJSON {
    [
      "element": step.selector(attribute).map { .text($0) }, "disableActiveInteraction": .flag(step.isBlocked),
      "popover": step.popover,
    ]
  }
}
