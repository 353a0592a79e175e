import TutorialGeometry
import TutorialImportSupport
import TutorialPluginKit
import TutorialSyntax

/// The size of the screen that a dump was taken of, in pixels.
///
/// Two things in a dump may tell it: width and height on the outermost tag, and a root that starts at the origin. A
/// root that starts elsewhere is a dialog or a popup, and says nothing. Where what is said does not agree, nothing is
/// chosen: a person says which with `--display`.
struct AndroidDisplay {
  /// One of the things that tell the size.
  private struct Claim {
    let size: Size
    /// Who says so, such as `the root's bounds say`.
    let words: String
    let span: SourceSpan
  }

  private let dump: AndroidDump
  private let declared: Claim?
  private let root: Claim?

  /// The display of a dump.
  init(of dump: AndroidDump) {
    self.dump = dump
    declared = Self.declared(by: dump)
    root = Self.root(of: dump)
  }

  /// The size, or why it is not known.
  ///
  /// - Parameter given: what the person says.
  func size(given: Size?) -> Result<Size, DiagnosticError> {
    let claims = [declared, root].compactMap { $0 }
    if let given {
      if let impossible = DiagnosticError.impossibleDisplay(given) { return .failure(impossible) }
      guard claims.isEmpty || claims.contains(where: { $0.size == given }) else {
        return .failure(DiagnosticError(conflict(claims, given: given)))
      }
      return .success(given)
    }
    guard let first = claims.first else { return .failure(DiagnosticError(unknown)) }
    guard claims.allSatisfy({ $0.size == first.size }) else {
      return .failure(DiagnosticError(conflict(claims, given: nil)))
    }
    if declared == nil, let outlier = outlier(of: first.size) {
      return .failure(DiagnosticError(rootIsNotTheScreen(first, outlier)))
    }
    return .success(first.size)
  }

  private static func declared(by dump: AndroidDump) -> Claim? {
    guard let root = dump.root, let width = length("width", of: root), let height = length("height", of: root) else {
      return nil
    }
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

  /// The root that starts at the origin and holds all others.
  private static func root(of dump: AndroidDump) -> Claim? {
    let roots = dump.nodes.filter { $0.isRoot && !$0.bounds.isInverted }
    guard let first = roots.first else { return nil }
    let all = roots.reduce(first.bounds) { $0.union($1.bounds) }
    let screen = roots.first { $0.bounds == all && all.startsAtOrigin && all.size.width > 0 && all.size.height > 0 }
    return screen.map { node in
      Claim(
        size: node.bounds.size, words: "the root's bounds say",
        span: dump.file.value(of: "bounds", in: dump.element(of: node)))
    }
  }

  /// A view that a screen of that size would not hold. Android cuts bounds at the screen's edges.
  private func outlier(of size: Size) -> AndroidDump.Node? {
    let screen = PixelBounds(left: 0, top: 0, right: size.width, bottom: size.height)
    return dump.nodes.first { !screen.contains($0.bounds) }
  }
}

// The messages.
extension AndroidDisplay {
  private func conflict(_ claims: [Claim], given: Size?) -> Diagnostic {
    var statements = claims.map { "\($0.words) \(Diagnostic.describe($0.size)) px" }
    if let given { statements.append("--display says \(Diagnostic.describe(given)) px") }
    var diagnostic = Diagnostic(
      .displayConflict, statements.joined(separator: ", "), at: claims.last?.span, label: "this disagrees",
      labels: claims.dropLast().map { .init($0.span, "with this") })
    diagnostic.notes = [
      .init(given == nil ? "say with --display WIDTHxHEIGHT which of them is the screen" : "in pixels, as rotated")
    ]
    return diagnostic
  }

  private var unknown: Diagnostic {
    guard let node = dump.nodes.first else {
      return Diagnostic(
        .importFailed, "no view in the dump, and no size of the display",
        at: dump.root.map { dump.file.head(of: $0) })
    }
    return Diagnostic(
      .importFailed, "the dump begins at \(node.bounds), not at the whole screen, and does not say the display's size",
      at: dump.file.value(of: "bounds", in: dump.element(of: node)), notes: [.init(Self.remedy)])
  }

  private func rootIsNotTheScreen(_ root: Claim, _ outlier: AndroidDump.Node) -> Diagnostic {
    let place = dump.file.value(of: "bounds", in: dump.element(of: outlier))
    return Diagnostic(
      .importFailed,
      "the root of \(Diagnostic.describe(root.size)) px is not the whole screen: a view lies at \(outlier.bounds)",
      at: root.span, labels: [.init(place, "outside of the root")], notes: [.init(Self.remedy)])
  }

  private static let remedy =
    "say the display's size in pixels with --display WIDTHxHEIGHT; `adb shell wm size` prints it"
}
