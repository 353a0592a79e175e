import TutorialGeometry
public import TutorialImportSupport
public import TutorialPluginKit
import TutorialSyntax

/// Makes a snapshot of an Android dump: the part that both Android formats share.
public struct AndroidImport {
  /// The importer's name.
  let format: String
  /// Whether a view that the dump holds, and says nothing else about, is seen: uiautomator leaves out what is not.
  let presenceIsVisible: Bool
  /// What was asked for.
  let request: ImportRequest
  /// The dump.
  let dump: AndroidDump

  private let leavesOut: @Sendable (AndroidView) -> Bool
  private let density: Result<Double, DiagnosticError>

  /// An import of the views of a file.
  ///
  /// - Parameters:
  ///   - format: the importer's name.
  ///   - presenceIsVisible: whether a view that the dump says nothing else about is seen.
  ///   - isView: whether an XML element stands for a view.
  ///   - leavesOut: whether a view does not become an element. It still tells of the display and of windows.
  public init(
    format: String, presenceIsVisible: Bool, request: ImportRequest, file: XMLFile, isView: (XMLElement) -> Bool,
    leavesOut: @escaping @Sendable (AndroidView) -> Bool = { _ in false }
  ) {
    self.format = format
    self.presenceIsVisible = presenceIsVisible
    self.request = request
    self.leavesOut = leavesOut
    density = Self.pixelsPerDp(request.density, of: file)
    dump = AndroidDump(file, pixelsPerDp: (try? density.get()) ?? 1, isView: isView)
  }

  /// The snapshot, or what is missing for one.
  public func result() -> ImportResult {
    var diagnostics = dump.file.failure.map { [$0] } ?? []
    diagnostics += dump.flaws.diagnostics(lenient: request.lenient)
    let display = AndroidDisplay(of: dump).screen(given: request.display)
    if case .failure(let refusal) = density { diagnostics.append(refusal.diagnostic) }
    // A view whose bounds are broken has been reported, and may be the root.
    if case .failure(let refusal) = display, request.lenient || dump.flaws.isEmpty {
      diagnostics.append(refusal.diagnostic)
    }
    guard case .success(let pixelsPerDp) = density, case .success(let screen) = display else {
      return ImportResult(snapshot: nil, diagnostics: diagnostics)
    }
    return ImportResult(
      snapshot: snapshot(of: screen, pixelsPerDp: pixelsPerDp), diagnostics: diagnostics)
  }

  /// Pixels in a dp. Nothing in the dump tells it, and a guess would be wrong on most devices.
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
    let views = AndroidViews(dump: dump, screen: screen, presenceIsVisible: presenceIsVisible, leavesOut: leavesOut)
    snapshot.take(views.drafts(pixelsPerDp: pixelsPerDp), in: dump.file)
    return snapshot
  }

  /// Whether the display is turned by a quarter from its natural orientation, which for a square one is all there is.
  private var isTurned: Bool? {
    switch dump.root?["rotation"] {
    case "0", "2": false
    case "1", "3": true
    default: nil
    }
  }
}
