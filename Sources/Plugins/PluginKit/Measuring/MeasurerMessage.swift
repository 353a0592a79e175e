import TutorialSyntax

/// A parsed line of the protocol.
///
/// Invalid parts are nil: a line comes from another process, and nothing in it is trusted.
package struct MeasurerMessage {
  private let object: MessageObject

  /// Reads the object in a line. Returns nil for anything else.
  package init?(_ line: [UInt8]) {
    guard let object = try? MessageValue(reading: line).object() else { return nil }
    self.object = object
  }

  /// The failure, if the message is a refusal.
  package var failure: MeasurerFailure? {
    guard let message = try? object["error"]?.text() else { return nil }
    var failure = MeasurerFailure(String(message.prefix(500)))
    if let face = try? object["face"]?.word(MeasurerFace.self), let index = try? object["font"]?.count() {
      failure.font = .init(face: face, index: index)
    }
    return failure
  }

  /// The version that a measurer speaks, if the message answers the greeting.
  package var version: Int? { try? object["version"]?.count() }

  /// The versions that the compiler speaks, if the message is its greeting.
  package var versions: ClosedRange<Int>? {
    guard (try? object["protocol"]?.text()) == "tutorialc.measure" else { return nil }
    return try? object["versions"]?.range()
  }

  /// The fonts of the greeting.
  package var fonts: MeasurerFonts? { try? readFonts() }

  private func readFonts() throws(MessageFault) -> MeasurerFonts {
    let faces = try object.required("fonts").object()
    var fonts = MeasurerFonts(title: [], body: [], strong: [], button: [])
    for face in MeasurerFace.allCases {
      for item in try faces.required(face.rawValue).list() { fonts[face].append(try Self.font(try item.object())) }
    }
    return fonts
  }

  private static func font(_ object: MessageObject) throws(MessageFault) -> MeasurerFont {
    var font = MeasurerFont(
      path: try object.required("path").text(), index: try object.required("index").count(),
      weight: try object["weight"]?.number())
    for locale in try object["locales"]?.list() ?? [] { font.locales.append(try locale.text()) }
    return font
  }

  /// The request, if the message is one.
  package var request: MeasureRequest? {
    guard let request = try? readRequest(), request.size > 0, case let count = request.text.count,
      count <= MeasurerProtocol.textLimit, zip([0] + request.breaks, request.breaks).allSatisfy(<),
      request.breaks.last.map({ $0 < count }) ?? true, request.strong.last.map({ $0.upperBound <= count }) ?? true,
      zip(request.strong, request.strong.dropFirst()).allSatisfy({ $0.upperBound <= $1.lowerBound })
    else { return nil }
    return request
  }

  private func readRequest() throws(MessageFault) -> MeasureRequest {
    var request = MeasureRequest(
      text: Array(try object.required("text").text().unicodeScalars),
      face: try object.required("face").word(MeasurerFace.self), size: try object.required("size").number(),
      locale: try object.required("locale").text())
    for place in try object.required("breaks").list() { request.breaks.append(try place.count()) }
    for item in try object.required("strong").list() {
      let range = try item.range()
      guard range.lowerBound < range.upperBound else { throw item.fault("a range is empty") }
      request.strong.append(range.lowerBound..<range.upperBound)
    }
    return request
  }

  /// Returns the answer to a request, or nil if the message isn't an answer that fits it.
  package func answer(to request: MeasureRequest) -> MeasureAnswer? {
    guard let answer = try? readAnswer(), answer.advances.count == request.text.count,
      answer.lineEnds.isEmpty || answer.lineEnds.count == request.breaks.count,
      answer.lineStarts.isEmpty || answer.lineStarts.count == request.breaks.count
    else { return nil }
    // No glyph is wider than a thousand times the font size.
    let largest = request.size * 1000
    let isPlausible = [answer.advances, answer.lineEnds, answer.lineStarts].joined().allSatisfy {
      $0.magnitude <= largest
    }
    return isPlausible ? answer : nil
  }

  private func readAnswer() throws(MessageFault) -> MeasureAnswer {
    var answer = MeasureAnswer(
      advances: try object.required("advances").numbers(), lineEnds: try object.required("lineEnds").numbers(),
      lineStarts: try object.required("lineStarts").numbers())
    for item in try object.required("missing").list() {
      guard case let text = try item.text().unicodeScalars, text.count == 1, let scalar = text.first else {
        throw item.fault("one character is expected")
      }
      answer.missing.append(scalar)
    }
    return answer
  }
}
