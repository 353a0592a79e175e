/// A template of an emitter's file names: `{name}.outline.txt`, `{name}.{variant}.svg`.
struct FileTemplate: Sendable, Hashable {
  let text: String

  /// Parses a template.
  ///
  /// Returns nil if it has neither plain text nor a name, or more than one variant.
  init?(_ text: String) {
    self.text = text
    guard parts.count <= 2, parts.contains(where: { !$0.isEmpty }) else { return nil }
  }

  /// Recovers the template from a file announced for a tutorial whose name is the placeholder.
  init?(of file: AnnouncedFile) {
    switch file {
    case .named(let name): self.init(name)
    case .perVariant(let prefix, let suffix): self.init(prefix + PluginProtocol.variantPlace + suffix)
    }
  }

  /// The parts before and after the variant, or the whole text.
  private var parts: [Substring] {
    text.split(separator: PluginProtocol.variantPlace, omittingEmptySubsequences: false)
  }

  /// True if each tutorial has a file of its own.
  var hasName: Bool { text.contains(PluginProtocol.namePlace) }

  func file(forTutorial name: String) -> AnnouncedFile {
    let named = parts.map { String($0.replacing(PluginProtocol.namePlace, with: name)) }
    return named.count == 2 ? .perVariant(prefix: named[0], suffix: named[1]) : .named(named.joined())
  }
}
