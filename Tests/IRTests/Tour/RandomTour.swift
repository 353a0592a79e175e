import TutorialSyntax
import TutorialTour
import TutorialTourDescription

/// Generates tours with all forms that the description of the format allows, the same in each run.
///
/// Their numbers have no more decimals than the format, so that reading a written tour must give the same tour.
struct RandomTour {
  private var state: UInt64
  /// The ids of the steps, and the number of holes of each.
  private static let steps = ["first", "second"]
  private static let holeCount = 2
  /// The time of the last keyframe of all motions and loops, in seconds.
  private static let duration = 2.5

  init(seed: UInt64) {
    state = seed
  }

  /// The next tour.
  mutating func tour() throws -> Tour { try Tour.read(Array(object(.tour).text.utf8)) }

  /// SplitMix64.
  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  private mutating func count(_ limit: Int) -> Int { Int(next() % UInt64(limit + 1)) }
  private mutating func bool() -> Bool { next() & 1 == 0 }
  private mutating func pick<Value>(_ values: [Value]) -> Value { values[count(values.count - 1)] }
  private mutating func coordinate() -> Double {
    bool() ? Double(count(4000) - 2000) : Double(count(20_000_000) - 10_000_000) / 1000
  }

  /// A text, with everything that JSON escapes.
  private mutating func text() -> JSONValue {
    var text = ""
    for _ in 0..<count(8) {
      text += pick(["a", "é", "日", "\"", "\\", "\n", "\u{7F}", "\u{0}", "🎈", " ", "/", "{", "\u{2028}"])
    }
    return escaped(text)
  }

  private func escaped(_ text: String) -> JSONValue {
    var writer = JSONWriter(pretty: false, capacity: 32)
    writer.string(text)
    return .text(String(decoding: writer.takeBytes().dropFirst().dropLast(), as: UTF8.self))
  }

  private mutating func object(_ object: FormatObject, step: Int = 0, depth: Int = 0) -> JSONValue {
    let choices = object.choices.map { groups in depth > 2 ? groups[0] : pick(groups) }
    let alternatives = Set(object.choices.joined().joined())
    var members: [JSONMember] = []
    for field in object.fields {
      if alternatives.contains(field.name), !choices.joined().contains(field.name) { continue }
      switch field.presence {
      case .onlyIf(let other, let word) where !members.contains(JSONMember(name: other, value: .text(word))): continue
      // Layouts of callouts refer to the contents.
      case .orLeftOut where object.name != "tour" && bool() || field.name == "tracks": continue
      default: break
      }
      let isNull = field.isNullable && bool()
      let value = isNull ? .null : self.value(of: field, in: object, members, step: step, depth: depth)
      members.append(JSONMember(name: field.name, value: value))
    }
    if let others = object.others {
      for number in 0..<count(2) {
        members.append(JSONMember(name: "other\(number)", value: value(others, step: step, depth: depth)))
      }
    }
    return .object(members)
  }

  /// The value of a field, with what the format binds to other values.
  private mutating func value(
    of field: FormatField, in object: FormatObject, _ members: [JSONMember], step: Int, depth: Int
  ) -> JSONValue {
    switch "\(object.name).\(field.name)" {
    case "step.id": return .text(Self.steps[step])
    case "step.cutouts": return list(field.value, Self.holeCount, step: step, depth: depth)
    case "transition.from": return .text(pick(Self.steps))
    // A transition from any step names none of its holes.
    case "transition.pairs" where members.contains(JSONMember(name: "from", value: .null)): return .list([])
    case "tour.motions":
      let motion = object.fields.first { $0.name == "motions" }.flatMap { Self.object(of: $0.value) } ?? object
      return .object(["m0", "m1"].map { JSONMember(name: $0, value: self.object(motion)) })
    case "tour.variants":
      let variant = Self.object(of: field.value) ?? object
      return .list((0...count(1)).map { self.object(variant).with("id", .text("variant \($0)")) })
    case "tour.contents": return list(field.value, 2, step: step, depth: depth)
    case "motion.duration", "loop.period": return .number(Self.duration)
    case "motion.keyframes", "loop.keyframes":
      let keyframe = Self.object(of: field.value) ?? object
      return .list([0, Self.duration].map { time in self.object(keyframe).with("time", .number(time)) })
    case "variant.steps":
      let step = Self.object(of: field.value) ?? object
      return .list(Self.steps.indices.map { self.object(step, step: $0) })
    default: return value(field.value, step: step, depth: depth)
    }
  }

  /// The object that a list or a map is of.
  private static func object(of value: FormatValue) -> FormatObject? {
    switch value {
    case .object(let object): object()
    case .list(let value, _), .map(_, let value, _): object(of: value)
    default: nil
    }
  }

  private mutating func list(_ form: FormatValue, _ count: Int, step: Int, depth: Int) -> JSONValue {
    guard case .list(let item, _) = form else { return .list([]) }
    return .list((0..<count).map { _ in value(item, step: step, depth: depth) })
  }

  private mutating func value(_ form: FormatValue, step: Int, depth: Int) -> JSONValue {
    switch form {
    case .object(let object): return self.object(object(), step: step, depth: depth + 1)
    case .tuple(let values): return .list(values.map { value($0, step: step, depth: depth) })
    case .list(_, let least): return list(form, max(least, count(2)), step: step, depth: depth)
    case .set(.words(let words)): return .list(words.filter { _ in bool() }.map { .text($0.word) })
    case .set(let item): return .list([value(item, step: step, depth: depth)])
    case .map(let kind, let item, let least):
      let all = names(of: kind).prefix(max(least, count(2)))
      return .object(all.map { JSONMember(name: $0, value: value(item, step: step, depth: depth)) })
    case .either(let values): return value(pick(values), step: step, depth: depth)
    case .nullable(let item): return bool() ? .null : value(item, step: step, depth: depth)
    case .words(let words): return .text(pick(words).word)
    case .scalar: return pick([.bool(bool()), .number(coordinate()), text()])
    case .flag: return .bool(bool())
    case .isTrue: return .bool(true)
    default: return plain(form)
    }
  }

  private func names(of kind: FormatName) -> [String] {
    switch kind {
    case .locales: ["en", "pt-BR"]
    case .textSizes: ["large"]
    case .motions, .variables, .keys, .screens, .elements: ["one", "two"]
    }
  }

  /// A value without parts of its own.
  private mutating func plain(_ form: FormatValue) -> JSONValue {
    func numbers(_ count: Int) -> JSONValue { .list((0..<count).map { _ in .number(coordinate()) }) }
    switch form {
    case .motion: return .text(pick(["m0", "m1"]))
    case .place: return .number(Double(count(Self.holeCount - 1)))
    case .pattern(_, let example): return .text(example)
    case .route: return .text(pick(["/", "/inbox/:id", "/settings/*"]))
    case .color: return .text(pick(["#000000", "#0a84ff", "#12345678"]))
    case .name, .id: return .text("name-\(count(99))")
    case .fraction: return .number(Double(count(1_000_000)) / 1_000_000)
    case .length, .seconds: return .number(abs(coordinate()))
    case .factor: return .number(Double(1 + count(9000)) / 1000)
    case .whole(let least): return .number(Double(least + count(9)))
    case .point: return numbers(2)
    case .size: return .list([.number(abs(coordinate())), .number(abs(coordinate()))])
    case .rect, .insets: return numbers(4)
    case .outline: return numbers(50)
    case .number: return .number(coordinate())
    default: return text()
    }
  }
}
