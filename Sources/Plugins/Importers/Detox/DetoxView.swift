import TutorialImportSupport
import TutorialPluginKit
import TutorialSyntax

/// What Detox says of a view on either platform.
struct DetoxView {
  let element: XMLElement

  /// `x`, `y`, `width`, `height`; takes down what is wrong with one.
  ///
  /// - Parameter isRoot: whether no view is around it: it may have no place of its own then.
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
      switch DumpNumber.coordinate(text) {
      case .success(let number): numbers.append(number)
      case .failure(.outOfRange):
        flaws.add(
          .valueOutOfRange, "\(name) \"\(Diagnostic.excerpt(text))\" lies beyond the limit of coordinates",
          at: file.value(of: name, in: element))
        return nil
      case .failure(.malformed):
        flaws.add(
          .wrongType, "\(name) \"\(Diagnostic.excerpt(text))\" is not a number", at: file.value(of: name, in: element))
        return nil
      }
    }
    return numbers
  }

  /// Whether it is said not to be shown, for what is in it, too: `invisible`, `gone`, or `transparent` by its alpha.
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
