import TutorialCompiler
import TutorialGeometry
import TutorialLanguage

extension [CapturedScreen] {
  /// A layout manifest of all screens, as JSON.
  var manifest: String { #"{"schema": "tutorialc.layout/1", "snapshots": ["# + list(map(\.snapshot)) + "]}" }
}

extension CapturedScreen {
  fileprivate var snapshot: String {
    object([
      ("screen", quoted(screen)), ("variant", quoted(variant)),
      ("traits", object(traits.map { ($0.key, quoted($0.value)) })),
      ("display", object([("size", "[\(display.width), \(display.height)]")])),
      ("insets", object([("safeArea", "[\(safeArea.top), \(safeArea.right), \(safeArea.bottom), \(safeArea.left)]")])),
      ("spaces", "[\(list(scrollContainers.map(\.written)))]"), ("elements", "[\(list(views.map(\.written)))]"),
      ("occluders", "[\(list(bars.enumerated().map { $1.written(id: "bar-\($0)") }))]"),
    ])
  }
}

extension CapturedScreen.View {
  fileprivate var written: String {
    object([
      ("id", quoted(id)), ("parent", parent.map(quoted)), ("frame", numbers(frame)), ("space", space.map(quoted)),
      ("shape", shape), ("type", type.map(quoted)), ("label", label.map(quoted)), ("text", text.map(quoted)),
      ("visibility", quoted(visibility)), ("z", "\(z)"),
    ])
  }
}

extension CapturedScreen.Bar {
  fileprivate func written(id: String) -> String {
    object([
      ("id", quoted(id)), ("element", element.map(quoted)), ("frame", numbers(frame)),
      ("opaque", isOpaque ? "true" : "false"), ("z", "\(z)"),
    ])
  }
}

extension ScrollContainer {
  /// A space whose content is translated and not rotated, as in all examples.
  fileprivate var written: String {
    let origin = toGlobal.apply(contentOffset)
    return object([
      ("id", quoted(space)), ("origin", "[\(origin.x), \(origin.y)]"),
      (
        "scroll",
        object([
          ("axis", quoted(axis.rawValue)), ("viewport", numbers(globalViewport)),
          ("contentSize", contentSize.map { "[\($0.width), \($0.height)]" }),
          ("contentOffset", "[\(contentOffset.x), \(contentOffset.y)]"),
        ])
      ),
    ])
  }
}

private func numbers(_ rect: Rect) -> String { "[\(rect.x), \(rect.y), \(rect.width), \(rect.height)]" }

private func list(_ items: [String]) -> String { items.joined(separator: ", ") }

/// Returns an object of the fields that aren't nil.
private func object(_ fields: [(String, String?)]) -> String {
  "{" + list(fields.compactMap { name, value in value.map { "\(quoted(name)): \($0)" } }) + "}"
}

private func quoted(_ text: String) -> String {
  let escaped = text.unicodeScalars.map { scalar -> String in
    switch scalar {
    case "\"": "\\\""
    case "\\": "\\\\"
    case "\n": "\\n"
    default: String(scalar)
    }
  }
  return "\"\(escaped.joined())\""
}
