/// What an importer that is a program of its own prints when it is asked to describe itself.
package struct ImporterAnnouncement: PluginAnnouncement, Hashable {
  /// What it says of itself.
  package var description: ImporterDescription
  package var versions: ClosedRange<Int>

  package var plugin: PluginDescription { description.plugin }

  /// What a description is called, and its version.
  static let schema = "tutorialc.importer/1"

  /// What an importer of this process announces.
  init(_ importer: some Importer) {
    description = importer.describe()
    versions = PluginProtocol.versions
  }

  package init(reading bytes: [UInt8]) throws(MessageFault) {
    let announced = try AnnouncedPlugin(
      reading: try MessageValue(reading: bytes).object(AnnouncedPlugin.keys), Self.schema)
    versions = announced.versions
    description = ImporterDescription(plugin: announced.plugin, options: announced.options)
  }

  /// The bytes of the description.
  package var bytes: [UInt8] {
    var announced = AnnouncedPlugin(description.plugin, description.options)
    announced.versions = versions
    return announced.bytes(Self.schema) { _ in }
  }
}
