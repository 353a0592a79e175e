import TutorialGeometry
import TutorialSyntax
import TutorialTour

// Writes rules and conditions.

extension TourWriter {
  /// Writes a rule that ends a step; its key names the trigger.
  mutating func write(_ rule: TourAdvance) {
    json.beginObject(onOneLine: true)
    switch rule.trigger {
    case .tapTarget: json.text("tap", "target")
    case .tapAnywhere: json.text("tap", "anywhere")
    case .tap(let element): field("tap", element) { writer, element in writer.write(element) }
    case .event(let name): json.text("event", name)
    case .after(let seconds): json.fraction("after", seconds)
    case .button(let name): json.text("button", name)
    case .route(let route): json.text("route", route.pattern)
    case .appears(let element): write("appears", element)
    case .gone(let element): write("gone", element)
    }
    if rule.back { json.flag("back", true) } else { json.text("to", rule.to) }
    field("when", rule.when) { writer, condition in writer.write(condition) }
    json.endObject()
  }

  mutating func write(_ condition: TourCondition) {
    json.beginObject(onOneLine: true)
    switch condition {
    case .flag(let name, let value):
      json.text("flag", name)
      field("equals", value) { writer, value in writer.write(value) }
    case .not(let part): field("not", part) { writer, part in writer.write(part) }
    case .all(let parts): write("all", parts)
    case .any(let parts): write("any", parts)
    }
    json.endObject()
  }

  private mutating func write(_ key: StaticString, _ parts: [TourCondition]) {
    json.key(key)
    json.beginArray(onOneLine: true)
    for part in parts { write(part) }
    json.endArray()
  }

  private mutating func write(_ value: TourScalar) {
    switch value {
    case .bool(let value): json.bool(value)
    case .number(let value): json.number(shortest: value)
    case .text(let value): json.string(value)
    }
  }
}
