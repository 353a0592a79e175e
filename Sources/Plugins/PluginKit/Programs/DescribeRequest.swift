import TutorialSyntax

/// The input of a program that is asked to describe itself, which it may ignore.
package struct DescribeRequest: Sendable, Hashable {
  /// The given options of the plugin, on which the names of its files may depend.
  package var options: PluginOptions

  private static let schema = "tutorialc.describe-request/1"

  /// Makes a request.
  package init(options: PluginOptions) { self.options = options }

  init(reading bytes: [UInt8]) throws(MessageFault) {
    let root = try MessageValue(reading: bytes).object()
    try root.requireSchema(Self.schema)
    options = try root["options"]?.options() ?? PluginOptions()
  }

  /// The request's bytes.
  package var bytes: [UInt8] {
    JSONWriter.line { json in
      json.write("schema", Self.schema)
      json.write("protocol", PluginProtocol.versions)
      json.write("options", options.all)
    }
  }
}
