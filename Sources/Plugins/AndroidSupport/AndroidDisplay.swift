import TutorialGeometry
import TutorialImportSupport
import TutorialPluginKit
import TutorialSyntax

/// The screen that a dump was taken of, in pixels.
///
/// A size given on the command line is final. Otherwise the screen is the root at the origin, joined with the system
/// bars next to it, provided that it contains the size in the outermost tag. Appium's `width` and `height` leave out
/// the navigation bar, so the difference is that bar. A dump that begins elsewhere, at a dialog or a popup, doesn't
/// tell the screen's size.
struct AndroidDisplay {
  /// A screen's size, and its navigation bar if known.
  struct Screen {
    let size: Size
    /// The inset of the navigation bar, if the outermost tag tells it.
    let navigationBar: EdgeInsets?
  }

  /// A size that the dump claims for the screen.
  private struct Claim {
    let size: Size
    /// The source of the claim with its verb, such as `the root's bounds say`.
    let words: String
    let span: SourceSpan
  }

  let dump: AndroidDump

  /// Returns the screen, or an error that says why it's unknown.
  func screen(given: Size?) -> Result<Screen, DiagnosticError> {
    if let given {
      if let impossible = DiagnosticError.impossibleDisplay(given) { return .failure(impossible) }
      return .success(screen(of: given))
    }
    guard let root else { return .failure(DiagnosticError(unknown)) }
    if let declared {
      if declared.size.isContained(in: root.size) { return .success(screen(of: root.size)) }
      let isPart = root.size.isContained(in: declared.size)
      return .failure(DiagnosticError(isPart ? unknown : conflict(declared, root)))
    }
    if let beyond = mostViewsBeyond(root.size) {
      return .failure(DiagnosticError(rootIsNotTheScreen(root, beyond)))
    }
    return .success(screen(of: root.size))
  }

  /// Returns a screen of a size, with the navigation bar that the outermost tag leaves out.
  ///
  /// The bar is a strip along one side that takes at most a fifth of the screen.
  private func screen(of size: Size) -> Screen {
    guard let declared, declared.size.isContained(in: size) else { return Screen(size: size, navigationBar: nil) }
    let (across, down) = (size.width - declared.size.width, size.height - declared.size.height)
    var bar: EdgeInsets?
    if across == 0, down > 0, down <= size.height / 5 {
      bar = EdgeInsets(top: 0, right: 0, bottom: down, left: 0)
    } else if down == 0, across > 0, across <= size.width / 5 {
      let isAtLeft = dump.root?["rotation"] == "3"
      bar = EdgeInsets(top: 0, right: isAtLeft ? 0 : across, bottom: 0, left: isAtLeft ? across : 0)
    }
    return Screen(size: size, navigationBar: bar)
  }

  private var declared: Claim? {
    guard let root = dump.root, let width = Self.length("width", of: root), let height = Self.length("height", of: root)
    else { return nil }
    return Claim(
      size: Size(width, height), words: "<\(Diagnostic.excerpt(root.name))> says",
      span: dump.file.value(of: "width", in: root))
  }

  private static func length(_ name: String, of element: XMLElement) -> Double? {
    guard let text = element.text(name), case let bytes = Array(text.utf8),
      case .value(let value) = parseDecimal(bytes, bytes.indices), value > 0, value <= Limits.coordinate
    else { return nil }
    return value
  }

  /// The bounds of the largest root that starts at the origin, joined with the system bars beside it.
  private var root: Claim? {
    let candidates = dump.nodes.filter { $0.isRoot && $0.bounds.startsAtOrigin && $0.bounds.hasArea }
    guard let first = candidates.first else { return nil }
    let largest = candidates.dropFirst().reduce(first) { $1.bounds.area > $0.bounds.area ? $1 : $0 }
    var screen = largest.bounds
    var bars = dump.nodes.filter { $0.bounds.hasArea && isSystemBar($0) }.map(\.bounds)
    while let index = bars.firstIndex(where: { screen.joined(with: $0) != nil }) {
      screen = screen.joined(with: bars.remove(at: index)) ?? screen
    }
    return Claim(
      size: screen.size, words: "the root's bounds say",
      span: dump.file.value(of: "bounds", in: dump.element(of: largest)))
  }

  private func isSystemBar(_ node: AndroidDump.Node) -> Bool {
    let element = dump.element(of: node)
    return element["resource-id"] == "android:id/navigationBarBackground"
      || node.isRoot && element["package"] == "com.android.systemui"
  }

  /// Returns the first view beyond a screen of that size, if at least half of the visible views lie beyond it.
  ///
  /// Beyond means right of the screen or below it. A single view that waits past an edge, such as a drawer, proves
  /// nothing.
  private func mostViewsBeyond(_ size: Size) -> AndroidDump.Node? {
    let seen = dump.nodes.filter { node in
      let element = dump.element(of: node)
      return !node.isRoot && node.bounds.hasArea && element.flag("displayed") != false
        && element.flag("visible-to-user") != false
    }
    let beyond = seen.filter { $0.bounds.left >= size.width || $0.bounds.top >= size.height }
    return beyond.count * 2 >= seen.count ? beyond.first : nil
  }
}

extension Size {
  /// Returns true if this size is neither wider nor higher than `other`.
  fileprivate func isContained(in other: Size) -> Bool { width <= other.width && height <= other.height }
}

// MARK: Messages
extension AndroidDisplay {
  private func conflict(_ declared: Claim, _ root: Claim) -> Diagnostic {
    let statements = [declared, root].map { "\($0.words) \(Diagnostic.describe($0.size)) px" }
    return Diagnostic(
      .displayConflict, statements.joined(separator: ", "), at: root.span, label: "this disagrees",
      labels: [.init(declared.span, "with this")], notes: [.init(Self.remedy)])
  }

  private var unknown: Diagnostic {
    guard let node = dump.nodes.first(where: \.isRoot) ?? dump.nodes.first else {
      return Diagnostic(
        .importFailed, "no view in the dump", at: dump.root.map { dump.file.head(of: $0) },
        notes: [.init("take it again while the app is in front")])
    }
    let rest =
      declared.map { "and \($0.words) \(Diagnostic.describe($0.size)) px, which is without the navigation bar" }
      ?? "and does not say the display's size"
    return Diagnostic(
      .importFailed, "the dump begins at \(node.bounds), not at the whole screen, \(rest)",
      at: dump.file.value(of: "bounds", in: dump.element(of: node)), notes: [.init(Self.remedy)])
  }

  private func rootIsNotTheScreen(_ root: Claim, _ beyond: AndroidDump.Node) -> Diagnostic {
    let place = dump.file.value(of: "bounds", in: dump.element(of: beyond))
    return Diagnostic(
      .importFailed,
      "the root of \(Diagnostic.describe(root.size)) px is not the whole screen: most views lie beyond it",
      at: root.span, labels: [.init(place, "outside of the root")], notes: [.init(Self.remedy)])
  }

  private static let remedy =
    "say the display's size in pixels with --display WIDTHxHEIGHT; `adb shell wm size` prints it"
}
