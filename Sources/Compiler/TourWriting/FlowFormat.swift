import TutorialSyntax
import TutorialTour

// How one gets to steps, through them and out of them: how it is written.

extension TourWriter {
  /// The keys of a keyboard.
  mutating func write(_ keys: TourKeys) {
    json.beginObject()
    json.texts("next", keys.next)
    json.texts("back", keys.back)
    json.texts("dismiss", keys.dismiss)
    json.endObject()
  }

  /// The names of the events that a client reports.
  mutating func write(_ events: TourEvents) {
    json.beginObject()
    json.text("shown", events.shown)
    json.text("completed", events.completed)
    json.text("skipped", events.skipped)
    json.text("dismissed", events.dismissed)
    json.text("missing", events.missing)
    json.endObject()
  }

  /// How the app gets to where a step stands.
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

  /// An element that is waited for, and its screen.
  mutating func write(_ key: StaticString, _ element: TourPresence) {
    json.key(key)
    json.beginObject(onOneLine: true)
    json.text("target", element.target)
    json.text("screen", element.screen)
    json.endObject()
  }

  /// What a client does while the app does not show what a step highlights.
  mutating func write(_ missing: TourMissing) {
    json.beginObject(onOneLine: true)
    json.fraction("wait", missing.wait)
    json.text("then", missing.then.rawValue)
    json.endObject()
  }
}
