import TutorialSyntax
import TutorialTour
import TutorialTourWriting

/// The input of a program that emits.
package enum EmitRequestMessage {
  static let schema = "tutorialc.emit-request/1"

  /// Returns the bytes of a request, or nil if they exceed the protocol's limit.
  ///
  /// - Parameter options: the options of the request, completed by defaults.
  package static func bytes(_ request: EmitRequest, options: [PluginOptions.Given]) -> [UInt8]? {
    var json = JSONWriter()
    json.beginObject()
    json.writeHead(schema)
    json.write("options", options)
    json.write("byteLimit", request.byteLimit)
    json.key("tours")
    json.beginArray()
    for located in request.tours {
      guard write(located, &json), json.position <= PluginProtocol.byteLimit else { return nil }
    }
    json.endArray()
    json.endObject()
    json.endLine()
    return json.position <= PluginProtocol.byteLimit ? json.takeBytes() : nil
  }

  private static func write(_ located: LocatedTour, _ json: inout JSONWriter) -> Bool {
    guard let tour = located.tour.json(pretty: false, limit: PluginProtocol.byteLimit) else { return false }
    json.beginObject()
    json.write("name", located.name)
    json.key("tour")
    json.value(tour.dropLast())
    if let span = located.span {
      json.object("source") { json in
        json.write("path", span.source.path)
        json.write("span", span.range)
        json.object("steps") { json in
          for (step, place) in located.stepSpans.sorted(by: { $0.key < $1.key }) {
            json.key(escaping: step)
            json.write(place.range)
          }
        }
      }
    }
    json.list("wireframes", located.wireframes) { WireframeMessage.write($1, &$0) }
    json.endObject()
    return true
  }

  /// Reads a request. Unknown keys are ignored, because a later minor version may have them.
  static func request(reading bytes: [UInt8]) throws(MessageFault) -> EmitRequest {
    let root = try MessageValue(reading: bytes, nodeLimit: .max).object()
    try root.requireSchema(schema)
    try root.requireSupportedVersion()
    var request = EmitRequest(tours: [], options: try root["options"]?.options() ?? PluginOptions())
    if let limit = root["byteLimit"] { request.budget[.bytes] = try limit.count() }
    for item in try root.required("tours").list() { request.tours.append(try located(item)) }
    return request
  }

  private static func located(_ value: MessageValue) throws(MessageFault) -> LocatedTour {
    let object = try value.object()
    let written = try object.required("tour")
    let tour: Tour
    do throws(TourReadError) {
      tour = try Tour.read(written.bytes)
    } catch {
      throw written.fault("\(error.path): \(error.message)")
    }
    var located = LocatedTour(tour, name: try object.required("name").text())
    if let source = try object["source"]?.object() {
      // The file itself isn't in the message: spans are returned to the compiler as they came.
      let text = SourceText(path: try source.required("path").text(), bytes: [])
      located.span = SourceSpan(text, try source.required("span").byteRange())
      for (step, place) in try source["steps"]?.object().members ?? [] {
        located.stepSpans[step] = SourceSpan(text, try place.byteRange())
      }
    }
    for item in try object["wireframes"]?.list() ?? [] {
      located.wireframes.append(try WireframeMessage.wireframe(item))
    }
    return located
  }
}
