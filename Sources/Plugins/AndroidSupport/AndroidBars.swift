import TutorialGeometry
import TutorialImportSupport
import TutorialPluginKit

extension AndroidImport {
  /// The insets of the system's bars, where the app's window holds their backgrounds, which Android puts exactly
  /// behind them. The safe area is not derived from them: a camera's cutout may reach further.
  ///
  /// - Parameter navigationBar: what the navigation bar is known to take where its background is not there.
  func bars(on screen: PixelBounds, navigationBar: EdgeInsets?, pixelsPerDp: Double) -> ImportedInsets {
    var insets = ImportedInsets()
    insets.navigationBars = navigationBar.map { bar in
      func dp(_ pixels: Double) -> Double { PixelBounds.dp(pixels, pixelsPerDp: pixelsPerDp) }
      return EdgeInsets(top: dp(bar.top), right: dp(bar.right), bottom: dp(bar.bottom), left: dp(bar.left))
    }
    for node in dump.nodes where !node.bounds.isInverted {
      switch dump.element(of: node)["resource-id"] {
      case "android:id/statusBarBackground":
        insets.statusBars = inset(of: node.bounds, on: screen, pixelsPerDp: pixelsPerDp)
      case "android:id/navigationBarBackground":
        insets.navigationBars =
          inset(of: node.bounds, on: screen, pixelsPerDp: pixelsPerDp) ?? insets.navigationBars
      default: break
      }
    }
    return insets
  }

  /// What a bar along one side takes of the screen.
  private func inset(of bar: PixelBounds, on screen: PixelBounds, pixelsPerDp: Double) -> EdgeInsets? {
    let frame = bar.frame(pixelsPerDp: pixelsPerDp)
    let spansWidth = bar.left == screen.left && bar.right == screen.right
    let spansHeight = bar.top == screen.top && bar.bottom == screen.bottom
    guard frame.width > 0, frame.height > 0, spansWidth != spansHeight else { return nil }
    var insets = EdgeInsets.zero
    if spansWidth, bar.top == screen.top { insets.top = frame.height }
    if spansWidth, bar.bottom == screen.bottom { insets.bottom = frame.height }
    if spansHeight, bar.left == screen.left { insets.left = frame.width }
    if spansHeight, bar.right == screen.right { insets.right = frame.width }
    return insets == .zero ? nil : insets
  }

  /// The window of a dump with one root. How several roots lie above one another no dump says.
  func windows(on screen: PixelBounds, pixelsPerDp: Double) -> [ImportedWindow] {
    let roots = dump.nodes.filter(\.isRoot)
    guard let root = roots.first, roots.count == 1, !root.bounds.isInverted else { return [] }
    let package = dump.element(of: root)["package"] ?? ""
    let kind: ImportedWindow.Kind =
      if package == "com.android.systemui" {
        .system
      } else {
        // An app's window may end above the navigation bar.
        root.bounds.startsAtOrigin && root.bounds.area >= 0.8 * screen.area ? .app : .dialog
      }
    return [ImportedWindow(id: kind.rawValue, kind: kind, frame: root.bounds.frame(pixelsPerDp: pixelsPerDp))]
  }
}
