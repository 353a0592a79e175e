package import TutorialReporting
import TutorialSyntax

/// A tutorial as a preview shows it.
package struct PreviewedTutorial: Sendable {
  /// A diagnostic, and in which step it lies.
  package struct Remark: Sendable {
    /// What was found.
    package let diagnostic: ReportedDiagnostic
    /// The id of the step; nil where it lies in none.
    package let step: String?

    /// A diagnostic.
    package init(_ diagnostic: ReportedDiagnostic, step: String?) {
      (self.diagnostic, self.step) = (diagnostic, step)
    }
  }

  /// The tutorial's file.
  package let path: String
  /// Its id; nil where nobody knows it.
  package let id: String?
  /// Its page; nil where there never was one.
  package let page: EmittedPage?
  /// Whether the page is that of the file as it is now.
  package let isCurrent: Bool
  /// What was found, in the order in which it is listed.
  package let remarks: [Remark]

  /// A tutorial.
  package init(path: String, id: String?, page: EmittedPage?, isCurrent: Bool, remarks: [Remark]) {
    (self.path, self.id, self.page, self.isCurrent, self.remarks) = (path, id, page, isCurrent, remarks)
  }

  /// How it stands.
  enum State: String {
    /// The page is that of the file.
    case current
    /// The page is that of the file as it was before its errors.
    case earlier
    /// There is no page yet.
    case none
  }

  var state: State { page == nil ? .none : isCurrent ? .current : .earlier }
  var errors: Int { remarks.count { $0.diagnostic.severity == .error } }
  var warnings: Int { remarks.count { $0.diagnostic.severity == .warning } }
}
