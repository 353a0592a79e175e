import TutorialSyntax
import TutorialValues

/// Easings in the notations of CSS, SwiftUI, Compose, Flutter, GSAP and easings.net, and their equivalents here.
enum EasingsOfOtherTools {
  /// Advice for an easing or a call in another tool's notation; nil if it isn't known.
  ///
  /// - Parameter words: the words for easings here.
  static func advice(for text: String, words: [String]) -> Advice? {
    guard let call = Call(text) else { return text.contains("(") ? nil : word(text, among: words) }
    switch call.name {
    case "cubicbezier", "cubic", "timing", "path", "bezier":
      return handles(call.arguments)
    case "spring", "interpolatingspring", "interactivespring", "springdescription", "springspec", "bouncy", "smooth",
      "snappy", "withspring":
      return spring(call, among: words)
    case "tween", "withtiming", "keyframes":
      return .words("an easing has no time: write \"duration\" beside it")
    // An error in a function of this language is reported at its exact place.
    case "linear", "steps":
      if call.arguments.allSatisfy({ $0.label == nil }) { return nil }
    default: break
    }
    guard let bare = word(call.name, among: words)?.text else { return nil }
    let time = call.arguments.first.map { ", and \"duration: \($0.number ?? 0.35)\" beside it" } ?? ""
    var advice = Advice.write(bare, isSure: time.isEmpty)
    advice.label += time
    return advice
  }

  /// Advice for a word, ignoring any prefix before its last dot, and its separators.
  private static func word(_ text: String, among words: [String]) -> Advice? {
    let parts = text.split(separator: ".").map { bare(String($0)) }
    guard let last = parts.last else { return nil }
    var name = last
    // GSAP: `power2.inOut`.
    if parts.count == 2, ["in", "out", "inout"].contains(last), let family = parts.first {
      name = "ease" + last + (powers[family] ?? family)
    }
    if let known = words.first(where: { bare($0) == name || bare($0) == name.dropping("curve") }) {
      return .write(known, isSure: true)
    }
    if let known = same[name] { return .write(known, isSure: true) }
    if let handles = curves[name] { return .write(handles, isSure: true) }
    if let near = near[name] { return .write(near) }
    return nil
  }

  /// A name in lower case, without separators and common suffixes.
  private static func bare(_ name: String) -> String {
    let letters = name.lowercased().filter { $0.isLetter || $0.isNumber }
    return ["interpolator", "easing", "curve"].reduce(letters) { name, ending in
      name.count > ending.count && name.hasSuffix(ending) ? String(name.dropLast(ending.count)) : name
    }
  }

  /// Advice for a curve of four numbers, possibly followed by a duration.
  private static func handles(_ arguments: [Call.Argument]) -> Advice? {
    let numbers = arguments.compactMap(\.number)
    guard numbers.count == arguments.count, (4...5).contains(numbers.count) else {
      return .words("write [x1, y1, x2, y2]")
    }
    return .write("[\(numbers.prefix(4).map(decimal).joined(separator: ", "))]", isSure: numbers.count == 4)
  }

  private static func spring(_ call: Call, among words: [String]) -> Advice? {
    var values: [String: Double] = [:]
    let isNamed = call.arguments.allSatisfy { $0.label != nil }
    for (place, argument) in call.arguments.enumerated() {
      // anime.js passes three or four numbers, other tools two.
      let places = call.arguments.count > 2 ? ["mass", "stiffness", "damping", "velocity"] : ["response", "damp"]
      guard let number = argument.number, let name = argument.label ?? (place < places.count ? places[place] : nil)
      else { return nil }
      values[name == "damp" ? "dampingFraction" : name] = number
    }
    if values.isEmpty { return word(call.name, among: words) }
    if let ratio = values.removeValue(forKey: "dampingRatio") {
      if let stiffness = values["stiffness"] {
        values["damping"] = 2 * ratio * (max(0, stiffness) * (values["mass"] ?? 1)).squareRoot()
      } else {
        values["dampingFraction"] = ratio
      }
    }
    if let velocity = values.removeValue(forKey: "initialVelocity") { values["velocity"] = velocity }
    if let bounce = values.removeValue(forKey: "extraBounce") { values["bounce"] = bounce }
    values["blendDuration"] = nil
    if values.count == 1, let response = values["response"] { values = ["duration": response] }
    let forms = [
      ["response", "dampingFraction", "velocity"], ["duration", "bounce"], ["stiffness", "damping", "mass"],
    ]
    guard let form = forms.first(where: { Set($0).isSuperset(of: values.keys) }), !values.isEmpty else {
      return .words("write { spring: { response: …, dampingFraction: … } }")
    }
    let parameters = form.compactMap { key in values[key].map { "\(key): \(decimal($0))" } }
    return .write("{ spring: { \(parameters.joined(separator: ", ")) } }", isSure: isNamed)
  }

  private static let powers = [
    "power1": "quad", "power2": "cubic", "power3": "quart", "power4": "quint", "strong": "quint",
  ]

  /// Exact equivalents.
  private static let same = [
    "ease": "[0.25, 0.1, 0.25, 1]", "easeineaseout": "easeInOut", "none": "linear", "default": "[0.25, 0.1, 0.25, 1]",
  ]

  /// Approximate equivalents.
  private static let near = [
    "accelerate": "easeIn", "decelerate": "easeOut", "acceleratedecelerate": "easeInOut", "swing": "easeInOut",
    "standard": "fastOutSlowIn", "overshoot": "[0.34, 1.56, 0.64, 1]", "anticipateovershoot": "[0.68, -0.6, 0.32, 1.6]",
    "bounce": "bouncy", "elastic": "bouncy", "easeoutbounce": "bouncy", "easeoutelastic": "bouncy",
    "bounceout": "bouncy",
    "elasticout": "bouncy", "springy": "spring", "gentle": "smooth", "wobbly": "bouncy", "stiff": "snappy",
  ]

  /// The browser curves of easings.net, by its names: visually indistinguishable.
  private static let curves = [
    "easeinsine": "[0.12, 0, 0.39, 0]", "easeoutsine": "[0.61, 1, 0.88, 1]", "easeinoutsine": "[0.37, 0, 0.63, 1]",
    "easeinquad": "[0.11, 0, 0.5, 0]", "easeoutquad": "[0.5, 1, 0.89, 1]",
    "easeincubic": "[0.32, 0, 0.67, 0]", "easeoutcubic": "[0.33, 1, 0.68, 1]",
    "easeinoutcubic": "[0.65, 0, 0.35, 1]",
    "easeinquart": "[0.5, 0, 0.75, 0]", "easeoutquart": "[0.25, 1, 0.5, 1]", "easeinoutquart": "[0.76, 0, 0.24, 1]",
    "easeinquint": "[0.64, 0, 0.78, 0]", "easeoutquint": "[0.22, 1, 0.36, 1]",
    "easeinoutquint": "[0.83, 0, 0.17, 1]",
    "easeinexpo": "[0.7, 0, 0.84, 0]", "easeoutexpo": "[0.16, 1, 0.3, 1]", "easeinoutexpo": "[0.87, 0, 0.13, 1]",
    "easeincirc": "[0.55, 0, 1, 0.45]", "easeoutcirc": "[0, 0.55, 0.45, 1]", "easeinoutcirc": "[0.85, 0, 0.15, 1]",
    "easeinback": "[0.36, 0, 0.66, -0.56]", "easeoutback": "[0.34, 1.56, 0.64, 1]",
    "easeinoutback": "[0.68, -0.6, 0.32, 1.6]",
  ]

  /// A call with numbers: `spring(response: 0.4, dampingFraction: 0.8)`.
  private struct Call {
    struct Argument {
      let label: String?
      let number: Double?
    }

    let name: String
    let arguments: [Argument]

    init?(_ text: String) {
      guard text.hasSuffix(")"), let open = text.firstIndex(of: "(") else { return nil }
      name = bare(text[..<open].split(separator: ".").last.map(String.init) ?? "")
      let inside = text[text.index(after: open)...].dropLast().filter { !"(){} ".contains($0) }
      arguments = inside.split(separator: ",").prefix(20).map { part in
        let halves = part.split(separator: ":").flatMap { $0.split(separator: "=") }
        var digits = Array((halves.last ?? "").utf8)
        if let last = digits.last, last == UInt8(ascii: "f") || last == UInt8(ascii: "s") { digits.removeLast() }
        var number: Double?
        if case .value(let value) = parseDecimal(digits, digits.indices) { number = value }
        return Argument(label: halves.count == 2 ? halves.first.map(String.init) : nil, number: number)
      }
    }
  }
}

extension String {
  /// The string without a prefix, if it has that prefix.
  fileprivate func dropping(_ word: String) -> String { hasPrefix(word) ? String(dropFirst(word.count)) : self }
}
