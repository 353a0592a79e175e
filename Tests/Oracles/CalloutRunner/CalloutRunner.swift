import TutorialGeometry

/// Places callouts for the oracle beside it.
///
/// Each line of standard input is a scene, as numbers separated by spaces, in the order that `SceneReader` describes.
/// The answer is one line of JSON.
@main
enum CalloutRunner {
  static func main() {
    while let line = readLine() {
      var reader = SceneReader(line)
      let (scene, words) = reader.read()
      print(describe(scene.solve(words.size)))
    }
  }

  private static func describe(_ solution: CalloutSolution) -> String {
    let spot = solution.spot
    let (frame, side) = (spot.frame, spot.side.map { "\"\($0.rawValue)\"" } ?? "null")
    let arrow = spot.arrow.map { arrow in
      "\([arrow.tip, arrow.baseStart, arrow.baseEnd].flatMap { [$0.x, $0.y] })"
    }
    var lacks = "[]"
    var fits = true
    if case .lacks(let all, _) = solution {
      fits = false
      lacks = "[\(all.map(describe).joined(separator: ", "))]"
    }
    return "{\"fits\": \(fits), \"frame\": \([frame.x, frame.y, frame.width, frame.height]), \"side\": \(side), "
      + "\"align\": \"\(spot.alignment.rawValue)\", \"arrow\": \(arrow ?? "null"), \"lacks\": \(lacks)}"
  }

  private static func describe(_ lack: CalloutLack) -> String {
    let side = lack.side.map { "\"\($0.rawValue)\"" } ?? "null"
    let cause: String
    switch lack.cause {
    case .none: cause = "\"none\", null"
    case .room: cause = "\"room\", null"
    case .length: cause = "\"length\", null"
    case .detached: cause = "\"detached\", null"
    case .obstacle(let place): cause = "\"obstacle\", \(place)"
    }
    return "[\(side), \(lack.points), \(cause)]"
  }
}
