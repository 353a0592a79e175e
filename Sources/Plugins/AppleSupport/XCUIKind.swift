public import TutorialImportSupport

/// An element's kind: XCUITest's name for it without the prefix, such as `StaticText`.
public struct XCUIKind: Sendable, Hashable {
  /// The name.
  public let name: String

  /// Makes a kind of its name, with or without the prefix. Returns nil if the text isn't a name.
  public init?(_ text: String) {
    let name = text.hasPrefix(Self.prefix) ? text.dropFirst(Self.prefix.count) : text[...]
    guard !name.isEmpty, name.utf8.count <= 100 else { return nil }
    self.name = String(name)
  }

  /// Makes a kind of its number in `XCUIElement.ElementType`. Returns nil for an unknown number.
  public init?(number: Int) {
    guard Self.names.indices.contains(number) else { return nil }
    name = Self.names[number]
  }

  /// The kind of elements that have no other.
  public static let other = XCUIKind(known: "Other")

  private init(known name: String) {
    self.name = name
  }

  /// The prefix of every kind in XCUITest.
  public static let prefix = "XCUIElementType"

  /// The kind's short name: `staticText`.
  public var type: String { name.prefix(1).lowercased() + name.dropFirst() }

  /// The direction in which the element's content scrolls, or nil if it doesn't scroll.
  public var scrolling: ElementDraft.Scrolling? { Self.scrolling.contains(name) ? .asContentLies : nil }

  /// True if the element's value is 1 or 0.
  public var isCheckable: Bool { ["CheckBox", "RadioButton", "Switch", "Toggle"].contains(name) }

  /// True if the element's value is a state, not a text that it shows.
  public var isStateful: Bool { Self.stateful.contains(name) }

  /// The kind of bar that covers the content behind it, or nil if the element isn't a bar.
  public var bar: String? { ["NavigationBar", "TabBar", "Toolbar"].contains(name) ? type : nil }

  /// True if the element takes its name from its title, which lies inside it.
  public var isCalledAfterContent: Bool { name == "NavigationBar" }

  /// True if the element is a dialog or a menu above all other elements.
  var isDialog: Bool { ["Alert", "Dialog", "Menu", "Popover", "Sheet"].contains(name) }

  private static let scrolling: Set<String> = ["CollectionView", "Outline", "ScrollView", "Table", "WebView"]

  private static let stateful: Set<String> = [
    "ActivityIndicator", "Button", "CheckBox", "LevelIndicator", "PageIndicator", "PickerWheel", "ProgressIndicator",
    "RadioButton", "RatingIndicator", "ScrollBar", "SegmentedControl", "Slider", "Stepper", "Switch", "Tab", "Toggle",
  ]

  /// The kinds' names, in the order of `XCUIElement.ElementType` from 0.
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
