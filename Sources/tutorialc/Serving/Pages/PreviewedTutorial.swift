package import TutorialReporting
import TutorialSyntax

/// A tutorial in a preview.
package struct PreviewedTutorial: Sendable {
  /// The tutorial's file.
  package let path: String
  /// Its id, or nil if it's unknown.
  package let id: String?
  /// Its page, or nil if there hasn't been one yet.
  package let page: EmittedPage?
  /// True if the page corresponds to the current file.
  package let isCurrent: Bool
  /// The diagnostics in the order of listing, each with the id of the step that contains it, or nil.
  package let remarks: [(diagnostic: ReportedDiagnostic, step: String?)]

  /// Makes a previewed tutorial.
  package init(
    path: String, id: String?, page: EmittedPage?, isCurrent: Bool,
    remarks: [(diagnostic: ReportedDiagnostic, step: String?)]
  ) {
    (self.path, self.id, self.page, self.isCurrent, self.remarks) = (path, id, page, isCurrent, remarks)
  }

  /// The state of the page.
  enum State: String {
    /// The page corresponds to the current file.
    case current
    /// The page corresponds to the file before it had errors.
    case earlier
    /// There is no page yet.
    case none
  }

  var state: State { page == nil ? .none : isCurrent ? .current : .earlier }
  var errors: Int { remarks.count { $0.diagnostic.severity == .error } }
  var warnings: Int { remarks.count { $0.diagnostic.severity == .warning } }
}
