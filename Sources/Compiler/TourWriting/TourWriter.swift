import TutorialGeometry
import TutorialSyntax
public import TutorialTour

extension Tour {
  /// The tour as JSON, with a line end at the end; the same tour gives the same bytes on every machine.
  ///
  /// Keys are in the format's order. Lengths have at most 3 decimals; progress, handles, fractions and times at most 6.
  ///
  /// - Parameter pretty: true to indent, with one outline per line; false for compact text.
  public func json(pretty: Bool = false) -> [UInt8] {
    var writer = TourWriter(JSONWriter(pretty: pretty, capacity: estimatedSize))
    writer.write(self)
    return writer.json.takeBytes()
  }

  /// The tour as JSON, or nil if it would have more than `limit` bytes. Writing stops soon after the limit.
  public func json(pretty: Bool, limit: Int) -> [UInt8]? {
    var writer = TourWriter(JSONWriter(pretty: pretty, capacity: min(estimatedSize, max(0, limit))), limit: limit)
    writer.write(self)
    return writer.isFull ? nil : writer.json.takeBytes()
  }

  /// An estimate of the number of bytes, so that the buffer rarely has to grow.
  private var estimatedSize: Int {
    variants.reduce(4096) { sum, variant in sum &+ 1024 &+ variant.steps.count &* 2560 }
  }
}

/// Writes a tour's fields in the order of the format, with a method for each type.
///
/// Each part of the format has a file of its own, and a file of the same name in the module that reads tours.
struct TourWriter {
  /// The text so far.
  var json: JSONWriter

  /// The steps of the previous variant, and the bytes that were last written for each step index.
  var lastSteps: [TourStep] = []
  var stepBytes: [StepBytes] = []
  /// True if there are several variants, so that parts of steps may be written again.
  private(set) var hasVariants = false

  /// The maximum number of bytes; lists are cut off there.
  private let limit: Int

  init(_ json: JSONWriter, limit: Int = .max) {
    self.json = json
    self.limit = limit
  }

  /// True if the text is longer than the limit.
  var isFull: Bool { json.position > limit }

  mutating func write(_ tour: Tour) {
    hasVariants = tour.variants.count > 1
    json.beginObject()
    json.text("schema", "tutorialc.tour/\(Tour.majorVersion)")
    json.text("generator", tour.generator)
    json.text("tutorial", tour.tutorial)
    json.text("title", tour.title)
    json.text("once", tour.once)
    json.texts("dismiss", tour.dismiss.map(\.rawValue))
    if tour.keys != .standard { field("keys", tour.keys) { writer, keys in writer.write(keys) } }
    if tour.events != .standard { field("events", tour.events) { writer, events in writer.write(events) } }
    if tour.theme != .standard { field("theme", tour.theme) { writer, theme in writer.write(theme) } }
    json.texts("locales", tour.locales)
    entries("strings", tour.strings) { writer, texts in writer.write(texts) }
    if !tour.variables.all.isEmpty {
      entries("variables", tour.variables) { writer, samples in writer.write(samples) }
    }
    entries("motions", tour.motions) { writer, motion in writer.write(motion) }
    if tour.division != .plain { json.indices("division", tour.division.counts) }
    if !tour.contents.isEmpty { list("contents", tour.contents) { writer, content in writer.write(content) } }
    if !tour.probes.all.isEmpty { entries("probes", tour.probes) { writer, probes in writer.write(probes) } }
    list("variants", tour.variants) { writer, variant in writer.write(variant) }
    field("reducedMotion", tour.reducedMotion) { writer, motion in writer.write(motion) }
    json.endObject()
    json.endLine()
  }

  private mutating func write(_ texts: TourEntries<String>) {
    object(texts) { writer, text in writer.json.string(text) }
  }

  mutating func list<Value>(_ key: StaticString, _ values: [Value], _ write: (inout TourWriter, Value) -> Void) {
    json.key(key)
    json.beginArray()
    for value in values where !isFull { write(&self, value) }
    json.endArray()
  }

  /// Writes a field with an object whose names are data.
  mutating func entries<Value>(
    _ key: StaticString, _ entries: TourEntries<Value>, _ write: (inout TourWriter, Value) -> Void
  ) {
    json.key(key)
    object(entries, write)
  }

  /// Writes an object whose names are data.
  mutating func object<Value>(_ entries: TourEntries<Value>, _ write: (inout TourWriter, Value) -> Void) {
    json.beginObject()
    for entry in entries.all {
      json.key(escaping: entry.name)
      write(&self, entry.value)
    }
    json.endObject()
  }

  /// Writes a field with a value, or null.
  mutating func field<Value>(_ key: StaticString, _ value: Value?, _ write: (inout TourWriter, Value) -> Void) {
    json.key(key)
    if let value { write(&self, value) } else { json.null() }
  }
}
