public import TutorialGeometry
public import TutorialImportSupport
public import TutorialPluginKit
public import TutorialSyntax

/// Makes a snapshot of a dump by Appium, Detox, idb or Maestro: the part that these formats share.
public enum AppleImport {
  /// Returns the snapshot, or diagnostics that say what is missing for one.
  ///
  /// - Parameters:
  ///   - more: further diagnostics, which follow the flaws.
  ///   - application: the frame of the application, in some formats of the first element; nil if the dump has none.
  ///   - place: the place of that frame in the dump; else the dump's first element, or nil if the dump is empty.
  public static func result(
    of request: ImportRequest, as format: String, platform: String = "ios", unit: String = "pt", failure: Diagnostic?,
    _ flaws: DumpDiagnostics, _ more: [Diagnostic] = [], application: Rect?, at place: SourceSpan?, isWhole: Bool,
    fill: (inout ImportedSnapshot) -> Void
  ) -> ImportResult {
    var diagnostics = failure.map { [$0] } ?? []
    diagnostics += flaws.diagnostics(lenient: request.lenient) + more
    switch display(given: request.display, application: application, at: place) {
    case .failure(let refusal):
      // An element whose frame is broken has been reported already, and may be the application.
      if request.lenient || flaws.isEmpty { diagnostics.append(refusal.diagnostic) }
      return ImportResult(snapshot: nil, diagnostics: diagnostics)
    case .success(let display):
      var snapshot = ImportedSnapshot(
        of: request, format: format, platform: platform, unit: unit, display: display, isWhole: isWhole)
      fill(&snapshot)
      return ImportResult(snapshot: snapshot, diagnostics: diagnostics)
    }
  }

  /// Returns the size of the screen in points, or an error that says why it's unknown.
  ///
  /// A size given on the command line is final. Otherwise it's the application's size if that starts at the origin. An
  /// application elsewhere, such as beside another on an iPad, isn't the screen.
  private static func display(
    given: Size?, application: Rect?, at place: SourceSpan?
  ) -> Result<Size, DiagnosticError> {
    if let given { return DiagnosticError.impossibleDisplay(given).map(Result.failure) ?? .success(given) }
    if let frame = application, frame.x == 0, frame.y == 0, frame.width > 0, frame.height > 0 {
      return .success(frame.size)
    }
    let numbers = application.map { [$0.x, $0.y, $0.width, $0.height].map { Diagnostic.describe($0) } }
    let message =
      numbers.map { "the application lies at [\($0.joined(separator: ", "))], which is not the whole screen" }
      ?? "the source does not begin at an application, and does not say the display's size"
    return .failure(
      DiagnosticError(
        Diagnostic(
          .importFailed, message, at: place,
          notes: [.init("say the display's size in points with --display WIDTHxHEIGHT")])))
  }
}
