package import TutorialCompiler
import TutorialLanguage
package import TutorialLayouts
package import TutorialSyntax

/// A tutorial over one state of its layouts.
package struct DriftSide: Sendable {
  /// What was compiled.
  package let analysis: Analysis
  /// What is wrong, with the severities that it is reported with.
  package let diagnostics: [Diagnostic]

  /// A side of the comparison.
  package init(_ analysis: Analysis, _ diagnostics: [Diagnostic]) {
    (self.analysis, self.diagnostics) = (analysis, diagnostics)
  }
}

extension SnapshotPairing {
  /// Today's layouts with the new snapshots in the place of those that they have become, under today's names: so a tutorial
  /// is compiled over them as it is.
  package var replaced: @Sendable (LayoutLibrary) -> LayoutLibrary {
    let pairs = self.pairs
    return { library in
      LayoutLibrary(
        snapshots: library.snapshots.map { snapshot in
          let pair = pairs.first { $0.old.screen == snapshot.screen && $0.old.variant == snapshot.variant }
          return pair.map { $0.new.renamed(screen: snapshot.screen, variant: snapshot.variant) } ?? snapshot
        })
    }
  }
}
