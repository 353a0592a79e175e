public import TutorialSyntax

/// The importer of a file, detected from its content.
public enum ImporterDetection: Sendable {
  /// One importer is more certain than all others.
  case recognized(any Importer)
  /// No importer recognises the content.
  case unrecognized
  /// Several importers are equally certain: their names, in the order in which they were asked.
  case ambiguous([String])

  /// Asks every importer, and chooses the most certain one.
  public init(of source: SourceText, among importers: [any Importer]) {
    let votes = importers.map { (importer: $0, certainty: $0.recognizes(source)) }
    let highest = votes.map(\.certainty).max() ?? 0
    let surest = votes.filter { $0.certainty == highest }
    switch surest.first {
    case let winner? where highest > 0:
      self =
        surest.count == 1 ? .recognized(winner.importer) : .ambiguous(surest.map { $0.importer.describe().plugin.name })
    default:
      self = .unrecognized
    }
  }
}
