import TutorialImportSupport
import TutorialPluginKit
import TutorialGeometry
import TutorialSyntax

/// The size of the screen that a source was taken of: that of the application, where it starts at the origin. One that
/// does not, as beside another on an iPad, is not the screen.
struct WDADisplay {
  private let dump: WDADump
  private let application: WDADump.Node?

  /// The display of a source.
  init(of dump: WDADump) {
    self.dump = dump
    application = dump.nodes.first { $0.kind == "Application" }
  }

  /// The size in points, or why it is not known.
  ///
  /// - Parameter given: what the person says.
  func size(given: Size?) -> Result<Size, DiagnosticError> {
    if let given, let impossible = DiagnosticError.impossibleDisplay(given) { return .failure(impossible) }
    guard let application, application.frame.x == 0, application.frame.y == 0, !application.frame.isInverted,
      application.frame.width > 0, application.frame.height > 0
    else {
      return given.map(Result.success) ?? .failure(DiagnosticError(unknown))
    }
    let size = Size(application.frame.width, application.frame.height)
    guard let given, given != size else { return .success(size) }
    return .failure(
      DiagnosticError(
        Diagnostic(
          .displayConflict,
          "the application says \(Diagnostic.describe(size)) pt, --display says \(Diagnostic.describe(given)) pt",
          at: dump.file.value(of: "width", in: dump.element(of: application)), label: "this disagrees")))
  }

  private var unknown: Diagnostic {
    let remedy = Diagnostic.Note("say the display's size in points with --display WIDTHxHEIGHT")
    guard let application else {
      let root = dump.file.elements.first
      return Diagnostic(
        .importFailed,
        dump.nodes.isEmpty
          ? "the source holds no element"
          : "the source does not begin at an application, and does not say the display's size",
        at: root.map { dump.file.head(of: $0) }, notes: dump.nodes.isEmpty ? [] : [remedy])
    }
    let frame = application.frame
    let numbers = [frame.x, frame.y, frame.width, frame.height].map { Diagnostic.describe($0) }.joined(separator: ", ")
    return Diagnostic(
      .importFailed, "the application lies at [\(numbers)], which is not the whole screen",
      at: dump.file.head(of: dump.element(of: application)), notes: [remedy])
  }
}
