import TutorialDrawing
import TutorialGeometry
import TutorialPluginKit
import TutorialSyntax

/// The screens below the overlay, each shown while its steps stand; one gives way to the next by fading.
struct ScreenAnimation {
  private let scene: SVGScene
  private let clock: AnimationClock
  /// The different screens, in order of first appearance.
  private var screens: [Wireframe?] = []
  /// From when on which of them is shown.
  private var changes: [(time: Double, screen: Int)] = []
  /// The places in `changes` of those to each screen.
  private var changesTo: [[Int]] = []
  private static let fade = 0.2

  init(_ stepTimes: [StepTime], _ scene: SVGScene, _ clock: AnimationClock) {
    self.scene = scene
    self.clock = clock
    var places: [Int?: Int] = [:]
    for stepTime in stepTimes {
      guard let step = stepTime.step else { continue }
      let screen = scene.screen(of: step)
      let known = places[screen] ?? screens.count
      if known == screens.count {
        screens.append(scene.wireframe(of: step))
        places[screen] = known
      }
      if changes.last?.screen != known { changes.append((changes.isEmpty ? 0 : stepTime.screenChange, known)) }
    }
    // The first screen is back before the tour begins anew.
    if clock.isLooping, let first = changes.first, let last = changes.last, last.screen != first.screen {
      changes.append((max(last.time, clock.duration - Self.fade), first.screen))
    }
    changesTo = screens.map { _ in [] }
    for (place, change) in changes.enumerated() { changesTo[change.screen].append(place) }
  }

  /// Draws all of them.
  func draw(into writer: inout SVGWriter, id: String) {
    for (place, wireframe) in screens.enumerated() where !writer.isFull {
      let opacity = opacity(of: place)
      var attributes: SVGAttributes = ["class": "screen"]
      if !opacity.isConstant { attributes["opacity"] = place == 0 ? "1" : "0" }
      writer.element("g", attributes) { writer in
        if let animation = clock.animation(of: "opacity", opacity, LayerAnimation.opacity) {
          writer.leaf("animate", animation)
        }
        scene.drawScreen(wireframe, into: &writer, id: "\(id)\(place)")
      }
    }
  }

  /// A time in which an opacity changes evenly.
  private struct Fade {
    var start: Double
    var end: Double
    var from: Double
    var to: Double

    func opacity(at time: Double) -> Double { from + (to - from) * min(1, (time - start) / (end - start)) }
  }

  /// The opacity of a screen: of two that change over, the upper one fades while the lower one is there.
  private func opacity(of screen: Int) -> Track {
    var fades: [Fade] = []
    // Up to which change it is said what becomes of the screen: between its own ones it is not there.
    var known = 0
    for own in changesTo[screen] {
      if known < own { fades.append(Fade(start: changes[known].time, end: changes[own].time, from: 0, to: 0)) }
      let isUpper = own == 0 || screen > changes[own - 1].screen
      addChange(own, from: isUpper ? 0 : 1, to: 1, rest: 1, &fades)
      if own + 1 < changes.count {
        addChange(own + 1, from: 1, to: changes[own + 1].screen > screen ? 1 : 0, rest: 0, &fades)
      }
      known = own + 2
    }
    if known < changes.count { fades.append(Fade(start: changes[known].time, end: clock.duration, from: 0, to: 0)) }
    let shown = fades.filter { $0.end > $0.start }
    return Track(shown.map { CurvePiece(from: $0.start, to: $0.end) }, tolerance: 1e-6) { time in
      Self.last(of: shown, startingBy: time).map { [$0.opacity(at: time)] }
    }
  }

  /// What happens to a screen at a change, up to the next one.
  private func addChange(_ place: Int, from: Double, to: Double, rest: Double, _ fades: inout [Fade]) {
    let start = changes[place].time
    let end = place + 1 < changes.count ? changes[place + 1].time : clock.duration
    let faded = place == 0 ? start : min(start + Self.fade, end)
    fades.append(Fade(start: start, end: faded, from: from, to: to))
    fades.append(Fade(start: faded, end: end, from: rest, to: rest))
  }

  /// The last of some that has begun at a time; they are in order.
  private static func last(of fades: [Fade], startingBy time: Double) -> Fade? {
    var (low, high) = (0, fades.count)
    while low < high {
      let middle = (low + high) / 2
      if fades[middle].start <= time { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? fades[low - 1] : nil
  }
}
