package import TutorialReporting
import TutorialSyntax

/// A tutorial in a preview.
package struct PreviewedTutorial: Sendable {
  /// A diagnostic, with the step that contains it.
  package struct Remark: Sendable {
    /// The diagnostic.
    package let diagnostic: ReportedDiagnostic
    /// The id of the step, or nil if it's outside all steps.
    package let step: String?

    /// Makes a remark.
    package init(_ diagnostic: ReportedDiagnostic, step: String?) {
      (self.diagnostic, self.step) = (diagnostic, step)
    }
  }

  /// The tutorial's file.
  package let path: String
  /// Its id, or nil if it's unknown.
  package let id: String?
  /// Its page, or nil if there hasn't been one yet.
  package let page: EmittedPage?
  /// True if the page corresponds to the current file.
  package let isCurrent: Bool
  /// The diagnostics, in the order of listing.
  package let remarks: [Remark]

  /// Makes a previewed tutorial.
  package init(path: String, id: String?, page: EmittedPage?, isCurrent: Bool, remarks: [Remark]) {
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
