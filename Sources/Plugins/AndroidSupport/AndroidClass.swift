import TutorialImportSupport
import TutorialPluginKit

/// The class of an Android view, such as `android.widget.ImageButton`.
struct AndroidClass {
  /// The class's name without its package: `ImageButton`.
  private let simpleName: Substring
  private let isPassword: Bool

  init(_ name: String, isPassword: Bool) {
    simpleName = name.split { $0 == "." || $0 == "$" }.last ?? ""
    self.isPassword = isPassword
  }

  /// The short name of the view's kind, the same for widgets of the platform, AndroidX and Material.
  ///
  /// Every other class is called by its own name in lower camel case.
  var type: String {
    switch simpleName {
    case "Button", "ImageButton", "MaterialButton", "AppCompatButton", "AppCompatImageButton", "FloatingActionButton",
      "ExtendedFloatingActionButton":
      "button"
    case "TextView", "AppCompatTextView", "MaterialTextView", "CheckedTextView": "text"
    case "EditText", "AppCompatEditText", "TextInputEditText", "AutoCompleteTextView", "MultiAutoCompleteTextView":
      isPassword ? "secureTextField" : "textField"
    case "ImageView", "AppCompatImageView", "ShapeableImageView": "image"
    case "Switch", "SwitchCompat", "SwitchMaterial", "MaterialSwitch": "switch"
    case "ToggleButton": "toggle"
    case "CheckBox", "AppCompatCheckBox", "MaterialCheckBox": "checkBox"
    case "RadioButton", "AppCompatRadioButton", "MaterialRadioButton": "radioButton"
    case "ListView", "RecyclerView", "ExpandableListView": "list"
    case "GridView": "grid"
    case "ScrollView", "HorizontalScrollView", "NestedScrollView": "scrollView"
    case "ViewPager", "ViewPager2": "pager"
    case "SeekBar", "Slider", "AppCompatSeekBar": "slider"
    case "ProgressBar": "progressIndicator"
    case "Spinner", "AppCompatSpinner": "spinner"
    case "WebView": "webView"
    case "Toolbar", "MaterialToolbar": "toolbar"
    case "TabWidget", "TabLayout", "BottomNavigationView": "tabBar"
    case "": "view"
    case _ where simpleName.utf8.count > 100: "view"
    default: simpleName.prefix(1).lowercased() + simpleName.dropFirst()
    }
  }

  /// The direction in which the view's content scrolls, or nil if the class isn't a scroll container.
  var scrolling: ElementDraft.Scrolling? {
    switch simpleName {
    case "HorizontalScrollView", "ViewPager", "ViewPager2": .along(.horizontal)
    case "ScrollView", "NestedScrollView": .along(.vertical)
    default: ["list", "grid"].contains(type) ? .asContentLies : nil
    }
  }

  /// True if the class only holds other views. Inside a list, such a view is a cell.
  var isContainer: Bool {
    switch simpleName {
    case "FrameLayout", "LinearLayout", "LinearLayoutCompat", "RelativeLayout", "ConstraintLayout", "GridLayout",
      "TableRow", "ViewGroup", "CardView", "MaterialCardView":
      true
    default: false
    }
  }
}
