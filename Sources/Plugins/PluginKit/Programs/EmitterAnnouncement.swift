import TutorialSyntax

/// The output of an out-of-process emitter that is asked to describe itself.
package struct EmitterAnnouncement: PluginAnnouncement, Hashable {
  /// The description.
  package var description: EmitterDescription
  package var versions: ClosedRange<Int>
  private var templates: [FileTemplate]

  package var plugin: PluginDescription { description.plugin }

  /// Returns the files of some tutorials.
  package func files(forTutorials names: [String]) -> [AnnouncedFile] {
    templates.flatMap { template in
      // A file without a tutorial's name covers all tutorials.
      template.hasName ? names.map(template.file) : [template.file(forTutorial: "")]
    }
  }

  static let schema = "tutorialc.emitter/1"

  private static let keys =
    AnnouncedPlugin.keys + ["tourMajors", "scope", "wireframes", "screenshots", "files", "cannotExpress"]

  /// Describes an emitter of this process.
  init(_ emitter: some Emitter, options: PluginOptions) {
    description = emitter.describe()
    versions = PluginProtocol.versions
    templates = emitter.files(forTutorials: [PluginProtocol.namePlace], options: options)
      .compactMap(FileTemplate.init(of:))
  }

  package init(reading bytes: [UInt8]) throws(MessageFault) {
    let root = try MessageValue(reading: bytes).object(Self.keys)
    let announced = try AnnouncedPlugin.read(root, Self.schema)
    versions = announced.versions
    description = EmitterDescription(
      plugin: announced.plugin, tourMajors: try root.required("tourMajors").range(),
      scope: try root["scope"]?.word(EmitterScope.self) ?? .eachTutorial,
      readsWireframes: try root["wireframes"]?.flag() ?? false,
      readsScreenshots: try root["screenshots"]?.flag() ?? false, options: announced.options,
      cannotExpress: try root["cannotExpress"]?.allWords(atMost: 1000) ?? [])
    templates = []
    for item in try root.required("files").list(atMost: 1000) {
      guard let template = FileTemplate(try item.words()) else {
        throw item.fault("a file has a name, with \(PluginProtocol.variantPlace) in it at most once")
      }
      templates.append(template)
    }
  }

  /// The description's bytes.
  package var bytes: [UInt8] {
    AnnouncedPlugin(plugin: plugin, versions: versions, options: description.options).bytes(Self.schema) { json in
      json.write("tourMajors", description.tourMajors)
      json.write("scope", description.scope.rawValue)
      json.write("wireframes", description.readsWireframes)
      json.write("screenshots", description.readsScreenshots)
      json.write("files", templates.map(\.text))
      json.write("cannotExpress", description.cannotExpress)
    }
  }
}
