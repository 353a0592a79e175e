package import TutorialSyntax

/// Parses a file of any supported format; all files go through it.
package enum DocumentReader {
  /// Parses a source: as strict JSON if its path ends in `.json`, otherwise as YAML.
  ///
  /// - Parameter budget: the limit on the number of nodes.
  package static func read(_ source: SourceText, budget: Budget = Budget()) -> Parsed<Document> {
    source.path.hasSuffix(".json") ? JSONReader.read(source, budget: budget) : YAMLReader.read(source, budget: budget)
  }
}
