import Foundation
import Testing
import TutorialDriverJSEmitter
import TutorialGeometry
import TutorialMotion

@testable import TutorialPluginKit
import TutorialSyntax
import TutorialTour

@Suite("The driverjs emitter")
struct DriverJSEmitterTests {
  private let emitter = DriverJSEmitter()

  /// Returns a tour of two steps in one variant, each with a callout.
  private func tour(_ body: String = "Tap here.", change: (inout TourStep) -> Void = { _ in }) -> Tour {
    var tour = DrawnTour.tour { step in
      step.transitions[0].motion = "m0"
    }
    tour.dismiss = [.escape, .close, .overlay]
    tour.strings = ["en": ["title": "First mail", "words": body, "on": "On & on", "step": "{step} < {total} {x}"]]
    for place in tour.variants[0].steps.indices {
      let isLast = place == 1
      tour.variants[0].steps[place].callout = TourCallout(
        kind: .bubble, title: "title", body: "words",
        buttons: [TourButton(title: "on", to: isLast ? nil : "b", role: "next")], anchor: nil, width: 160,
        maxHeight: nil, gap: 12, avoid: [])
      tour.variants[0].steps[place].advance = [TourAdvance(.button("next"), to: isLast ? nil : "b")]
    }
    change(&tour.variants[0].steps[1])
    return tour
  }

  private func emit(_ tour: Tour, _ options: PluginOptions.Given...) -> EmitResult {
    emitter.emit(EmitRequest(tours: [LocatedTour(tour)], options: PluginOptions(options)))
  }

  private func config(_ tour: Tour, _ options: PluginOptions.Given...) throws -> [String: Any] {
    let result = emitter.emit(EmitRequest(tours: [LocatedTour(tour)], options: PluginOptions(options)))
    let bytes = try #require(result.files.first { $0.path == "mail.driver.json" }).bytes
    return try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
  }

  private func steps(_ tour: Tour, _ options: PluginOptions.Given...) throws -> [[String: Any]] {
    let result = emitter.emit(EmitRequest(tours: [LocatedTour(tour)], options: PluginOptions(options)))
    let bytes = try #require(result.files.first).bytes
    let config = try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any]
    return try #require(config?["steps"] as? [[String: Any]])
  }

  /// Returns the messages about a step's losses.
  private func words(_ change: (inout TourStep) -> Void) -> [String] {
    emit(tour(change: change)).diagnostics.map { String($0.message.dropFirst("the emitter \"driverjs\" ".count)) }
  }

  @Test("makes a configuration and a module, both announced, and loses nothing of what driver.js can do")
  func files() {
    let result = emit(tour())
    #expect(result.files.map(\.path) == ["mail.driver.json", "mail.driver.mjs"])
    #expect(result.diagnostics == [])
    let announced = emitter.files(forTutorials: ["mail"], options: PluginOptions())
    #expect(announced == [.named("mail.driver.json"), .named("mail.driver.mjs")])
  }

  @Test("says once what holds for all steps")
  func common() throws {
    let config = try config(tour())
    #expect(config["overlayColor"] as? String == "#000000")
    #expect(config["overlayOpacity"] as? Double == 0.6)
    #expect(config["stagePadding"] as? Double == 0)
    #expect(config["stageRadius"] as? Double == 0)
    #expect(config["popoverOffset"] as? Double == 12)
    #expect(config["allowClose"] as? Bool == true)
    #expect(config["overlayClickBehavior"] as? String == "close")
  }

  @Test("finds elements by an attribute, the layout's selector and their ids")
  func selectors() throws {
    #expect(
      try steps(tour()).map { $0["element"] as? String } == [
        "[data-tour=\"a\"], [id=\"a\"]", "[data-tour=\"b\"], [id=\"b\"]",
      ])
    var tour = tour()
    tour.variants[0].screens = [
      "home": TourScreen(
        safeArea: .zero, elements: ["a": TourElementNames(native: "n:a", selector: "main > button")])
    ]
    tour.variants[0].steps[1].cutouts[0].target = "\"]\\\n"
    #expect(
      try steps(tour, .init("attribute", .text("data-x y"))).map { $0["element"] as? String } == [
        "[data-x\\20 y=\"a\"], :is(main > button), [id=\"n:a\"]",
        "[data-x\\20 y=\"\\22 ]\\5c \\a \"], [id=\"\\22 ]\\5c \\a \"]",
      ])
  }

  @Test("escapes texts, and writes only their own markup as HTML")
  func texts() throws {
    let body = "<img onerror=\"x\"> **strong** *em* `a<b` [on](https://example.com/?a=\"b) [no](javascript:alert)"
    var tour = tour(body)
    tour.variants[0].steps[0].callout?.progress = TourProgress(.text, text: "step")
    let popover = try #require(try steps(tour)[0]["popover"] as? [String: Any])
    #expect(popover["title"] as? String == "First mail")
    let description = try #require(popover["description"] as? String)
    #expect(
      description.hasPrefix("&lt;img onerror=&quot;x&quot;&gt; <strong>strong</strong> <em>em</em> <code>a&lt;b</code>")
    )
    #expect(!description.contains("javascript:"))
    #expect(popover["nextBtnText"] as? String == "On &amp; on")
    #expect(popover["showProgress"] as? Bool == true)
    #expect(popover["progressText"] as? String == "1 &lt; 2 {x}")
    #expect(popover["showButtons"] as? [String] == ["next", "close"])
  }

  @Test("says what a step loses")
  func losses() {
    #expect(
      words {
        $0.rings = [
          TourRing(cutouts: [0], width: 2, gap: 1, color: "#ffffff", dash: nil, outline: DrawnTour.square(0, 0, 9))
        ]
      } == ["leaves the rings out"])
    #expect(words { $0.cutouts.append($0.cutouts[0]) } == ["shows one of 2 holes"])
    #expect(
      words { $0.cutouts[0].frame = Rect(110, 210, 80, 80) } == [
        "shows the hole with the padding 0 and the radius 0 that all holes have"
      ])
    #expect(
      words { $0.cutouts[0].shape = .ellipse } == ["shows a rectangle around the element instead of the hole"])
    #expect(words { $0.overlay?.blur = 3 } == ["shows the overlay without its blur"])
    #expect(
      words { $0.overlay?.opacity = 0.5 } == [
        "shows the overlay in the colour #000000 and the opacity 0.6 that all have"
      ])
    #expect(words { $0.callout?.kind = .sheet } == ["shows a popover instead of the sheet"])
    #expect(words { $0.when = .flag("pro", equals: .bool(true)) } == ["shows the step in spite of its condition"])
    #expect(words { $0.missing = TourMissing(wait: 3, then: .skip) } == ["does not wait for the element"])
    #expect(
      words { $0.advance.append(TourAdvance(.after(4), to: nil)) } == ["goes on by a button, not by time"])
    #expect(
      words { $0.advance.append(TourAdvance(.event("sent"), to: "a")) } == [
        "goes on by a button, not by the event \"sent\"", "goes to the end, not to \"a\"",
      ])
    #expect(words { $0.transitions[0].arc = 0.2 } == ["moves straight, though the path is bent"])
    #expect(words { $0.interaction.mode = .passThrough } == ["lets touches reach only the element"])
    #expect(
      words { $0.callout?.buttons.append(TourButton(title: "title", to: "a", role: "again")) } == [
        "leaves out the button \"First mail\""
      ])
  }

  @Test("says that there are other variants, and writes the one that is asked for")
  func variants() throws {
    var tour = tour()
    var web = tour.variants[0]
    (web.id, web.traits.platform) = ("desktop", "web")
    web.steps.removeLast()
    web.steps[0].advance = [TourAdvance(.button("next"), to: nil)]
    web.steps[0].callout?.buttons[0].to = nil
    tour.variants.append(web)
    #expect(try steps(tour).count == 1)
    #expect(try steps(tour, .init("variant", .text("phone"))).count == 2)
    #expect(
      emit(tour).diagnostics.map(\.message) == [
        "the emitter \"driverjs\" writes the variant \"desktop\" only, and not all 2"
      ])
    #expect(
      emit(tour, .init("variant", .text("tablet"))).diagnostics.map(\.message) == [
        "the emitter \"driverjs\" finds no variant \"tablet\", and writes \"desktop\""
      ])
  }

  @Test("names its configuration in the module, whatever the name is")
  func module() throws {
    let result = emitter.emit(EmitRequest(tours: [LocatedTour(tour(), name: "a'b`${c}/ü")]))
    let module = try #require(result.files.last)
    #expect(module.path == "a'b`${c}/ü.driver.mjs")
    #expect(String(decoding: module.bytes, as: UTF8.self).contains("'./a%27b%60%24%7Bc%7D%2F%C3%BC.driver.json'"))
  }

  @Test("ends at the limit, and makes no file then")
  func limit() {
    var request = EmitRequest(tours: [LocatedTour(tour())])
    request.budget[.bytes] = 100
    let result = emitter.emit(request)
    #expect(result.files.isEmpty)
    #expect(result.diagnostics == [request.tooLarge(request.tours[0])])
  }
}
