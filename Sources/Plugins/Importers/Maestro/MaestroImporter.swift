import TutorialImportSupport
public import TutorialPluginKit
public import TutorialSyntax

/// Reads the output of `maestro hierarchy`, a tree of nodes, and Maestro Studio's flat list of elements.
public struct MaestroImporter: Importer {
  private static let platform = PluginOption<MaestroPlatform.Word>.word(
    "platform", default: .auto,
    "The platform of the hierarchy. Bounds are pixels on Android, points on iOS, and CSS pixels in a browser.",
    [
      .auto: "the one of --trait platform=…, or else detected from the attributes",
      .ios: "an iOS simulator or device",
      .android: "an Android emulator or device, which needs --density",
      .web: "a browser",
    ])

  /// Makes the importer.
  public init() {}

  /// Describes the importer: name, version and one line of help.
  public func describe() -> ImporterDescription {
    ImporterDescription(
      plugin: PluginDescription(
        name: "maestro", version: "1", summary: "Maestro: maestro hierarchy, and Studio's list of elements"),
      options: OptionTable(Self.platform))
  }

  /// Rates a source. It's certain if nodes have attributes and children, or elements have bounds as in Studio.
  public func recognizes(_ source: SourceText) -> Int {
    guard let root = DataFile.head(source, as: .json), root.isMap else { return 0 }
    if root["attributes"]?.isMap == true {
      let isKnown = root["children"]?.isList == true || root["attributes"]?["bounds"] != nil
      return isKnown ? 100 : 40
    }
    guard let first = root["elements"]?.items.first(where: \.isMap) else { return 0 }
    return first["bounds"]?["width"] != nil && root["width"] != nil ? 100 : 0
  }

  /// Reads the file.
  public func read(_ request: ImportRequest) -> ImportResult {
    let options = describe().decode(request.options)
    var result = DataDump.read(request, as: .json) { file, root in
      let dump = MaestroDump(root)
      guard let dump else { return .failure(DiagnosticError(wrongRoot(root))) }
      if let excess = dump.tree.excess { return .failure(DiagnosticError(excess)) }
      guard let platform = MaestroPlatform(options[Self.platform], traits: request.traits, dump: dump) else {
        return .failure(DiagnosticError(unknownPlatform(root)))
      }
      return .success(
        MaestroImport(format: describe().plugin.name, request: request, file: file, dump: dump, platform: platform)
          .result())
    }
    result.diagnostics = options.diagnostics + result.diagnostics
    return result
  }
}

private func wrongRoot(_ root: DataValue) -> Diagnostic {
  Diagnostic(
    .importFailed, "the file is neither a hierarchy of nodes with attributes nor Studio's list of elements",
    at: root.head)
}

private func unknownPlatform(_ root: DataValue) -> Diagnostic {
  Diagnostic(
    .importFailed, "the file does not say which platform it is of", at: root.head,
    notes: [.init("say it with --set platform=android or --set platform=ios: bounds are pixels or points")])
}
