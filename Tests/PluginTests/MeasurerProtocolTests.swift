import Testing

@testable import TutorialPluginKit

@Suite("Messages between compiler and measurer")
struct MeasurerProtocolTests {
  private let request = MeasureRequest(
    text: Array("Tap \u{5D0}\"\\".unicodeScalars), face: .body, strong: [0..<3, 4..<5], size: 15.5, locale: "he",
    breaks: [4])

  private func message(_ text: String) -> MeasurerMessage? { MeasurerMessage(Array(text.utf8)) }

  @Test("A greeting is read as it was written")
  func greeting() throws {
    let font = MeasurerFont(path: "a \"b\".ttc", index: 2, weight: 612.5, locales: ["ja"])
    let fonts = MeasurerFonts(title: [font], body: [MeasurerFont(path: "c.ttf"), font], strong: [], button: [font])
    let read = try #require(MeasurerMessage(MeasurerProtocol.greeting(fonts)))
    #expect(read.fonts == fonts)
    #expect(read.versions == 1...1)
  }

  @Test("A request is read as it was written")
  func roundTrip() {
    #expect(MeasurerMessage(MeasurerProtocol.line(request))?.request == request)
  }

  @Test("An answer is read as it was written")
  func answer() {
    let answer = MeasureAnswer(
      advances: [1, 0.1, 1e-7, 3, 0, 12.34375, 7], lineEnds: [-0.5], lineStarts: [0.25], missing: ["\u{5D0}"])
    #expect(MeasurerMessage(MeasurerProtocol.line(answer))?.answer(to: request) == answer)
  }

  @Test("A line has no line end but its last byte")
  func oneLine() {
    let lines = MeasurerProtocol.line(
      MeasureRequest(text: ["a", "\n", "\u{2028}"], face: .title, size: 1, locale: "\n"))
    #expect(lines.filter { $0 == 10 }.count == 1)
    #expect(lines.last == 10)
  }

  @Test(
    "A malformed request is refused",
    arguments: [
      "", "[]", "{}", "{\"text\":1}",
      "{\"text\":\"a\",\"face\":\"nope\",\"strong\":[],\"size\":1,\"locale\":\"\",\"breaks\":[]}",
      "{\"text\":\"ab\",\"face\":\"body\",\"strong\":[],\"size\":0,\"locale\":\"\",\"breaks\":[]}",
      "{\"text\":\"ab\",\"face\":\"body\",\"strong\":[],\"size\":1e999,\"locale\":\"\",\"breaks\":[]}",
      "{\"text\":\"ab\",\"face\":\"body\",\"strong\":[[1,0]],\"size\":1,\"locale\":\"\",\"breaks\":[]}",
      "{\"text\":\"ab\",\"face\":\"body\",\"strong\":[[0,3]],\"size\":1,\"locale\":\"\",\"breaks\":[]}",
      "{\"text\":\"ab\",\"face\":\"body\",\"strong\":[[0,2],[1,2]],\"size\":1,\"locale\":\"\",\"breaks\":[]}",
      "{\"text\":\"ab\",\"face\":\"body\",\"strong\":[],\"size\":1,\"locale\":\"\",\"breaks\":[2]}",
      "{\"text\":\"ab\",\"face\":\"body\",\"strong\":[],\"size\":1,\"locale\":\"\",\"breaks\":[0]}",
      "{\"text\":\"ab\",\"face\":\"body\",\"strong\":[],\"size\":1,\"locale\":\"\",\"breaks\":[9223372036854775808]}",
    ])
  func noRequest(line: String) {
    #expect(message(line)?.request == nil)
  }

  @Test(
    "An answer that doesn't fit its request is refused",
    arguments: [
      "{\"advances\":[1],\"lineEnds\":[],\"lineStarts\":[],\"missing\":[]}",
      "{\"advances\":[1,2,3,4,5,6,\"7\"],\"lineEnds\":[],\"lineStarts\":[],\"missing\":[]}",
      "{\"advances\":[1,2,3,4,5,6,1e300],\"lineEnds\":[],\"lineStarts\":[],\"missing\":[]}",
      "{\"advances\":[1,2,3,4,5,6,7],\"lineEnds\":[1,2],\"lineStarts\":[],\"missing\":[]}",
      "{\"advances\":[1,2,3,4,5,6,7],\"lineEnds\":[],\"lineStarts\":[],\"missing\":[\"ab\"]}",
      "{\"advances\":[1,2,3,4,5,6,7],\"lineEnds\":[],\"lineStarts\":[]}",
    ])
  func noAnswer(line: String) {
    #expect(message(line)?.answer(to: request) == nil)
  }

  @Test("A refusal names the font that is the cause")
  func refusal() {
    let failure = MeasurerFailure("it is \"no\" font", font: .init(face: .strong, index: 3))
    #expect(MeasurerMessage(MeasurerProtocol.refusal(failure))?.failure == failure)
  }
}
