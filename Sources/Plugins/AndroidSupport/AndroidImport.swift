import TutorialGeometry
public import TutorialImportSupport
public import TutorialPluginKit
import TutorialSyntax

/// Makes a snapshot of an Android dump: the part that both Android formats share.
public struct AndroidImport {
  let format: String
  /// True if a view in the dump is visible unless its attributes say otherwise: uiautomator omits invisible views.
  let presenceIsVisible: Bool
  let request: ImportRequest
  let dump: AndroidDump

  private let dropsWrappers: Bool
  private let density: Result<Double, DiagnosticError>

  /// Prepares an import of the views of a file.
  ///
  /// - Parameters:
  ///   - isView: returns true if an XML element is a view.
  ///   - dropsWrappers: true if views that only contain others don't become elements. They still count for the display
  ///     and the windows.
  public init(
    format: String, presenceIsVisible: Bool, request: ImportRequest, file: XMLFile, dropsWrappers: Bool = false,
    isView: (XMLElement) -> Bool
  ) {
    self.format = format
    self.presenceIsVisible = presenceIsVisible
    self.request = request
    self.dropsWrappers = dropsWrappers
    density = Self.pixelsPerDp(request.density, of: file)
    dump = AndroidDump(file, pixelsPerDp: (try? density.get()) ?? 1, isView: isView)
  }

  /// Returns the snapshot, or diagnostics that say what is missing for one.
  public func result() -> ImportResult {
    var diagnostics = dump.file.failure.map { [$0] } ?? []
    diagnostics += dump.flaws.diagnostics(lenient: request.lenient)
    let display = AndroidDisplay(dump: dump).screen(given: request.display)
    if case .failure(let refusal) = density { diagnostics.append(refusal.diagnostic) }
    // A view whose bounds are broken has been reported already, and may be the root.
    if case .failure(let refusal) = display, request.lenient || dump.flaws.isEmpty {
      diagnostics.append(refusal.diagnostic)
    }
    guard case .success(let pixelsPerDp) = density, case .success(let screen) = display else {
      return ImportResult(snapshot: nil, diagnostics: diagnostics)
    }
    return ImportResult(
      snapshot: snapshot(of: screen, pixelsPerDp: pixelsPerDp), diagnostics: diagnostics)
  }

  /// Returns the pixels per dp. The dump doesn't tell them, and a guess would be wrong on most devices.
  private static func pixelsPerDp(_ density: Double?, of file: XMLFile) -> Result<Double, DiagnosticError> {
    let place = file.elements.first.map { file.head(of: $0) }
    guard let density else {
      let remedy = "say it in dots per inch with --density; `adb shell wm density` prints it"
      return .failure(
        DiagnosticError(
          Diagnostic(
            .importFailed, "the bounds are pixels, and the file does not say the display's density", at: place,
            notes: [.init(remedy)])))
    }
    guard (10...10_000).contains(density) else {
      return .failure(
        DiagnosticError(
          Diagnostic(
            .importFailed, "a density of \(Diagnostic.describe(density)) dots per inch is not between 10 and 10000",
            at: place)))
    }
    return .success(density / 160)
  }

  private func snapshot(of display: AndroidDisplay.Screen, pixelsPerDp: Double) -> ImportedSnapshot {
    let screen = PixelBounds(left: 0, top: 0, right: display.size.width, bottom: display.size.height)
    let frame = screen.frame(pixelsPerDp: pixelsPerDp)
    var snapshot = ImportedSnapshot(
      origin: ImportedOrigin(
        format: format, unit: "px", scale: pixelsPerDp, truncated: !dump.file.isComplete),
      screen: request.screen, variant: request.variant, display: Size(frame.width, frame.height))
    snapshot.scale = pixelsPerDp
    snapshot.traits = DeviceTraits.traits(
      platform: "android", display: snapshot.display, squareIsLandscape: isTurned, given: request.traits)
    snapshot.insets = bars(on: screen, navigationBar: display.navigationBar, pixelsPerDp: pixelsPerDp)
    snapshot.insets.safeArea = request.safeArea
    snapshot.windows = windows(on: screen, pixelsPerDp: pixelsPerDp)
    let views = AndroidViews(dump: dump, screen: screen, presenceIsVisible: presenceIsVisible)
    snapshot.take(views.drafts(pixelsPerDp: pixelsPerDp, dropsWrappers: dropsWrappers), in: dump.file)
    return snapshot
  }

  /// True if the display is rotated by 90° or 270° from its natural orientation; nil if the dump doesn't say.
  ///
  /// For a square display, this is the only sign of its orientation.
  private var isTurned: Bool? {
    switch dump.root?["rotation"] {
    case "0", "2": false
    case "1", "3": true
    default: nil
    }
  }
}
