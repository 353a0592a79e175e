public import TutorialImportSupport

/// A view of a dump, as the filter of an importer sees it.
public struct AndroidView: Sendable {
  /// The tag.
  public let element: XMLElement
  /// The short name of the view's kind, such as `button`; a layout directly inside a list is a `cell`.
  public let type: String
  /// True if the view's class only holds other views, as `android.widget.FrameLayout` does.
  public let isContainer: Bool
  /// True if the dump has views inside this one.
  public let holdsViews: Bool
}
