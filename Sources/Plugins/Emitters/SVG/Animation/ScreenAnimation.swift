import TutorialDrawing
import TutorialPluginKit

/// The screens below the overlay, each visible during its steps. One fades into the next.
struct ScreenAnimation {
  private let scene: SVGScene
  private let clock: AnimationClock
  /// The distinct screens, in order of first appearance.
  private let screens: [Wireframe?]
  /// The changes of screen: the time, and the index of the screen from then on.
  private var changes: [(time: Double, screen: Int)] = []
  /// For each screen, the indices in `changes` of the changes to it.
  private var changesTo: [[Int]] = []
  private static let fade = 0.2

  init(_ stepTimes: [StepTime], _ scene: SVGScene, _ clock: AnimationClock) {
    self.scene = scene
    self.clock = clock
    let times = stepTimes.filter { $0.step != nil }
    let (screens, screenOfStep) = scene.screens(of: times.compactMap(\.step))
    self.screens = screens
    for (stepTime, screen) in zip(times, screenOfStep) where changes.last?.screen != screen {
      changes.append((changes.isEmpty ? 0 : stepTime.screenChange, screen))
    }
    // Before the tour restarts, the first screen returns.
    if clock.isLooping, let first = changes.first, let last = changes.last, last.screen != first.screen {
      changes.append((max(last.time, clock.duration - Self.fade), first.screen))
    }
    changesTo = screens.map { _ in [] }
    for (place, change) in changes.enumerated() { changesTo[change.screen].append(place) }
  }

  func draw(into writer: inout SVGWriter, id: String) {
    for (place, wireframe) in screens.enumerated() where !writer.isFull {
      let opacity = opacity(of: place)
      var attributes: SVGAttributes = ["class": "screen"]
      if !opacity.isConstant { attributes["opacity"] = place == 0 ? "1" : "0" }
      writer.group(attributes, [clock.animation(of: "opacity", opacity, LayerAnimation.opacity)]) { writer in
        scene.drawScreen(wireframe, into: &writer, id: "\(id)\(place)")
      }
    }
  }

  /// A time in which an opacity changes linearly.
  private struct Fade {
    var start: Double
    var end: Double
    var from: Double
    var to: Double

    func opacity(at time: Double) -> Double { from + (to - from) * min(1, (time - start) / (end - start)) }
  }

  /// Returns the opacity of a screen.
  ///
  /// While two screens change over, the upper one fades and the lower one stays visible.
  private func opacity(of screen: Int) -> Track {
    var fades: [Fade] = []
    // The number of changes that are covered so far. Between its own changes, the screen is hidden.
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

  /// Adds the fades of a screen from one change up to the next.
  private func addChange(_ place: Int, from: Double, to: Double, rest: Double, _ fades: inout [Fade]) {
    let start = changes[place].time
    let end = place + 1 < changes.count ? changes[place + 1].time : clock.duration
    let faded = place == 0 ? start : min(start + Self.fade, end)
    fades.append(Fade(start: start, end: faded, from: from, to: to))
    fades.append(Fade(start: faded, end: end, from: rest, to: rest))
  }

  /// Returns the last fade that has begun at a time. The fades are in order.
  private static func last(of fades: [Fade], startingBy time: Double) -> Fade? {
    var (low, high) = (0, fades.count)
    while low < high {
      let middle = (low + high) / 2
      if fades[middle].start <= time { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? fades[low - 1] : nil
  }
}
