import TutorialSyntax
public import TutorialTour

extension Tour {
  /// The tour as JSON: keys in the order of the format, lengths with at most 3 decimals, progress, handles, fractions
  /// and times with 6, a final line end. The same tour gives the same bytes on every machine.
  ///
  /// - Parameter pretty: indented, one outline per line, instead of compact.
  public func json(pretty: Bool = false) -> [UInt8] {
    var writer = TourWriter(JSONWriter(pretty: pretty, capacity: estimatedSize))
    writer.write(self)
    return writer.json.takeBytes()
  }

  /// The same, or nil where that is more bytes than there may be. Not much more is written then.
  public func json(pretty: Bool, limit: Int) -> [UInt8]? {
    var writer = TourWriter(JSONWriter(pretty: pretty, capacity: min(estimatedSize, max(0, limit))), limit: limit)
    writer.write(self)
    return writer.isFull ? nil : writer.json.takeBytes()
  }

  /// Room for the usual tour, so that the text grows without being copied.
  private var estimatedSize: Int {
    variants.reduce(4096) { sum, variant in sum &+ 1024 &+ variant.steps.count &* 2560 }
  }
}

/// Writes a tour's fields in the order of the format: one method for each type. A part of the format has a file of its
/// own, which describes it too.
struct TourWriter {
  /// The text so far.
  var json: JSONWriter

  /// The steps of the variant before, and, of all places up to there, what was written last.
  var lastSteps: [TourStep] = []
  var stepBytes: [StepBytes] = []
  /// Whether there is more than one variant, so that steps may be written again.
  private(set) var hasVariants = false

  /// How many bytes it may write: lists end there.
  private let limit: Int

  /// A writer that goes on where `json` stands.
  init(_ json: JSONWriter, limit: Int = .max) {
    self.json = json
    self.limit = limit
  }

  /// Whether it has written more than it may.
  var isFull: Bool { json.position > limit }

  /// The whole file.
  mutating func write(_ tour: Tour) {
    hasVariants = tour.variants.count > 1
    json.beginObject()
    json.text("schema", "tutorialc.tour/\(Tour.majorVersion)")
    json.text("generator", tour.generator)
    json.text("tutorial", tour.tutorial)
    json.text("title", tour.title)
    json.text("once", tour.once)
    json.texts("dismiss", tour.dismiss.map(\.rawValue))
    if tour.keys != .standard {
      json.key("keys")
      write(tour.keys)
    }
    if tour.events != .standard {
      json.key("events")
      write(tour.events)
    }
    if tour.theme != .standard {
      json.key("theme")
      write(tour.theme)
    }
    json.texts("locales", tour.locales)
    entries("strings", tour.strings) { writer, texts in writer.write(texts) }
    if !tour.variables.all.isEmpty {
      entries("variables", tour.variables) { writer, samples in writer.write(samples) }
    }
    entries("motions", tour.motions) { writer, motion in writer.write(motion) }
    if !tour.contents.isEmpty { list("contents", tour.contents) { writer, content in writer.write(content) } }
    if !tour.probes.all.isEmpty { entries("probes", tour.probes) { writer, probes in writer.write(probes) } }
    list("variants", tour.variants) { writer, variant in writer.write(variant) }
    json.key("reducedMotion")
    write(tour.reducedMotion)
    json.endObject()
    json.endLine()
  }

  private mutating func write(_ texts: TourEntries<String>) {
    object(texts) { writer, text in writer.json.string(text) }
  }

  /// A list of values that `write` writes.
  mutating func list<Value>(_ key: StaticString, _ values: [Value], _ write: (inout TourWriter, Value) -> Void) {
    json.key(key)
    json.beginArray()
    for value in values where !isFull { write(&self, value) }
    json.endArray()
  }

  /// An object whose names are data.
  mutating func entries<Value>(
    _ key: StaticString, _ entries: TourEntries<Value>, _ write: (inout TourWriter, Value) -> Void
  ) {
    json.key(key)
    object(entries, write)
  }

  /// The object itself.
  mutating func object<Value>(_ entries: TourEntries<Value>, _ write: (inout TourWriter, Value) -> Void) {
    json.beginObject()
    for entry in entries.all {
      json.key(escaping: entry.name)
      write(&self, entry.value)
    }
    json.endObject()
  }

  /// A value, or null.
  mutating func optional<Value>(_ key: StaticString, _ value: Value?, _ write: (inout TourWriter, Value) -> Void) {
    json.key(key)
    if let value { write(&self, value) } else { json.null() }
  }
}
