import TutorialGeometry
import TutorialImportSupport
import TutorialPluginKit

/// Turns the views of a dump into drafts of elements.
struct AndroidViews {
  let dump: AndroidDump
  let screen: PixelBounds
  let presenceIsVisible: Bool

  func drafts(pixelsPerDp: Double, dropsWrappers: Bool) -> [ElementDraft] {
    var types: [Int: String] = [:]
    let parents = Set(dump.nodes.compactMap { dump.element(of: $0).parent })
    let order = AndroidPaintOrder(dump)
    return dump.nodes.enumerated().map { place, node in
      let element = dump.element(of: node)
      let name = element.text("class") ?? element.name
      let androidClass = AndroidClass(name, isPassword: element.flag("password") == true)
      let isInList = element.parent.flatMap { types[$0] } == "list"
      let type = isInList && androidClass.isContainer ? "cell" : androidClass.type
      types[node.index] = type

      var draft = ElementDraft(source: node.index, type: type, frame: node.bounds.frame(pixelsPerDp: pixelsPerDp))
      draft.nativeID = element.text("resource-id")
      draft.shortID = draft.nativeID.map(Self.withoutPackage)
      draft.element.nativeType = name
      draft.element.label = element.text("content-desc")
      draft.element.text = element.text("text")
      draft.element.visibility = visibility(of: element, node.bounds)
      draft.element.z = order.places?[place]
      setState(of: &draft.element, element)
      draft.scrolling = Self.scrolling(of: androidClass, element)
      draft.bar = bar(draft, type)
      draft.isLeftOut =
        dropsWrappers && parents.contains(node.index) && type != "cell" && (androidClass.isContainer || type == "view")
        && Self.isPlain(element)
      return draft
    }
  }

  /// Returns true if no tutorial would point at a view because of its attributes.
  private static func isPlain(_ view: XMLElement) -> Bool {
    let says = ["resource-id", "text", "content-desc"]
    let does = ["checkable", "clickable", "focusable", "long-clickable", "scrollable"]
    return says.allSatisfy { view.text($0) == nil } && does.allSatisfy { view.flag($0) != true }
  }

  /// Returns the direction in which a view's content scrolls, or nil if it doesn't scroll.
  ///
  /// `scrollable` decides whether it scrolls; without that attribute, the class does.
  private static func scrolling(of androidClass: AndroidClass, _ element: XMLElement) -> ElementDraft.Scrolling? {
    switch element.flag("scrollable") {
    case false?: nil
    case true?: androidClass.scrolling ?? .asContentLies
    case nil: androidClass.scrolling
    }
  }

  /// Returns the view's kind of bar, one of the app's or the background of a system bar, or nil if it isn't a bar.
  private func bar(_ draft: ElementDraft, _ type: String) -> String? {
    switch draft.nativeID {
    case "android:id/statusBarBackground": "statusBar"
    case "android:id/navigationBarBackground": "systemBar"
    default: type == "toolbar" || type == "tabBar" ? type : nil
    }
  }

  /// Reads `visibility` if a dump has it as views do: `invisible`, `gone` or `transparent`.
  private static func unseen(_ element: XMLElement) -> ImportedElement.Visibility? {
    switch element["visibility"] {
    case "invisible": .hidden
    case "gone": .gone
    case "transparent": .transparent
    default: nil
    }
  }

  /// Sets the states that aren't the default: nearly every view is enabled, and neither selected nor clickable.
  private func setState(of view: inout ImportedElement, _ element: XMLElement) {
    if element.flag("enabled") == false { view.isEnabled = false }
    if element.flag("checkable") == true { view.isChecked = element.flag("checked") }
    if element.flag("selected") == true { view.isSelected = true }
    if element.flag("clickable") == true { view.isClickable = true }
  }

  /// Returns the id without its package: `com.example:id/title` → `title`.
  static func withoutPackage(_ id: String) -> String {
    guard let separator = id.firstRange(of: ":id/") else { return id }
    return String(id[separator.upperBound...])
  }

  /// Returns the visibility of a view.
  ///
  /// Inverted bounds mean that the view is clipped, whatever its attributes say. uiautomator calls the attribute
  /// `visible-to-user`, Appium `displayed`.
  private func visibility(of element: XMLElement, _ bounds: PixelBounds) -> ImportedElement.Visibility {
    if bounds.isInverted { return .clipped }
    if let unseen = Self.unseen(element) { return unseen }
    switch element.flag("displayed") ?? element.flag("visible-to-user") {
    case true?: return .visible
    case false?: return isOutside(bounds) ? .offscreen : .hidden
    case nil:
      let isSilent = element["displayed"] == nil && element["visible-to-user"] == nil
      return isSilent && presenceIsVisible ? .visible : .unknown
    }
  }

  private func isOutside(_ bounds: PixelBounds) -> Bool {
    bounds.right <= screen.left || bounds.left >= screen.right || bounds.bottom <= screen.top
      || bounds.top >= screen.bottom
  }
}
