import TutorialDrawing
import TutorialGeometry
import TutorialPluginKit
import TutorialTour

/// The animation of one variant: its steps one after the other, each with a rest, in SMIL without any script.
///
/// A renderer without animation shows the first step. People who prefer reduced motion see the tour's own replacement.
struct TourAnimation {
  private let scene: SVGScene
  private let theme: Palette.Theme
  private let clock: AnimationClock
  private let stepTimes: [StepTime]
  private let calmStepTimes: [StepTime]
  private static let margin = 40.0
  private static let smallPrint = TextStyle(classes: "soft", size: 13)
  private static let foot = 58.0
  /// The seconds before the first step and after the last.
  private static let pause = 0.7

  init(_ located: LocatedTour, _ variant: TourVariant, _ options: DecodedOptions) {
    scene = SVGOptions.scene(of: located, in: variant, options)
    theme = options[SVGOptions.theme]
    let timeline = TourTimeline(scene, rest: options[SVGOptions.rest], start: Self.pause, waitsForCalm: true)
    (stepTimes, calmStepTimes) = (timeline.stepTimes, timeline.calmStepTimes)
    clock = AnimationClock(duration: max(timeline.end, 0) + Self.pause, isLooping: options[SVGOptions.loop])
  }

  // MARK: The file

  func draw(into writer: inout SVGWriter) {
    let outer = scene.device.outer
    let scale = min(640 / outer.height, 760 / outer.width, 1)
    let width = max(300, outer.width * scale + 2 * Self.margin)
    let description = scene.variant.description(
      locale: scene.text.locale, width: width - 2 * Self.margin, TextMeasure(Self.smallPrint))
    let head = 45 + Double(description.count) * Self.smallPrint.lineHeight
    let height = head + outer.height * scale + Self.foot + Self.margin
    let attributes: SVGAttributes = [
      "xmlns": "http://www.w3.org/2000/svg", "width": width.svg, "height": height.svg,
      "viewBox": "0 0 \(width.svg) \(height.svg)", "role": "img", "aria-labelledby": "title",
    ]
    let left = (width - outer.width * scale) / 2 - outer.x * scale
    let transform =
      "translate(\(left.svg(decimals: 3)) \((Self.margin + head - outer.y * scale - 12).svg(decimals: 3)))"
    writer.element("svg", attributes) { writer in
      writer.text("title", ["id": "title"], "\(scene.heading), \(scene.variant.id)")
      writer.style(Palette.css(theme, look: scene.tour.theme, extra: Self.motionCSS))
      CalloutDrawing.define(scene.tour.theme, into: &writer)
      writer.rect(Rect(0, 0, width, height), class: "paper")
      drawHead(description, into: &writer, width: width)
      let device: SVGAttributes = [
        "id": "device", "transform": "\(transform) scale(\(scale.svg(decimals: 6)))", "class": scene.scheme,
      ]
      writer.element("g", device) { writer in
        scene.device.draw(into: &writer, id: "display") { drawContents(into: &$0) }
      }
      drawFoot(into: &writer, width: width, top: height - Self.foot)
    }
  }

  private static let motionCSS =
    ".calm{display:none}\n@media (prefers-reduced-motion:reduce){.lively{display:none}.calm{display:inline}}\n"

  private func drawContents(into writer: inout SVGWriter) {
    ScreenAnimation(stepTimes, scene, clock).draw(into: &writer, id: "s")
    for (name, stepTimes) in [("lively", stepTimes), ("calm", calmStepTimes)] {
      writer.element("g", ["class": name]) { writer in
        for (place, stepTime) in stepTimes.enumerated() where !writer.isFull {
          OverlayAnimation(stepTime: stepTime, scene: scene, clock: clock, id: "\(name.prefix(1))\(place)").draw(
            into: &writer, isPoster: place == 0)
        }
      }
    }
  }

  private func drawHead(_ description: [String], into writer: inout SVGWriter, width: Double) {
    var title = TextStyle(classes: "ink", size: 20, weight: 600)
    title.rightToLeft = TextMeasure.startsFromRight(scene.heading)
    let heading = TextMeasure(title).shortened(scene.heading, width: width - 2 * Self.margin)
    writer.line(heading, at: Point(width / 2, Self.margin + 8), title, anchor: .middle)
    for (number, line) in description.enumerated() {
      let y = Self.margin + 31 + Double(number) * Self.smallPrint.lineHeight
      writer.line(line, at: Point(width / 2, y), Self.smallPrint, anchor: .middle)
    }
  }

  /// Draws the progress: a dot for each step, and the step's number and id.
  private func drawFoot(into writer: inout SVGWriter, width: Double, top: Double) {
    let steps = scene.variant.steps
    let gap = min(16, (width - 2 * Self.margin) / Double(max(1, steps.count)))
    func dot(_ place: Int) -> Point {
      Point(width / 2 + (Double(place) - Double(steps.count - 1) / 2) * gap, top + 34)
    }
    let hasDots = gap >= 8
    if hasDots { for place in steps.indices { writer.circle(dot(place), radius: 3.5, class: "track") } }
    let style = TextStyle(classes: "ink", size: 14, weight: 600)
    for (place, stepTime) in stepTimes.enumerated() where !writer.isFull {
      guard let step = stepTime.step else { continue }
      let presence = clock.presence(in: [TimeSpan(place == 0 ? 0 : stepTime.start, labelEnd(place))])
      writer.group(place == 0 ? [:] : ["display": "none"], [presence]) { writer in
        if hasDots { writer.circle(dot(place), radius: 3.5, class: "accent") }
        let number = "\(place + 1) / \(steps.count)  ·  "
        let name = TextMeasure(style).shortened(step.id, width: width - 2 * Self.margin - 60)
        writer.line(number + name, at: Point(width / 2, top + 14), style, anchor: .middle)
      }
    }
  }

  /// Returns the end of a step's label. The last step's label stays until the tour restarts.
  private func labelEnd(_ place: Int) -> Double {
    let isLast = place + 1 >= stepTimes.count || stepTimes[place + 1].step == nil
    return isLast ? clock.duration : stepTimes[place].end
  }
}
