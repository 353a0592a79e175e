public import TutorialImportSupport

/// The kind of an element, as XCUITest names it without its prefix: `StaticText`.
public struct XCUIKind: Sendable, Hashable {
  /// The name.
  public let name: String

  /// The kind of a name, with the prefix or without; nil for a text that is no name.
  public init?(_ text: String) {
    let name = text.hasPrefix(Self.prefix) ? text.dropFirst(Self.prefix.count) : text[...]
    guard !name.isEmpty, name.utf8.count <= 100 else { return nil }
    self.name = String(name)
  }

  /// The kind of that number in `XCUIElement.ElementType`; nil for one that it does not have.
  public init?(number: Int) {
    guard Self.names.indices.contains(number) else { return nil }
    name = Self.names[number]
  }

  /// The kind of what has no other.
  public static let other = XCUIKind(known: "Other")

  private init(known name: String) {
    self.name = name
  }

  /// What XCUITest puts before every kind.
  public static let prefix = "XCUIElementType"

  /// The kind in short: `staticText`.
  public var type: String { name.prefix(1).lowercased() + name.dropFirst() }

  /// How what is in it scrolls; nil where it does not.
  public var scrolling: ElementDraft.Scrolling? { Self.scrolling.contains(name) ? .asContentLies : nil }

  /// Whether its value is 1 or 0.
  public var isCheckable: Bool { ["CheckBox", "RadioButton", "Switch", "Toggle"].contains(name) }

  /// Whether its value is a state, not a text that is shown.
  public var isStateful: Bool { Self.stateful.contains(name) }

  /// What it is as a bar that covers the content behind it; nil where it is none.
  public var bar: String? { ["NavigationBar", "TabBar", "Toolbar"].contains(name) ? type : nil }

  /// Whether it is called after its title, which stands inside of it.
  public var isCalledAfterContent: Bool { name == "NavigationBar" }

  /// Whether it asks or offers something, above all else.
  var isDialog: Bool { ["Alert", "Dialog", "Menu", "Popover", "Sheet"].contains(name) }

  private static let scrolling: Set<String> = ["CollectionView", "Outline", "ScrollView", "Table", "WebView"]

  private static let stateful: Set<String> = [
    "ActivityIndicator", "Button", "CheckBox", "LevelIndicator", "PageIndicator", "PickerWheel", "ProgressIndicator",
    "RadioButton", "RatingIndicator", "ScrollBar", "SegmentedControl", "Slider", "Stepper", "Switch", "Tab", "Toggle",
  ]

  /// The names in the order of `XCUIElement.ElementType`, from 0 on.
  private static let names = [
    "Any", "Other", "Application", "Group", "Window", "Sheet", "Drawer", "Alert", "Dialog", "Button", "RadioButton",
    "RadioGroup", "CheckBox", "DisclosureTriangle", "PopUpButton", "ComboBox", "MenuButton", "ToolbarButton", "Popover",
    "Keyboard", "Key", "NavigationBar", "TabBar", "TabGroup", "Toolbar", "StatusBar", "Table", "TableRow",
    "TableColumn", "Outline", "OutlineRow", "Browser", "CollectionView", "Slider", "PageIndicator",
    "ProgressIndicator", "ActivityIndicator", "SegmentedControl", "Picker", "PickerWheel", "Switch", "Toggle", "Link",
    "Image", "Icon", "SearchField", "ScrollView", "ScrollBar", "StaticText", "TextField", "SecureTextField",
    "DatePicker", "TextView", "Menu", "MenuItem", "MenuBar", "MenuBarItem", "Map", "WebView", "IncrementArrow",
    "DecrementArrow", "Timeline", "RatingIndicator", "ValueIndicator", "SplitGroup", "Splitter", "RelevanceIndicator",
    "ColorWell", "HelpTag", "Matte", "DockItem", "Ruler", "RulerMarker", "Grid", "LevelIndicator", "Cell",
    "LayoutArea", "LayoutItem", "Handle", "Stepper", "Tab", "TouchBar", "StatusItem",
  ]
}
