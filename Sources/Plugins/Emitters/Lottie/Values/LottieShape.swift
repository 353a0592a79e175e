import TutorialGeometry
import TutorialPlayback
import TutorialPluginKit

/// The items of shape layers.
enum LottieShape {
  /// Returns a group of items that are drawn as one, the topmost first.
  static func group(
    _ name: String, _ items: [EmittedJSON], at offset: Point = Point(0, 0), scale: Size? = nil
  ) -> EmittedJSON {
    let percents = scale.map { EmittedJSON.numbers([$0.width * 100, $0.height * 100]) }
    let transform: EmittedJSON = [
      "ty": "tr", "a": still([0, 0]), "p": still(LottieValue.point(offset.x, offset.y)),
      "s": still(percents ?? [100, 100]), "r": still(0), "o": still(100), "sk": still(0), "sa": still(0),
    ]
    return ["ty": "gr", "nm": .text(name), "it": .list(items + [transform])]
  }

  static func path(_ outline: EmittedJSON) -> EmittedJSON { ["ty": "sh", "nm": "path", "ks": outline] }

  /// Returns a rectangle whose centre, size and corner radius are properties.
  static func rectangle(middle: EmittedJSON, size: EmittedJSON, radius: EmittedJSON) -> EmittedJSON {
    ["ty": "rc", "nm": "box", "d": 1, "p": middle, "s": size, "r": radius]
  }

  static func rectangle(_ frame: Rect, radius: Double = 0) -> EmittedJSON {
    rectangle(
      middle: still(LottieValue.point(frame.midX, frame.midY)),
      size: still(LottieValue.point(frame.width, frame.height)),
      radius: still(LottieValue.length(max(0, min(radius, frame.width / 2, frame.height / 2)))))
  }

  /// Returns a fill whose colour and opacity are properties.
  static func fill(_ color: EmittedJSON, opacity: EmittedJSON, isEvenOdd: Bool = false) -> EmittedJSON {
    ["ty": "fl", "nm": "fill", "c": color, "o": opacity, "r": isEvenOdd ? 2 : 1]
  }

  static func fill(_ color: TourColor, opacity: Double = 1) -> EmittedJSON {
    fill(
      still(LottieValue.color(LottieValue.channels(color))),
      opacity: still(LottieValue.opacity([opacity * color.alpha / 255])))
  }

  /// Returns a stroke with animated properties. `dashes` alternates dashes and gaps.
  ///
  /// - Parameter isRound: true for round caps and joins, false for butt caps and mitre joins.
  static func stroke(
    _ color: EmittedJSON, opacity: EmittedJSON, width: EmittedJSON, dashes: [EmittedJSON] = [], isRound: Bool = false
  ) -> EmittedJSON {
    // lottie-web needs a different name for each dash.
    var pattern = dashes.enumerated().map { place, length -> EmittedJSON in
      let isDash = place % 2 == 0
      let name = "\(isDash ? "dash" : "gap") \(place / 2 + 1)"
      return ["n": isDash ? "d" : "g", "nm": .text(name), "v": length]
    }
    if !pattern.isEmpty { pattern.append(["n": "o", "nm": "offset", "v": still(0)]) }
    return [
      "ty": "st", "nm": "stroke", "c": color, "o": opacity, "w": width, "lc": isRound ? 2 : 1, "lj": isRound ? 2 : 1,
      "ml": 4, "d": pattern.isEmpty ? nil : .list(pattern),
    ]
  }

  static func stroke(_ color: TourColor, width: Double, opacity: Double = 1) -> EmittedJSON {
    stroke(
      still(LottieValue.color(LottieValue.channels(color))),
      opacity: still(LottieValue.opacity([opacity * color.alpha / 255])), width: still(LottieValue.length(width)),
      isRound: true)
  }

  private static func still(_ value: EmittedJSON) -> EmittedJSON { LottieValue.still(value) }
}
