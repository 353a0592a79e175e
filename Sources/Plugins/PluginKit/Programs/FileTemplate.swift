/// A template of an emitter's file names: `{name}.outline.txt`, `{name}.{variant}.svg`.
struct FileTemplate: Sendable, Hashable {
  private enum Part: Sendable, Hashable {
    case plain(String)
    case name
    case variant
  }

  private let parts: [Part]

  /// Parses a template.
  ///
  /// Returns nil if it has neither plain text nor a name, or more than one variant.
  init?(_ text: String) {
    var (parts, rest) = ([Part](), Substring(text))
    while !rest.isEmpty {
      let place = [(PluginProtocol.namePlace, Part.name), (PluginProtocol.variantPlace, .variant)].first {
        rest.hasPrefix($0.0)
      }
      if let (word, part) = place {
        parts.append(part)
        rest.removeFirst(word.count)
      } else {
        if case .plain(let before)? = parts.last {
          parts[parts.count - 1] = .plain(before + String(rest.removeFirst()))
        } else {
          parts.append(.plain(String(rest.removeFirst())))
        }
      }
    }
    guard parts.contains(where: { $0 != .variant }), parts.count(where: { $0 == .variant }) <= 1 else { return nil }
    self.parts = parts
  }

  /// Recovers the template from a file announced for a tutorial whose name is the placeholder.
  init?(of file: AnnouncedFile) {
    switch file {
    case .named(let name): self.init(name)
    case .perVariant(let prefix, let suffix): self.init(prefix + PluginProtocol.variantPlace + suffix)
    }
  }

  var text: String {
    parts.map { part in
      switch part {
      case .plain(let text): text
      case .name: PluginProtocol.namePlace
      case .variant: PluginProtocol.variantPlace
      }
    }.joined()
  }

  /// True if each tutorial has a file of its own.
  var hasName: Bool { parts.contains(.name) }

  func file(forTutorial name: String) -> AnnouncedFile {
    func text(_ parts: some Sequence<Part>) -> String {
      parts.map { if case .plain(let text) = $0 { text } else { name } }.joined()
    }
    guard let place = parts.firstIndex(of: .variant) else { return .named(text(parts)) }
    return .perVariant(prefix: text(parts[..<place]), suffix: text(parts[(place + 1)...]))
  }
}
