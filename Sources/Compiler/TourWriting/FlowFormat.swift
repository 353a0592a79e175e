import TutorialSyntax
import TutorialTour

// Writes keys, events and preparations: the flow from step to step.

extension TourWriter {
  /// Writes the keys that lead on, back and out.
  mutating func write(_ keys: TourKeys) {
    json.beginObject()
    json.texts("next", keys.next)
    json.texts("back", keys.back)
    json.texts("dismiss", keys.dismiss)
    json.endObject()
  }

  mutating func write(_ events: TourEvents) {
    json.beginObject()
    json.text("shown", events.shown)
    json.text("completed", events.completed)
    json.text("skipped", events.skipped)
    json.text("dismissed", events.dismissed)
    json.text("missing", events.missing)
    json.endObject()
  }

  mutating func write(_ preparation: TourPreparation) {
    json.beginObject(onOneLine: true)
    switch preparation {
    case .action(let name): json.text("action", name)
    case .event(let name): json.text("event", name)
    case .route(let route): json.text("route", route.pattern)
    case .appears(let element): write("appears", element)
    case .gone(let element): write("gone", element)
    }
    json.endObject()
  }

  /// Writes an element that is waited for, with its screen.
  mutating func write(_ key: StaticString, _ element: TourPresence) {
    json.key(key)
    json.beginObject(onOneLine: true)
    json.text("target", element.target)
    json.text("screen", element.screen)
    json.endObject()
  }

  mutating func write(_ missing: TourMissing) {
    json.beginObject(onOneLine: true)
    json.fraction("wait", missing.wait)
    json.text("then", missing.then.rawValue)
    json.endObject()
  }
}
