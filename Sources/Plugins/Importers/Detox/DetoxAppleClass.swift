import TutorialAppleSupport

/// The class of a view on iOS, such as `UIButton` or `RCTParagraphComponentView`.
struct DetoxAppleClass {
  /// The kind in XCUITest; `Other` for unknown classes.
  let kind: XCUIKind
  /// The kind's short name. One of the app's own classes has its name in lower camel case.
  let type: String
  /// True if the content may be scrolled.
  let isScrollView: Bool

  /// The class of the window around all views.
  static let window = DetoxAppleClass("UIWindow")

  /// Looks up a class by its name.
  init(_ name: String) {
    let simple = name.split(separator: ".").last.map(String.init) ?? name
    let known = Self.kinds[simple].flatMap(XCUIKind.init)
    kind = known ?? .other
    if let known {
      type = known.type
    } else if ["UIView", "RCTView", "RCTViewComponentView"].contains(simple) {
      type = "view"
    } else {
      // `RNSScreenView` is `rnsScreenView`, `UIDropShadowView` is `uiDropShadowView`.
      let capitals = simple.prefix { $0.isUppercase }.count
      let lowered = max(1, capitals > 1 ? capitals - 1 : capitals)
      let text = simple.prefix(lowered).lowercased() + simple.dropFirst(lowered)
      type = text.first?.isLetter == true && text.utf8.count <= 100 ? text : "view"
    }
    // React Native's own scroll views contain one of these, and don't scroll themselves.
    let holds = ["RCTScrollView", "RCTScrollViewComponentView"].contains(simple)
    isScrollView =
      !holds && ["ScrollView", "TableView", "CollectionView"].contains { simple.hasSuffix($0) }
      || ["UITextView", "RCTUITextView"].contains(simple)
  }

  private static let kinds = [
    "UIWindow": "Window", "UILabel": "StaticText", "RCTTextView": "StaticText",
    "RCTParagraphComponentView": "StaticText", "RCTParagraphTextView": "StaticText", "UIButton": "Button",
    "UIImageView": "Image", "RCTImageView": "Image", "RCTImageComponentView": "Image", "UITextField": "TextField",
    "RCTUITextField": "TextField", "UITextView": "TextView", "RCTUITextView": "TextView", "UISwitch": "Switch",
    "UISlider": "Slider", "UIStepper": "Stepper", "UISegmentedControl": "SegmentedControl",
    "UIActivityIndicatorView": "ActivityIndicator", "UIProgressView": "ProgressIndicator",
    "UIPageControl": "PageIndicator", "UIPickerView": "Picker", "UIDatePicker": "DatePicker",
    "UISearchBar": "SearchField", "UITableView": "Table", "UITableViewCell": "Cell",
    "UICollectionView": "CollectionView", "UICollectionViewCell": "Cell", "UIScrollView": "ScrollView",
    "RCTEnhancedScrollView": "ScrollView", "RCTCustomScrollView": "ScrollView", "UINavigationBar": "NavigationBar",
    "UITabBar": "TabBar", "UIToolbar": "Toolbar", "WKWebView": "WebView",
  ]
}
