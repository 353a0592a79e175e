public import TutorialGeometry
public import TutorialImportSupport
import TutorialPluginKit
public import TutorialSyntax

/// The size of the screen that an iOS dump was taken of, in points.
///
/// A size given on the command line is final. Otherwise it's the application's size if that starts at the origin. An
/// application elsewhere, such as beside another on an iPad, isn't the screen.
public enum AppleDisplay {
  /// Returns the size, or an error that says why it's unknown.
  ///
  /// - Parameters:
  ///   - given: the size given on the command line.
  ///   - application: the application's frame, or nil if the dump has none.
  ///   - place: the place of that frame in the dump; else the dump's first element, or nil if the dump is empty.
  public static func size(
    given: Size?, application: Rect?, at place: @autoclosure () -> SourceSpan?
  ) -> Result<Size, DiagnosticError> {
    if let given {
      return DiagnosticError.impossibleDisplay(given).map(Result.failure) ?? .success(given)
    }
    if let frame = application, frame.x == 0, frame.y == 0, frame.width > 0, frame.height > 0 {
      return .success(Size(frame.width, frame.height))
    }
    return .failure(DiagnosticError(unknown(application, place())))
  }

  private static func unknown(_ application: Rect?, _ place: SourceSpan?) -> Diagnostic {
    let remedy = Diagnostic.Note("say the display's size in points with --display WIDTHxHEIGHT")
    guard let frame = application else {
      return Diagnostic(
        .importFailed, "the source does not begin at an application, and does not say the display's size", at: place,
        notes: [remedy])
    }
    let numbers = [frame.x, frame.y, frame.width, frame.height].map { Diagnostic.describe($0) }.joined(separator: ", ")
    return Diagnostic(
      .importFailed, "the application lies at [\(numbers)], which is not the whole screen", at: place, notes: [remedy])
  }
}
