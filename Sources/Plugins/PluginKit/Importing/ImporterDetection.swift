public import TutorialSyntax

/// Which of several importers a file is for, by its content.
public enum ImporterDetection: Sendable {
  /// One importer is surer than all others.
  case recognized(any Importer)
  /// No importer recognizes the content.
  case unrecognized
  /// Several importers are equally sure; their names, in the order they were asked.
  case ambiguous([String])

  /// Asks every importer and takes the surest.
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
