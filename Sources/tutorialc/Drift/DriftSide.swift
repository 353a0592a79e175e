package import TutorialCompiler
import TutorialLanguage
package import TutorialLayouts
package import TutorialSyntax

/// A tutorial compiled against one state of its layouts.
package struct DriftSide: Sendable {
  /// The result of compiling.
  package let analysis: Analysis
  /// The diagnostics, with the severities that are reported.
  package let diagnostics: [Diagnostic]

  /// Makes a side of the comparison.
  package init(_ analysis: Analysis, _ diagnostics: [Diagnostic]) {
    (self.analysis, self.diagnostics) = (analysis, diagnostics)
  }
}

extension SnapshotPairing {
  /// Replaces today's snapshots by their new counterparts under today's names.
  ///
  /// So the unchanged tutorial can be compiled against them.
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
