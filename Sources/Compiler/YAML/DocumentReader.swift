package import TutorialSyntax

/// Parses text that a person or a program wrote: all files go through it.
package enum DocumentReader {
  /// The document of a source: strict JSON where its path ends in `.json`, else YAML.
  ///
  /// - Parameter budget: how many nodes the file may have.
  package static func read(_ source: SourceText, budget: Budget = Budget()) -> Parsed<Document> {
    source.path.hasSuffix(".json") ? JSONReader.read(source, budget: budget) : YAMLReader.read(source, budget: budget)
  }
}
