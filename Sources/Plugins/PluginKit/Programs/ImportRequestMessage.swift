import TutorialGeometry
import TutorialSyntax

/// The input of a program that imports a file.
package enum ImportRequestMessage {
  static let schema = "tutorialc.import-request/1"

  /// Returns the bytes of a request, or nil if they exceed the protocol's limit.
  ///
  /// - Parameter options: the options of the request, completed by defaults.
  package static func bytes(_ request: ImportRequest, options: [PluginOptions.Given]) -> [UInt8]? {
    let bytes = JSONWriter.line { json in
      json.writeHead(schema)
      json.write("options", options)
      json.object("file") { json in
        json.write("path", request.source.path)
        json.write(content: request.source.bytes)
      }
      json.write("screen", request.screen)
      json.write("variant", request.variant)
      json.write("density", request.density)
      json.write("scale", request.scale)
      json.write("display", request.display)
      json.write("safeArea", request.safeArea)
      json.write(traits: request.traits)
      json.write("lenient", request.lenient)
    }
    return bytes.count <= PluginProtocol.byteLimit ? bytes : nil
  }

  /// Reads a request. Unknown keys are ignored, because a later minor version may have them.
  static func request(reading bytes: [UInt8]) throws(MessageFault) -> ImportRequest {
    let root = try MessageValue(reading: bytes, nodeLimit: .max).object()
    try root.requireSchema(schema)
    try root.requireSupportedVersion()
    let file = try root.required("file").object()
    let source = SourceText(path: try file.required("path").text(), bytes: try file.content())
    var request = ImportRequest(
      source: source, screen: try root.required("screen").text(), variant: try root.required("variant").text())
    request.density = try root["density"]?.number()
    request.scale = try root["scale"]?.number()
    if let size = try root["display"]?.numbers(2) { request.display = Size(size[0], size[1]) }
    if let area = try root["safeArea"]?.numbers(4) {
      request.safeArea = EdgeInsets(top: area[0], right: area[1], bottom: area[2], left: area[3])
    }
    for (name, value) in try root["traits"]?.object().members ?? [] {
      request.traits.append(ImportedTrait(name, try value.text()))
    }
    request.options = try root["options"]?.options() ?? PluginOptions()
    request.lenient = try root["lenient"]?.flag() ?? false
    return request
  }
}
