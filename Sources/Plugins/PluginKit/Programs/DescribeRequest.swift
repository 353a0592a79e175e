import TutorialSyntax

/// What a program gets on its input when it is asked to describe itself: it may look, or not.
package struct DescribeRequest: Sendable, Hashable {
  /// What was asked of the plugin, as it was given: names of files may depend on it.
  package var options: PluginOptions

  private static let schema = "tutorialc.describe-request/1"

  /// A request with options.
  package init(options: PluginOptions) { self.options = options }

  /// Reads a request.
  init(reading bytes: [UInt8]) throws(MessageFault) {
    let root = try MessageValue(reading: bytes).object()
    try root.hold(to: Self.schema)
    options = try root["options"]?.options() ?? PluginOptions()
  }

  /// The bytes of the request.
  package var bytes: [UInt8] {
    var json = JSONWriter()
    json.beginObject()
    json.key("schema")
    json.string(Self.schema)
    json.key("protocol")
    json.write(PluginProtocol.versions)
    json.key("options")
    json.write(options.all)
    json.endObject()
    json.endLine()
    return json.bytes
  }
}
