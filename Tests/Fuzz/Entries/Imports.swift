import TutorialGeometry
import TutorialPluginKit
import TutorialSyntax

extension FuzzEntry {
  /// Dumps of screens, read by every importer, strictly and leniently, with each value of its options. The result is a
  /// manifest that must be readable.
  static let importers = FuzzEntry(name: "importers") { bytes in
    let source = SourceText(path: "dump.xml", bytes: bytes)
    for importer in Plugins.importers {
      _ = importer.recognizes(source)
      let options =
        [PluginOptions()]
        + importer.describe().options.entries.flatMap { entry in
          entry.words.map { PluginOptions([.init(entry.name, entry.value(ofText: $0))]) }
        }
      for (isLenient, options) in [false, true].flatMap({ isLenient in options.map { (isLenient, $0) } }) {
        var request = ImportRequest(source: source, screen: "s", variant: "v")
        request.options = options
        request.lenient = isLenient
        request.density = 3
        request.scale = 2
        request.display = Size(400, 800)
        for diagnostic in importer.read(request).diagnostics {
          // A diagnostic may point into a source of its own, if the text isn't UTF-8 or is inside an answer.
          let isInside = diagnostic.primary.map { Int($0.range.end) <= $0.source.bytes.count } ?? true
          require(isInside, "a diagnostic beyond the file")
        }
      }
    }
  }
}
