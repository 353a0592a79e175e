import TutorialGeometry
import TutorialIR
import TutorialPluginKit

/// The screens below the overlay, each shown while its steps stand; one gives way to the next by fading.
struct ScreenAnimation {
  private let scene: SVGScene
  private let clock: AnimationClock
  /// The different screens, in order of first appearance.
  private var screens: [Wireframe?] = []
  /// From when on which of them is shown.
  private var changes: [(time: Double, screen: Int)] = []
  private static let fade = 0.2

  init(_ passings: [Passing], _ scene: SVGScene, _ clock: AnimationClock) {
    self.scene = scene
    self.clock = clock
    for passing in passings {
      guard let step = passing.step else { continue }
      let wireframe = scene.wireframe(of: step)
      let known = screens.firstIndex(of: wireframe) ?? screens.count
      if known == screens.count { screens.append(wireframe) }
      if changes.last?.screen != known { changes.append((changes.isEmpty ? 0 : passing.screenChange, known)) }
    }
    // The first screen is back before the tour begins anew.
    if clock.isLooping, let first = changes.first, let last = changes.last, last.screen != first.screen {
      changes.append((max(last.time, clock.duration - Self.fade), first.screen))
    }
  }

  /// Draws all of them.
  func draw(into writer: inout SVGWriter, id: String) {
    for (place, wireframe) in screens.enumerated() {
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

  /// The opacity of a screen: of two that change over, the upper one fades while the lower one is there.
  private func opacity(of screen: Int) -> Track {
    var pieces: [(start: Double, end: Double, from: Double, to: Double)] = []
    var before: Int?
    for (place, change) in changes.enumerated() {
      let next = place + 1 < changes.count ? changes[place + 1].time : clock.duration
      let faded = before == nil ? change.time : min(change.time + Self.fade, next)
      let isUpper = before.map { change.screen > $0 } ?? true
      if change.screen == screen {
        pieces.append((change.time, faded, isUpper ? 0 : 1, 1))
        pieces.append((faded, next, 1, 1))
      } else if before == screen {
        pieces.append((change.time, faded, 1, isUpper ? 1 : 0))
        pieces.append((faded, next, 0, 0))
      } else {
        pieces.append((change.time, next, 0, 0))
      }
      before = change.screen
    }
    let shown = pieces.filter { $0.end > $0.start }
    return Track(shown.map { CurvePiece(from: $0.start, to: $0.end) }, tolerance: 1e-6) { time in
      shown.last { $0.start <= time }.map { piece in
        [piece.from + (piece.to - piece.from) * min(1, (time - piece.start) / (piece.end - piece.start))]
      }
    }
  }
}
