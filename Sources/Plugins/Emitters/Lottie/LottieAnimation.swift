import TutorialDrawing
import TutorialPluginKit
import TutorialTour

/// The animation of one variant: its steps one after the other, each with a rest and a marker.
struct LottieAnimation {
  private let scene: SVGScene
  private let timeline: TourTimeline
  private let clock: LottieClock
  private let scheme: TourTheme.Scheme
  private let byteLimit: Int

  init(_ located: LocatedTour, _ variant: TourVariant, _ options: DecodedOptions, byteLimit: Int) {
    scene = LottieOptions.scene(of: located, in: variant, options)
    clock = LottieClock(frameRate: options[LottieOptions.frameRate])
    scheme = LottieOptions.drawnScheme(of: variant, options)
    timeline = TourTimeline(scene, rest: options[LottieOptions.rest], grid: clock.frameRate)
    self.byteLimit = byteLimit
  }

  /// Returns the file, or nil if it exceeds the limit.
  func bytes() -> [UInt8]? {
    var parts = LottieParts(scene, clock, scheme, byteLimit: byteLimit)
    for (place, stepTime) in timeline.stepTimes.enumerated() {
      guard !parts.isFull else { return nil }
      OverlayLayers(stepTime: stepTime, name: "\(place)", screen: scene.device.screen).add(to: &parts)
    }
    let markers = timeline.stepTimes.compactMap { stepTime -> EmittedJSON? in
      stepTime.step.map { step in
        let start = clock.frame(stepTime.start)
        return [
          "cm": .text(step.id), "tm": .number(start, decimals: 4),
          "dr": .number(max(0, clock.frame(stepTime.end) - start), decimals: 4),
        ]
      }
    }
    let whole: EmittedJSON = [
      "v": "5.7.0", "nm": .text("\(scene.heading), \(scene.variant.id)"), "fr": .number(clock.frameRate, decimals: 3),
      "ip": 0, "op": .number(max(1, clock.frame(timeline.end).rounded(.up)), decimals: 0), "w": .whole(parts.width),
      "h": .whole(parts.height), "ddd": 0, "meta": ["g": .text(scene.tour.generator)], "markers": .list(markers),
      "fonts": ["list": .list(parts.fonts.list)], "slots": .object(parts.slots), "assets": [], "layers": [],
    ]
    // Assets and layers were written one by one to respect the limit. They replace the empty lists.
    let head = whole.bytes()
    let (assets, layers) = (Array("\"assets\":[".utf8), Array("],\"layers\":[".utf8))
    let end = Array("\"assets\":[],\"layers\":[]}".utf8)
    let file = head.dropLast(end.count) + assets + parts.assets + layers + parts.rootLayers + Array("]}\n".utf8)
    return file.count <= byteLimit ? Array(file) : nil
  }
}
