import Foundation
import Testing
import TutorialGeometry
import TutorialPlayback
import TutorialSession
import TutorialTour

/// Runs the vectors of Tests/Conformance, computed by an implementation in another language: docs/conformance.md.
struct ConformanceTests {
  private typealias Value = ConformanceValue

  /// The folder of the committed files, or another one, such as the files made by Tests/Conformance/grown.py.
  private static func folder() -> URL {
    ProcessInfo.processInfo.environment["CONFORMANCE_VECTORS"].map { URL(fileURLWithPath: $0) }
      ?? URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../Conformance")
  }

  private static let names: [String] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder().path)) ?? []
    return names.filter { $0.hasSuffix(".json") }.sorted()
  }()

  @Test("there are files of vectors")
  func isNotEmpty() { #expect(Self.names.count >= 18) }

  @Test("a session answers what is expected", arguments: names)
  func answers(name: String) throws {
    let data = try Data(contentsOf: Self.folder().appendingPathComponent(name))
    let file = try Value(json: Array(data))
    // The tour as it is written, on a line of its own: a dictionary would lose the order of a variant's text sizes.
    let head = #"  "tour": "#
    let line = try #require(String(decoding: data, as: UTF8.self).split(separator: "\n").first { $0.hasPrefix(head) })
    let tour = try Tour.read([UInt8](line.dropFirst(head.count).dropLast().utf8))
    let lengths = file["near"].number ?? 0.002
    #expect(!file["vectors"].list.isEmpty)
    for vector in file["vectors"].list {
      #expect(["core", "moving", "full"].contains(vector["level"].text), "the level of \(vector["name"].text ?? "")")
      let device = try #require(Self.device(vector["device"]))
      var session = try #require(TourSession(tour, on: device))
      for event in vector["events"].list {
        let answer = try Self.answer(of: &session, to: event)
        let isNear = answer.isNear(event["expect"], within: 1e-5, lengths: lengths)
        #expect(
          isNear,
          "\(vector["name"].text ?? ""), at \(event["at"].json) \(event["tell"].json): \(answer.differences(from: event["expect"], lengths: lengths))"
        )
        if !isNear { break }
      }
    }
  }

  // MARK: Events

  private static func device(_ value: Value) -> TourSession.Device? {
    let traits = value["traits"]
    guard value["display"].numbers.count == 2 else { return nil }
    return TourSession.Device(
      TourTraits(
        platform: traits["platform"].text, idiom: traits["idiom"].text, orientation: traits["orientation"].text,
        locale: traits["locale"].text, textSize: traits["textSize"].text, colorScheme: traits["colorScheme"].text),
      display: Size(value["display"].numbers[0], value["display"].numbers[1]),
      prefersReducedMotion: value["lessMotion"].bool ?? false)
  }

  private static func rect(_ value: Value) throws -> Rect {
    let numbers = value.numbers
    try #require(numbers.count == 4)
    return Rect(numbers[0], numbers[1], numbers[2], numbers[3])
  }

  private static func point(_ value: Value) throws -> Point {
    try #require(value.numbers.count == 2)
    return Point(value.numbers[0], value.numbers[1])
  }

  private static func size(_ value: Value) throws -> Size {
    try #require(value.numbers.count == 2)
    return Size(value.numbers[0], value.numbers[1])
  }

  private static func screen(_ value: Value) throws -> LiveScreen {
    let (size, bars) = (value["size"].numbers, value["safeArea"].numbers)
    try #require(size.count == 2 && bars.count == 4)
    return LiveScreen(
      try #require(value["screen"].text), size: Size(size[0], size[1]),
      safeArea: EdgeInsets(top: bars[0], right: bars[1], bottom: bars[2], left: bars[3]),
      frames: try value["frames"].object.mapValues(rect))
  }

  private static func scalar(_ value: Value) -> TourScalar? {
    switch value {
    case .bool(let value): .bool(value)
    case .number(let value): .number(value)
    case .text(let value): .text(value)
    default: nil
    }
  }

  private static func saved(_ value: Value) throws -> String? {
    if case .object = value {
      return String(decoding: try JSONSerialization.data(withJSONObject: value.json), as: UTF8.self)
    }
    return value.text
  }

  private static func sessionEvent(_ event: Value) throws -> TourSessionEvent {
    let with = event["with"]
    switch event["tell"].text {
    case "begin": return .begin(isSeen: with["seen"].bool ?? false, saved: try saved(with["saved"]))
    case "tap": return .tap(try point(with))
    case "element": return .tapElement(try #require(with.text))
    case "button": return .button(Int(try #require(with.number)))
    case "key": return .key(try #require(with.text))
    case "escape": return .escape
    case "close": return .close
    case "event": return .event(try #require(with.text))
    case "route": return .route(try #require(with.text))
    case "performed": return .performed(try #require(with.text))
    case "failed": return .failed(try #require(with.text))
    case "flags": return .flags(with.object.compactMapValues(scalar))
    case "variables": return .variables(with.object.compactMapValues(\.text))
    case "shows": return .shows(screen: try #require(with.text))
    case "elements": return .elements(try screen(with))
    case "appeared": return .appeared(try #require(with.text))
    case "disappeared": return .disappeared(try #require(with.text))
    case "missing":
      let then = try #require(with["then"].text.flatMap(TourMissing.Fallback.init(rawValue:)))
      return .missing(TourMissing(wait: try #require(with["wait"].number), then: then))
    case "heights": return .heights(step: try #require(with["step"].text), try with["heights"].list.map(size))
    case "device": return .device(try #require(device(with)))
    case "background": return .background
    case "foreground": return .foreground
    case "time": return .time
    case "end": return .end
    default:
      Issue.record("nothing is called \(event["tell"].json)")
      return .time
    }
  }

  // MARK: Answers

  private static func answer(of session: inout TourSession, to event: Value) throws -> Value {
    let time = try #require(event["at"].number)
    if event["tell"].text == "touch" {
      session.handle(.time, at: time)
      let touches = try event["with"].list.map { session.touch(at: try point($0), time: time) }
      return .object(["touches": .list(touches.map { Value($0.map { "\($0)" }) })])
    }
    if event["tell"].text == "texts" {
      session.handle(.time, at: time)
      guard session.stands, let callout = session.step?.callout else { return .object(["texts": .null]) }
      return .object([
        "texts": .object([
          "title": Value(session.text(callout.title)), "body": Value(session.shown(callout.body)),
          "buttons": .list(callout.buttons.map { Value(session.text($0.title)) }),
          "progress": Value(session.progress), "links": Value(session.links(callout.body)),
        ])
      ])
    }
    if event["tell"].text == "content" {
      session.handle(.time, at: time)
      return .object(["content": content(of: session).map { .number(Double($0)) } ?? .null])
    }
    if event["tell"].text == "picture" {
      session.handle(.time, at: time)
      let pictures = event["with"].list.compactMap(\.number).map { session.playback.picture(at: $0) }
      return .object(["pictures": .list(pictures.map { .list($0.layers.map(ConformanceLayer.answer)) })])
    }
    let effects = session.handle(try sessionEvent(event), at: time)
    let state = session.isOver ? "over" : session.stands ? "stands" : session.step == nil ? "new" : "waits"
    var fields: [String: Value] = [
      "state": .text(state), "variant": .text(session.variant.id), "step": Value(session.step?.id),
    ]
    if session.step != nil {
      fields["stack"] = Value(session.history.steps)
      fields["saved"] = try session.saved.map { try Value(json: Array($0.utf8)) } ?? .null
      fields["due"] = session.due.map { .number($0) } ?? .null
    }
    if session.stands {
      fields["locked"] = .bool(session.touch(at: Point(-1e6, -1e6), time: time) == .locked)
      fields["order"] = Value(session.focusOrder.map(Self.text))
      fields["enabled"] = .list((session.step?.callout?.buttons ?? []).map { .bool(session.isEnabled($0)) })
    }
    for effect in effects {
      guard let (kind, value) = Self.told(effect) else { continue }
      fields[kind] = .list((fields[kind]?.list ?? []) + [value])
    }
    return .object(fields)
  }

  /// The index of the callout's content.
  private static func content(of session: TourSession) -> Int? {
    guard session.stands, let callout = session.step?.callout, let locale = session.playback.locale else { return nil }
    let size = session.variant.textSize(for: session.device.traits.textSize)
    return callout.layout(in: locale, textSize: size)?.content
  }

  private static func text(_ focus: TourFocus) -> String {
    switch focus {
    case .callout: "callout"
    case .button(let place): "button \(place)"
    case .element(let id): "element \(id)"
    case .close: "close"
    case .overlay: "overlay"
    case .app: "app"
    }
  }

  private static func told(_ effect: TourEffect) -> (String, Value)? {
    switch effect {
    case .perform(let name): ("perform", .text(name))
    case .scroll(let scroll): ("scroll", .text(scroll.align.rawValue))
    case .announce(let words, let how): ("announce", Value([words, how.rawValue]))
    case .focus(let focus): ("focus", .text(text(focus)))
    case .remember(let once): ("remember", .text(once))
    case .forgetSaved: nil
    case .report(let report):
      (
        "report",
        .object([
          "event": .text(report.name), "tutorial": .text(report.tutorial), "variant": .text(report.variant),
          "step": .text(report.step), "number": report.number.map { .number(Double($0)) } ?? .null,
          "total": .number(Double(report.total)),
        ])
      )
    }
  }
}
