/// The output of an out-of-process importer that is asked to describe itself.
package struct ImporterAnnouncement: PluginAnnouncement, Hashable {
  /// The description.
  package var description: ImporterDescription
  package var versions: ClosedRange<Int>

  package var plugin: PluginDescription { description.plugin }

  static let schema = "tutorialc.importer/1"

  /// Describes an importer of this process.
  init(_ importer: some Importer) {
    description = importer.describe()
    versions = PluginProtocol.versions
  }

  package init(reading bytes: [UInt8]) throws(MessageFault) {
    let announced = try AnnouncedPlugin.read(try MessageValue(reading: bytes).object(AnnouncedPlugin.keys), Self.schema)
    versions = announced.versions
    description = ImporterDescription(plugin: announced.plugin, options: announced.options)
  }

  /// The description's bytes.
  package var bytes: [UInt8] {
    AnnouncedPlugin(plugin: plugin, versions: versions, options: description.options).bytes(Self.schema) { _ in }
  }
}
