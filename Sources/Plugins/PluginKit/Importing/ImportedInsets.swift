public import TutorialGeometry

/// What the system keeps of a display, in logical units; nil where the source says nothing.
public struct ImportedInsets: Sendable, Hashable {
  /// What an app should keep its controls out of.
  public var safeArea: EdgeInsets?
  /// The status bar.
  public var statusBars: EdgeInsets?
  /// The navigation bar, or the home indicator.
  public var navigationBars: EdgeInsets?
  /// The on-screen keyboard.
  public var ime: EdgeInsets?

  /// Insets of which nothing is known.
  public init() {}
}
