import Foundation

/// The number of colours that a terminal supports.
enum ColorDepth {
  /// No colours: shades made of characters.
  case none
  /// xterm's 256 colours.
  case indexed
  /// 24-bit colours.
  case direct

  /// Reads the depth from the environment: `NO_COLOR` disables colours, `COLORTERM` announces 24 bits.
  init(environment: [String: String] = ProcessInfo.processInfo.environment) {
    if let refused = environment["NO_COLOR"], !refused.isEmpty {
      self = .none
    } else {
      self = ["truecolor", "24bit"].contains(environment["COLORTERM"]) ? .direct : .indexed
    }
  }

  /// The escape code for a colour of letters (38) or of the background (48).
  func code(_ ink: Ink, _ kind: Int) -> String {
    switch self {
    case .none: ""
    case .direct: ";\(kind);2;\(Self.byte(ink.red));\(Self.byte(ink.green));\(Self.byte(ink.blue))"
    case .indexed: ";\(kind);5;\(Self.index(ink))"
    }
  }

  private static func byte(_ value: Double) -> Int { Int(min(max(value, 0), 255).rounded()) }

  /// The index of the nearest of the 216 colours of the cube and the 24 greys.
  private static func index(_ ink: Ink) -> Int {
    func level(_ value: Double) -> (place: Int, value: Double) {
      let levels: [Double] = [0, 95, 135, 175, 215, 255]
      let place = levels.indices.min { abs(levels[$0] - value) < abs(levels[$1] - value) } ?? 0
      return (place, levels[place])
    }
    let cube = (level(ink.red), level(ink.green), level(ink.blue))
    let mean = (ink.red + ink.green + ink.blue) / 3
    let grey = min(max(((mean - 8) / 10).rounded(), 0), 23)
    func distance(_ red: Double, _ green: Double, _ blue: Double) -> Double {
      (red - ink.red) * (red - ink.red) + (green - ink.green) * (green - ink.green)
        + (blue - ink.blue) * (blue - ink.blue)
    }
    let value = 8 + 10 * grey
    if distance(value, value, value) < distance(cube.0.value, cube.1.value, cube.2.value) { return 232 + Int(grey) }
    return 16 + 36 * cube.0.place + 6 * cube.1.place + cube.2.place
  }
}
