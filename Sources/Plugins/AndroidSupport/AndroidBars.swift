import TutorialGeometry
import TutorialImportSupport
import TutorialPluginKit

extension AndroidImport {
  /// The insets of the system bars whose backgrounds the app's window holds.
  ///
  /// Android puts these backgrounds exactly behind the bars. The safe area isn't derived from them, because a camera's
  /// cutout may reach further.
  ///
  /// - Parameter navigationBar: the known inset of the navigation bar, used if the dump has no background for it.
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

  /// The inset of a bar along one side of the screen, or nil if the bar isn't along exactly one side.
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

  /// The window of a dump that has one root; otherwise none.
  ///
  /// A dump doesn't tell the order in which several roots lie above one another.
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
