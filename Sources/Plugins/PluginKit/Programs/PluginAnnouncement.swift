import TutorialSyntax

/// The output of an out-of-process plugin that is asked to describe itself.
package protocol PluginAnnouncement: Sendable {
  /// The plugin's name and version, and its own diagnostics.
  var plugin: PluginDescription { get }
  /// The versions of the protocol that it supports.
  var versions: ClosedRange<Int> { get }

  /// Reads a description.
  init(reading bytes: [UInt8]) throws(MessageFault)
}

/// The part of a description that all kinds of plugins share.
struct AnnouncedPlugin: Sendable, Hashable {
  let plugin: PluginDescription
  let versions: ClosedRange<Int>
  let options: OptionTable

  static let keys = ["schema", "protocol", "name", "version", "summary", "options", "diagnostics"]
  private static let diagnosticKeys = ["id", "severity", "rule", "wrong", "right"]

  /// Reads the part from a description with that schema.
  static func read(_ root: MessageObject, _ schema: String) throws(MessageFault) -> AnnouncedPlugin {
    // The version is checked first, because the rest of a later version may be incomprehensible.
    try root.requireSchema(schema)
    let versions = try root.required("protocol").range()
    let name = try root.required("name")
    guard PluginProtocol.isName(try name.text()) else {
      throw name.fault("a name has lower-case letters, digits and hyphens")
    }
    var plugin = PluginDescription(
      name: try name.text(), version: try root.required("version").words(),
      summary: try root["summary"]?.words() ?? "")
    for item in try root["diagnostics"]?.list(atMost: 1000) ?? [] {
      plugin.diagnostics.append(try diagnostic(item, of: plugin.name))
    }
    let options = try root["options"].map { value throws(MessageFault) in try OptionSchemaReader.table(value) }
    return AnnouncedPlugin(plugin: plugin, versions: versions, options: options ?? OptionTable())
  }

  private static func diagnostic(_ value: MessageValue, of plugin: String) throws(MessageFault) -> DiagnosticID {
    let object = try value.object(diagnosticKeys)
    let id = try object.required("id")
    let parts = try id.text().split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0] == plugin, PluginProtocol.isName(String(parts[1])) else {
      throw id.fault("an id of its own is \"\(plugin)/\" and a name in lower-case letters, digits and hyphens")
    }
    return DiagnosticID(
      plugin: plugin, String(parts[1]), try object["severity"]?.word(Diagnostic.Severity.self) ?? .warning,
      rule: try object.required("rule").words(), wrong: try object["wrong"]?.words() ?? "",
      right: try object["right"]?.words() ?? "")
  }

  /// Returns the bytes of a description with that schema.
  ///
  /// - Parameter write: writes the keys that only this kind of plugin has.
  func bytes(_ schema: String, _ write: (inout JSONWriter) -> Void) -> [UInt8] {
    JSONWriter.line(pretty: true) { json in
      json.write("schema", schema)
      json.write("protocol", versions)
      json.write("name", plugin.name)
      json.write("version", plugin.version)
      json.write("summary", plugin.summary)
      write(&json)
      json.key("options")
      json.value(Array(SchemaPrinter.line(options.schemaNode).utf8))
      json.list("diagnostics", plugin.diagnostics) { json, id in
        json.beginObject()
        json.write("id", id.rawValue)
        json.write("severity", id.defaultSeverity.rawValue)
        json.write("rule", id.rule)
        json.write("wrong", id.wrong)
        json.write("right", id.right)
        json.endObject()
      }
    }
  }
}
