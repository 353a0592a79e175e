import TutorialSyntax
import TutorialTourDescription

/// A value of JSON, whose members keep their order.
indirect enum JSONValue: Hashable {
  case null
  case bool(Bool)
  case number(Double)
  case text(String)
  case list([JSONValue])
  case object([JSONMember])

  /// The compact text, as the compiler writes it.
  var text: String {
    switch self {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .number(let value): value == value.rounded() ? "\(Int(value))" : "\(value)"
    case .text(let value): "\"\(value)\""
    case .list(let items): "[\(items.map(\.text).joined(separator: ","))]"
    case .object(let members): "{\(members.map { "\"\($0.name)\":\($0.value.text)" }.joined(separator: ","))}"
    }
  }
}

/// A member of a JSON object.
struct JSONMember: Hashable {
  var name: String
  var value: JSONValue
}

/// Makes tours from the description of the format: every field of every object is set, and hardly a value occurs twice.
///
/// If the writer or the reader forgets a field, it is missing from, or wrong in, a tour that was read and written.
struct DescribedTour {
  /// The number of values so far.
  private var count = 0
  /// The number of places so far at which a tour can be changed.
  private var places = 0
  /// The place that is changed; nil for none.
  private let changed: Int?
  /// The name of the changed or missing field.
  private var changedName = ""
  /// True while the second step is made, which is never changed: it says nothing that the first doesn't.
  private var isSecondStep = false
  /// The number of required fields so far.
  private var requiredFields = 0
  /// The required field that is missing; nil for none.
  private let missing: Int?

  private init(changed: Int? = nil, missing: Int? = nil) {
    self.changed = changed
    self.missing = missing
  }

  /// A tour with every field and two variants, which are equal but for their ids.
  static func everyField() -> JSONValue {
    var maker = DescribedTour()
    let tour = maker.object(.tour)
    return tour.withVariants { [$0, $0.with("id", .text("another"))] }
  }

  /// Tours with every field and two variants, which differ in one place more than in their ids: a value is another, null
  /// or left out.
  static func oneChangeEach() -> [(field: String, tour: JSONValue)] {
    var maker = DescribedTour()
    let tour = maker.object(.tour)
    var counter = DescribedTour()
    _ = counter.object(described("variant"))
    return (0..<counter.places).map { place in
      var maker = DescribedTour(changed: place)
      let variant = maker.object(described("variant"))
      var same = DescribedTour()
      let first = same.object(described("variant"))
      let name = maker.changedName
      return (name, tour.withVariants { _ in [first, variant.with("id", .text("another"))] })
    }
  }

  /// Tours that each lack one required field, with its name.
  static func oneMissingEach() -> [(field: String, tour: JSONValue)] {
    var counter = DescribedTour()
    _ = counter.object(.tour)
    return (0..<counter.requiredFields).map { place in
      var maker = DescribedTour(missing: place)
      let tour = maker.object(.tour)
      return (maker.changedName, tour)
    }
  }

  private mutating func next() -> Int {
    count += 1
    return count
  }

  /// Returns true if the next place of change is the one to be changed.
  private mutating func isChanged(_ name: String) -> Bool {
    guard !isSecondStep else { return false }
    defer { places += 1 }
    if places == changed { changedName = name }
    return places == changed
  }

  /// Returns true if the next required field is the one to be missing.
  private mutating func isMissing(_ name: String) -> Bool {
    defer { requiredFields += 1 }
    if requiredFields == missing { changedName = name }
    return requiredFields == missing
  }

  /// An object with every field. Of several alternatives it has the one of that number.
  private mutating func object(_ object: FormatObject, alternative: Int = 0) -> JSONValue {
    var members: [JSONMember] = []
    for field in object.fields {
      let choice = object.choices.first { $0.joined().contains(field.name) }
      if let choice, !choice[alternative % choice.count].contains(field.name) { continue }
      if case .onlyIf(let other, let word) = field.presence,
        !members.contains(JSONMember(name: other, value: .text(word)))
      {
        continue
      }
      let value = value(of: field, in: object, alternative)
      if field.isRequired, isMissing("\(object.name).\(field.name)") { continue }
      // A transition from any step names none of its holes.
      let isNull = field.isNullable && object.name != "transition" && isChanged("\(object.name).\(field.name) null")
      if case .orLeftOut = field.presence, isChanged("\(object.name).\(field.name) left out") { continue }
      members.append(JSONMember(name: field.name, value: isNull ? .null : value))
    }
    if let others = object.others { members.append(JSONMember(name: "other\(next())", value: value(others, ""))) }
    return .object(members)
  }

  /// The value of a field, with what the format binds to other values.
  private mutating func value(of field: FormatField, in object: FormatObject, _ alternative: Int) -> JSONValue {
    let name = "\(object.name).\(field.name)"
    switch name {
    case "shape.kind": return .text("roundedRect")
    case "step.id": return .text(Self.steps[alternative])
    case "transition.from": return .text(Self.steps[1])
    case "tour.motions":
      return .object(["m0", "m1"].map { JSONMember(name: $0, value: self.object(Self.described("motion"))) })
    case "motion.duration", "loop.period": return .number(Self.duration)
    case "motion.keyframes", "loop.keyframes":
      let keyframe = Self.described(object.name == "loop" ? "loopKeyframe" : "keyframe")
      return .list([0, Self.duration].map { time in self.object(keyframe).with("time", .number(time)) })
    case "tour.variants": return .list([self.object(Self.described("variant"))])
    case "variant.steps":
      let first = self.object(Self.described("step"))
      isSecondStep = true
      defer { isSecondStep = false }
      return .list([first, self.object(Self.described("step"), alternative: 1)])
    default: return value(field.value, name)
    }
  }

  /// All objects, by name.
  private static let objects = Dictionary(FormatObject.all.map { ($0.name, $0) }) { first, _ in first }

  /// The object of a name.
  private static func described(_ name: String) -> FormatObject { objects[name] ?? .tour }

  /// The time of the last keyframe of all motions and loops, seconds.
  private static let duration = 2.5

  /// The ids of the steps.
  private static let steps = ["first", "second"]

  private mutating func value(_ form: FormatValue, _ name: String) -> JSONValue {
    switch form {
    case .object(let object): return self.object(object())
    case .tuple(let values): return .list(values.map { value($0, name) })
    case .list(let value, _): return .list(items(of: value, name))
    case .set(.words(let words)):
      return .list((isChanged(name) ? words.dropLast() : words[...]).map { .text($0.word) })
    case .set(let value): return .list([self.value(value, name)])
    case .map(let names, let value, _):
      return .object([JSONMember(name: entryName(names), value: self.value(value, name))])
    case .either(let values): return value(values[0], name)
    case .nullable(let value): return self.value(value, name)
    case .motion: return .text(isChanged(name) ? "m1" : "m0")
    case .place: return .number(0)
    case .pattern(_, let example): return .text(example)
    case .isTrue: return .bool(true)
    case .flag: return .bool(!isChanged(name))
    case .words(let words): return .text(words[isChanged(name) ? words.count - 1 : 0].word)
    case .outline:
      // The least that the format allows.
      let isChanged = isChanged(name)
      return .list((0..<8).map { .number(Double($0) + (isChanged && $0 == 7 ? 0.5 : 0)) })
    default: return isChanged(name) ? scalar(form, 9000 + next()) : scalar(form, next())
    }
  }

  /// The items of a list: one for each alternative of an object, and one for each of several forms.
  private mutating func items(of value: FormatValue, _ name: String) -> [JSONValue] {
    switch value {
    case .object(let make):
      let object = make()
      let count = object.choices.map(\.count).max() ?? 1
      return (0..<count).map { self.object(object, alternative: $0) }
    case .either(let values): return values.map { self.value($0, name) }
    default: return [self.value(value, name)]
    }
  }

  private mutating func entryName(_ names: FormatName) -> String {
    switch names {
    case .locales: "en"
    case .motions: "m0"
    case .textSizes: "large"
    case .variables: "name"
    case .keys, .screens, .elements: "name \(next())"
    }
  }

  private mutating func scalar(_ form: FormatValue, _ number: Int) -> JSONValue {
    let value = Double(number)
    switch form {
    case .id: return .text("id-\(number)")
    case .route: return .text("/route/\(number)")
    case .color: return .text("#" + String(number + 0x100000, radix: 16))
    case .fraction: return .number(Double(number % 9000 + 1000) / 100_000)
    case .whole(let least): return .number(Double(least) + value)
    case .point, .size: return .list([.number(value), .number(value + 1)])
    case .rect, .insets: return .list((0..<4).map { .number(value + Double($0)) })
    case .number, .length, .seconds, .factor: return .number(value + 0.5)
    default: return .text("text \(number)")
    }
  }
}

extension JSONValue {
  /// The object with another value of a member that it has.
  func with(_ name: String, _ value: JSONValue) -> JSONValue {
    guard case .object(var members) = self else { return self }
    for place in members.indices where members[place].name == name { members[place].value = value }
    return .object(members)
  }

  /// The tour with other variants in place of its only one.
  fileprivate func withVariants(_ change: (JSONValue) -> [JSONValue]) -> JSONValue {
    guard case .object(let members) = self,
      case .list(let variants)? = members.first(where: { $0.name == "variants" })?.value
    else { return self }
    return with("variants", .list(change(variants[0])))
  }
}
