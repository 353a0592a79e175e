public import TutorialGeometry

/// The insets that the system covers, in logical units, or nil if the source doesn't tell.
public struct ImportedInsets: Sendable, Hashable {
  /// The safe area, in which an app should keep its controls.
  public var safeArea: EdgeInsets?
  /// The status bar.
  public var statusBars: EdgeInsets?
  /// The navigation bar, or the home indicator.
  public var navigationBars: EdgeInsets?
  /// The on-screen keyboard.
  public var ime: EdgeInsets?

  /// Makes insets that are all unknown.
  public init() {}
}
