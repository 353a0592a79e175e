import TutorialDrawing
import TutorialMotion
import TutorialPlayback
import TutorialPluginKit
import TutorialSyntax
import TutorialTour

/// The features of a tour that driver.js lacks, reported for the steps that need them.
enum DriverJSLosses {
  /// A phrase for each lacking feature, for the emitter's description.
  static let phrases = [
    "several variants", "several holes", "holes that aren't rectangles around their elements",
    "padding, radius and dim by step",
    "motions other than its own of 0.4 s", "rings, sprites and effects", "taps, events, times and routes that lead on",
    "branches and conditions", "waiting for screens and elements",
    "touches beside the highlighted element, and locks while it moves",
    "sheets, banners, images, themes and widths of callouts", "announcements, history, resuming, reduced motion",
  ]

  static func losses(of located: LocatedTour, _ guide: DriverJSGuide, _ options: DecodedOptions) -> [Diagnostic] {
    guard let scene = guide.scene else { return [] }
    var diagnostics: [Diagnostic] = []
    func add(_ words: String) {
      diagnostics.append(Diagnostic(.emitterLoss, "the emitter \"driverjs\" \(words)", at: located.span))
    }
    let (count, id) = (located.tour.variants.count, Diagnostic.excerpt(scene.variant.id))
    let asked = options[DriverJSOptions.variant]
    if !asked.isEmpty, asked != scene.variant.id {
      add("finds no variant \"\(Diagnostic.excerpt(asked))\", and writes \"\(id)\"")
    } else if count > 1 {
      add("writes the variant \"\(id)\" only, and not all \(count)")
    }
    if !located.tour.variables.all.isEmpty { add("writes samples instead of variables") }
    if located.tour.dismiss.contains(.overlay), !located.tour.dismiss.contains(.escape) {
      add("lets Escape end the tour, because the overlay does")
    }
    var one = located
    one.tour.variants = [scene.variant]
    return diagnostics
      + one.losses { step, _ in
        let words = shape(step, guide) + appearance(step, guide) + motion(step, scene) + flow(step, guide, scene)
        return words.map { "the emitter \"driverjs\" \($0)" }
      }
  }

  // MARK: Appearance

  private static func shape(_ step: TourStep, _ guide: DriverJSGuide) -> [String] {
    var words: [String] = []
    if step.cutouts.count > 1 { words.append("shows one of \(step.cutouts.count) holes") }
    guard let hole = step.cutouts.first else { return words }
    if !hole.others.isEmpty { words.append("shows the hole around one of \(hole.others.count + 1) elements") }
    if DriverJSStage(hole) == nil {
      words.append("shows a rectangle around the element instead of the hole")
    } else if !guide.stage.shows(hole), hole.others.isEmpty {
      let (padding, radius) = (guide.stage.padding.svg(decimals: 3), guide.stage.radius.svg(decimals: 3))
      words.append("shows the hole with the padding \(padding) and the radius \(radius) that all holes have")
    }
    return words
  }

  private static func appearance(_ step: TourStep, _ guide: DriverJSGuide) -> [String] {
    var words: [String] = []
    if let overlay = step.overlay {
      if overlay.blur > 0 { words.append("shows the overlay without its blur") }
      if let common = guide.overlay, common != DriverJSGuide.Overlay(overlay) {
        let opacity = common.opacity.svg(decimals: 4)
        words.append("shows the overlay in the colour \(common.color) and the opacity \(opacity) that all have")
      }
    } else if guide.overlay != nil {
      words.append("shows an overlay, though the step has none")
    }
    if !step.rings.isEmpty { words.append("leaves the rings out") }
    if !step.loops.isEmpty { words.append("leaves the effects out") }
    if !step.sprites.isEmpty { words.append("leaves the sprites out") }
    guard let callout = step.callout else { return words + ["shows a popover, though the step has no callout"] }
    if callout.kind != .bubble { words.append("shows a popover instead of the \(callout.kind.rawValue)") }
    if let image = callout.image?.sources.first?.name {
      words.append("shows the callout without the image \"\(Diagnostic.excerpt(image))\"")
    }
    if callout.gap != guide.gap { words.append("shows the callout at the distance that all have") }
    if callout.progress?.kind == .dots { words.append("shows progress as words, and not as dots") }
    let links = (guide.scene?.text.runs(callout.body) ?? []).compactMap(\.link)
    for link in links where !DriverJSText.isPlainLink(link) {
      words.append("leaves out the link to \"\(Diagnostic.excerpt(link))\"")
    }
    return words
  }

  private static func motion(_ step: TourStep, _ scene: SVGScene) -> [String] {
    var words: [String] = []
    guard let way = step.transitions.first else { return words }
    if let motion = way.motion.flatMap({ scene.tour.motions[$0] }) {
      let goesBeyond = motion.keyframes.contains { frame in
        let handles = frame.easing.map { [$0.y1, $0.y2] } ?? []
        return ([frame.progress] + handles).contains { $0 < 0 || $0 > 1 }
      }
      if goesBeyond || motion.keyframes.count > 2 {
        words.append("moves by its own motion, not by a spring or by points")
      }
    }
    if way.arc != 0 { words.append("moves straight, though the path is bent") }
    if way.kind == .cut || way.kind == .reveal {
      words.append("moves, though the step comes by a \(way.kind.rawValue)")
    }
    if way.delay > 0 { words.append("leaves the delay out") }
    return words
  }

  // MARK: Navigation

  private static func flow(_ step: TourStep, _ guide: DriverJSGuide, _ scene: SVGScene) -> [String] {
    var words: [String] = []
    let place = scene.place(ofStep: step.id) ?? 0
    if place > 0, scene.variant.steps[place - 1].screen != step.screen {
      words.append("does not wait for the screen \"\(Diagnostic.excerpt(step.screen))\"")
    }
    if !step.before.isEmpty { words.append("does not wait for `before` of the step") }
    if step.missing != nil { words.append("does not wait for the element") }
    if step.when != nil { words.append("shows the step in spite of its condition") }
    if let dismiss = step.dismiss, Set(dismiss) != Set(scene.tour.dismiss) {
      words.append("lets people leave the step like all steps")
    }
    let guided = DriverJSStep(step: step, scene: scene)
    let follower = guided.follower
    for rule in step.advance {
      if let trigger = lost(rule.trigger, guide) { words.append("goes on by a button, not by \(trigger)") }
      if rule.when != nil { words.append("goes on in spite of the condition of a rule") }
      if !rule.back, rule.to != follower, rule.to != step.id { words.append(branch(rule.to, follower)) }
    }
    for button in step.callout?.buttons ?? [] where button != guided.back {
      let title = Diagnostic.excerpt(scene.text.text(button.title) ?? button.title)
      if button != guided.next {
        words.append("leaves out the button \"\(title)\"")
      } else if !button.back, button.to != follower {
        words.append(branch(button.to, follower))
      }
    }
    if step.interaction.mode == .passThrough { words.append("lets touches reach only the element") }
    if !step.interaction.allow.isEmpty { words.append("lets no touch reach other elements that are allowed") }
    return words
  }

  private static func branch(_ to: String?, _ follower: String?) -> String {
    let next = follower.map { "to \"\(Diagnostic.excerpt($0))\"" } ?? "to the end"
    return to.map { "goes \(next), not to \"\(Diagnostic.excerpt($0))\"" } ?? "goes \(next), and does not end"
  }

  private static func lost(_ trigger: TourAdvance.Trigger, _ guide: DriverJSGuide) -> String? {
    switch trigger {
    case .tapTarget: "a tap on the element"
    case .tapAnywhere: guide.click == .advances ? nil : "a tap anywhere"
    case .tap(let element): "a tap on \"\(Diagnostic.excerpt(element.target))\""
    case .event(let name): "the event \"\(Diagnostic.excerpt(name))\""
    case .after: "time"
    case .route: "a route"
    case .appears(let element): "the appearance of \"\(Diagnostic.excerpt(element.target))\""
    case .gone(let element): "the disappearance of \"\(Diagnostic.excerpt(element.target))\""
    case .button: nil
    }
  }
}
