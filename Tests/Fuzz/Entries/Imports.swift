import TutorialGeometry
import TutorialPluginKit
import TutorialSyntax

extension FuzzEntry {
  /// Dumps of screens, through every importer, strictly and leniently; what comes of one is a manifest that is read.
  static let importers = FuzzEntry(name: "importers") { bytes in
    let source = SourceText(path: "dump.xml", bytes: bytes)
    for importer in Plugins.importers {
      _ = importer.recognizes(source)
      for isLenient in [false, true] {
        var request = ImportRequest(source: source, screen: "s", variant: "v")
        request.lenient = isLenient
        request.density = 3
        request.scale = 2
        request.display = Size(400, 800)
        for diagnostic in importer.read(request).diagnostics {
          require(diagnostic.primary.map { Int($0.range.end) <= bytes.count } ?? true, "a diagnostic beyond the file")
        }
      }
    }
  }
}
