import Testing
import TutorialGeometry
import TutorialTour
import TutorialTourWriting

@Suite("Reading a tour")
struct TourReaderTests {
  /// The sample with one replacement in its text. `⟦` in the new text marks the expected error.
  struct Change: CustomTestStringConvertible, Sendable {
    var old: String
    var new: String
    var path: String
    var message: String
    var testDescription: String { new }

    init(_ old: String, _ new: String, _ path: String, _ message: String) {
      self.old = old
      self.new = new
      self.path = path
      self.message = message
    }
  }

  /// The error of reading the changed sample, and the expected one.
  private func error(_ change: Change) throws -> (found: TourReadError?, expected: TourReadError) {
    let sample = String(decoding: SampleTour.everything.json(pretty: true), as: UTF8.self)
    try #require(sample.contains(change.old))
    let marked = sample.replacing(change.old, with: change.new, maxReplacements: 1)
    let mark = try #require(marked.firstRange(of: "⟦"))
    let before = marked[..<mark.lowerBound]
    let lines = before.split(separator: "\n", omittingEmptySubsequences: false)
    let (line, column) = (lines.count, (lines.last?.utf8.count ?? 0) + 1)
    let expected = TourReadError(line: line, column: column, path: change.path, message: change.message)
    return (read(Array((before + marked[mark.upperBound...]).utf8)), expected)
  }

  private func read(_ bytes: [UInt8]) -> TourReadError? {
    do throws(TourReadError) {
      _ = try Tour.read(bytes)
      return nil
    } catch {
      return error
    }
  }

  private static let step = "variants[0].steps[0]"

  static let wrong: [Change] = [
    Change(
      "\"tutorialc.tour/1\"", "⟦\"tutorialc.tour/2\"", "schema",
      "version 2 of the tour is not known; this reader knows 1"),
    Change(
      "\"tutorialc.tour/1\"", "⟦\"tutorialc.tour/1.x\"", "schema", "\"tutorialc.tour/1.x\" is not a version of a tour"),
    Change(
      "\"tutorialc.tour/1\"", "⟦\"tutorialc.layout/1\"", "schema", "\"tutorialc.layout/1\" is not a tour's schema"),
    Change(
      "\"once\": \"everything/2\",", "⟦\"tutorial\": \"again\",", "tutorial", "the name \"tutorial\" is written twice"),
    Change("\"escape\"", "⟦\"esc\"", "dismiss[0]", "\"esc\" is none of escape, close, overlay"),
    Change("\"title\": \"すべて\"", "\"a title\": ⟦7", "strings.ja[\"a title\"]", "a text is expected"),
    Change("{\"time\": 0, ", "⟦{", "motions.m0.keyframes[0]", "the field \"time\" is missing"),
    Change(
      "\"keyframes\": [\n        {\"time\": 0,", "\"keyframes\": ⟦[\n        {\"time\": 0.1,", "motions.m0.keyframes",
      "the keyframes must begin at 0 and end at the duration"),
    Change(
      "\"keyframes\": [\n        {\"time\": 0, \"progress\": 0, \"easing\": [0.333333, 0, 0.666667, 1]},\n        {\"time\": 0.280056",
      "\"keyframes\": ⟦[\n        {\"time\": 0, \"progress\": 0, \"easing\": [0.333333, 0, 0.666667, 1]},\n        {\"time\": 0.7",
      "motions.m1.keyframes", "the keyframes are not in the order of time"),
    Change(
      "[0.42, 0, 0.58, 1]", "⟦[0.42, 0, 1.58, 1]", "motions.m0.keyframes[0].easing", "a handle's x lies outside 0 to 1"),
    Change(
      "[0.42, 0, 0.58, 1]", "⟦[0.42, 0, 0.58]", "motions.m0.keyframes[0].easing", "a list of 4 numbers is expected"),
    Change("\"progress\": 1}", "\"progress\": ⟦1e400}", "motions.m0.keyframes[1].progress", "the number is too large"),
    Change("\"id\": \"tablet\"", "\"id\": ⟦\"phone\"", "variants[1].id", "two variants have the id \"phone\""),
    Change("\"id\": \"second\"", "\"id\": ⟦\"first\"", "variants[0].steps[1].id", "two steps have the id \"first\""),
    Change(
      "[393, 852], \"scale\"", "⟦[393, -852], \"scale\"", "variants[0].display.size", "a size must not be negative"),
    Change("\"#000000\"", "⟦\"#FFFFFF\"", "\(step).overlay.color", "a colour is #rrggbb or #rrggbbaa in lower case"),
    Change("\"opacity\": 0.6", "\"opacity\": ⟦60", "\(step).overlay.opacity", "the number lies outside 0 to 1"),
    Change("\"blur\": 0", "\"blur\": ⟦-1", "\(step).overlay.blur", "the number must not be negative"),
    Change(
      "{\"kind\": \"circle\"}", "{\"kind\": ⟦\"star\"}", "\(step).cutouts[0].shape.kind",
      "\"star\" is none of \(NamedShape.allCases.map(\.rawValue).joined(separator: ", ")), roundedRect, path"),
    Change("[8, 8, 0, 0]", "⟦[8, 8, 0]", "\(step).cutouts[1].shape.radii", "a list of 4 numbers is expected"),
    Change(
      "\"outline\": [\n                311, 750,", "\"outline\": ⟦[\n                750,",
      "\(step).cutouts[0].outline",
      "an outline is a point and three more for each segment"),
    Change(
      "\"outline\": [\n                8.333, 60,\n                15, 60, 21.667, 60, 28.333, 60, ",
      "\"outline\": ⟦[\n                28.333, 60, ",
      "\(step).cutouts[1].outline", "all outlines of a tour have the same number of segments"),
    Change(
      "\"cutouts\": [0, 1]", "\"cutouts\": [0, ⟦2]", "\(step).rings[0].cutouts[1]",
      "there are 2 cutouts, counted from 0"),
    Change(
      "\"cutouts\": [0, 1]", "\"cutouts\": [⟦0.5, 1]", "\(step).rings[0].cutouts[0]",
      "a whole number of at least 0 is expected"),
    Change(
      "\"pass\": [0]", "\"pass\": [⟦99999999999999999999]", "\(step).interaction.pass[0]",
      "a whole number of at least 0 is expected"),
    Change("\"arrow\": true", "\"arrow\": ⟦1", "\(step).callout.arrow", "true or false is expected"),
    Change("\"top-end\"", "⟦\"top-center\"", "\(step).callout.placement[0]", "\"top-center\" is no placement"),
    Change(
      "{\"tap\": \"target\", ", "⟦{", "\(step).advance[0]",
      "a rule has exactly one of tap, event, after, button, appears, gone, route"),
    Change(
      "{\"tap\": \"target\", ", "⟦{\"tap\": \"target\", \"after\": 1, ", "\(step).advance[0]",
      "a rule has exactly one of tap, event, after, button, appears, gone, route"),
    Change(
      "{\"tap\": \"anywhere\"", "{\"tap\": ⟦\"here\"", "\(step).advance[1].tap", "\"here\" is none of target, anywhere"),
    Change("\"equals\": 3", "\"equals\": ⟦null", "\(step).when.equals", "a text, a number, true or false is expected"),
    Change(
      "{\"symbol\": ", "⟦{\"image\": \"a\", \"symbol\": ", "\(step).sprites[0]",
      "a sprite has either an image or a symbol"),
    Change(
      "\"opacity\": [1, 0]", "\"opacity\": ⟦[1, 2]", "\(step).sprites[0].opacity",
      "the opacities at the start and at the end lie within 0 to 1"),
    Change(
      "\"keyframes\": [\n                {\"time\": 0, \"grow\"",
      "\"keyframes\": ⟦[\n                {\"time\": 0.1, \"grow\"", "\(step).loops[0].keyframes",
      "the keyframes must begin at 0 and end at the period"),
    Change(
      "\"keyframes\": [\n                {\"time\": 0, \"grow\": 0, \"shift\": [0, 0], \"opacity\": 1, \"easing\": [0, 0, 0.58, 1]},\n                {\"time\": 0.6",
      "\"keyframes\": ⟦[\n                {\"time\": 0, \"grow\": 0, \"shift\": [0, 0], \"opacity\": 1, \"easing\": [0, 0, 0.58, 1]},\n                {\"time\": 1.3",
      "\(step).loops[0].keyframes",
      "the keyframes are not in the order of time"),
    Change(
      "\"subject\": \"rings\"", "\"subject\": ⟦\"stars\"", "\(step).loops[1].subject",
      "\"stars\" is none of holes, rings"),
    Change(
      "\"pair\": [0, 0],", "\"pair\": ⟦[null],", "\(step).transitions[1].tracks.holes[0].pair",
      "a pair is an old and a new place, one of which may be null"),
    Change(
      "\"enter\": {\"motion\": \"m0\"", "\"enter\": {\"motion\": ⟦\"m9\"", "\(step).enter.motion",
      "the tour has no motion \"m9\""),
    Change(
      "[[0, 1], [null, 0]]", "[[0, ⟦2], [null, 0]]", "\(step).transitions[0].pairs[0][1]",
      "there are 2 cutouts, counted from 0"),
    Change(
      "[[0, 1], [null, 0]]", "[[0, 1], ⟦[null, null]]", "\(step).transitions[0].pairs[1]",
      "a pair is an old and a new hole, one of which may be null"),
    Change(
      "{\"from\": \"second\", ", "⟦{\"from\": \"third\", ", "\(step).transitions[0]",
      "the variant has no step \"third\""),
    Change(
      "{\"from\": \"first\", \"kind\": \"morph\", \"motion\": \"m0\", \"delay\": 0, \"lockInput\": false, \"pairs\": [[1, 0]",
      "⟦{\"from\": \"first\", \"kind\": \"morph\", \"motion\": \"m0\", \"delay\": 0, \"lockInput\": false, \"pairs\": [[2, 0]",
      "variants[0].steps[1].transitions[0]", "step \"first\" has 2 cutouts, counted from 0"),
    Change(
      "{\"from\": \"second\", ", "⟦{\"from\": null, ", "\(step).transitions[0]",
      "a transition from any step cannot name the holes of one"),
    Change(
      "\"accessibility\": {", "\"accessibility\": ⟦3, \"accessories\": {", "\(step).accessibility",
      "an object is expected"),
  ]

  @Test("says what is wrong, at its line, column and field", arguments: wrong)
  func errorsHaveTheirPlace(_ change: Change) throws {
    let (found, expected) = try error(change)
    #expect(found == expected)
  }

  @Test("passes over fields that a later minor version added")
  func unknownFieldsAreIgnored() throws {
    let tour = SampleTour.everything
    let bytes = tour.json(pretty: true)
    let later = String(decoding: bytes, as: UTF8.self)
      .replacing("\"tutorialc.tour/1\"", with: "\"tutorialc.tour/1.12\", \"later\": {\"a\": [1]}")
      .replacing("\"screen\": ", with: "\"depth\": [[{}]], \"screen\": ")
      .replacing("\"platform\": ", with: "\"weight\": 3, \"platform\": ")
    #expect(try Tour.read(Array(later.utf8)).json(pretty: true) == bytes)
  }

  @Test("refuses what is no JSON, with the place")
  func syntaxErrorsHaveTheirPlace() {
    let found = read(Array("{\"schema\": \"tutorialc.tour/1\",\n \"motions\": }".utf8))
    #expect(found?.line == 2)
    #expect(found?.column == 13)
    #expect(found?.path == "")
  }

  @Test("refuses an empty file")
  func emptyFilesAreRefused() {
    #expect(read([]) != nil)
    #expect(read(Array("null".utf8)) == TourReadError(line: 1, column: 1, path: "", message: "an object is expected"))
  }

  @Test("survives a file that is cut off anywhere, or has a byte changed")
  func damagedFilesDoNotTrap() {
    let bytes = SampleTour.everything.json()
    for end in stride(from: 0, to: bytes.count - 1, by: 7) {
      #expect(read(Array(bytes[..<end])) != nil, "cut off at \(end)")
    }
    for place in stride(from: 0, to: bytes.count, by: 13) {
      var damaged = bytes
      damaged[place] ^= 0x15
      guard let tour = try? Tour.read(damaged) else { continue }
      #expect((try? Tour.read(tour.json())) == tour, "changed at \(place)")
    }
  }

  @Test("describes an error in one line")
  func errorsAreDescribed() {
    let error = TourReadError(line: 3, column: 9, path: "variants[0].id", message: "a text is expected")
    #expect(error.description == "3:9: variants[0].id: a text is expected")
  }
}
