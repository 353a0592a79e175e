import TutorialImportSupport
import TutorialPluginKit
import TutorialSyntax

/// The attributes of a view that Detox writes on both platforms.
struct DetoxView {
  let element: XMLElement

  /// Returns `x`, `y`, `width` and `height`, or notes a flaw and returns nil.
  ///
  /// - Parameter isRoot: true if the view has no parent: then it may lack a position.
  func numbers(isRoot: Bool, in file: XMLFile, _ flaws: inout DumpDiagnostics) -> [Double]? {
    var numbers: [Double] = []
    for name in ["x", "y", "width", "height"] {
      guard let text = element.text(name) else {
        guard isRoot, name == "x" || name == "y" else {
          flaws.add(.missingKey, "<\(Diagnostic.excerpt(element.name))> has no \(name)", at: file.head(of: element))
          return nil
        }
        numbers.append(0)
        continue
      }
      guard let number = flaws.coordinate(text, of: name, in: element, file) else { return nil }
      numbers.append(number)
    }
    return numbers
  }

  /// The reason why the view and its content are hidden: `gone`, `invisible`, or `transparent` by its alpha; or nil.
  var concealment: String? {
    switch element["visibility"] {
    case "gone": return "gone"
    case "invisible": return "invisible"
    default: break
    }
    guard let alpha = element.text("alpha"), case .success(0) = DumpNumber.coordinate(alpha) else { return nil }
    return "transparent"
  }
}
