public import TutorialImportSupport

/// A view of a dump, as an importer sees it that leaves some out.
public struct AndroidView: Sendable {
  /// The tag.
  public let element: XMLElement
  /// The kind in short, such as `button`; that of a layout directly inside a list is `cell`.
  public let type: String
  /// Whether its class only holds other views, as `android.widget.FrameLayout` does.
  public let isContainer: Bool
  /// Whether the dump has views inside of it.
  public let holdsViews: Bool
}
