import TutorialPluginKit
import TutorialSyntax

/// The options of emitters are free of types until the emitter reads them: plain scalars become what JSON would have.
enum OptionValue {
  /// The value at a node; nil for nothing. Documents nest at most 128 levels deep, and so does this.
  static func convert(_ node: NodeID, in document: Document) -> PluginOptions.Value? {
    switch document.kind(node) {
    case .mapping:
      var options: [PluginOptions.Given] = []
      var children = document.children(node)
      while let key = children.next(), let value = children.next() {
        guard let converted = convert(value, in: document) else { continue }
        options.append(.init(document.string(key), converted, at: document.span(value)))
      }
      return .object(options)
    case .sequence:
      return .list(document.children(node).compactMap { convert($0, in: document) })
    case .quoted, .alias:
      return .text(document.string(node))
    case .plain:
      return document.isNull(node) ? nil : plain(document.string(node))
    }
  }

  /// What a plain scalar says.
  static func plain(_ text: String) -> PluginOptions.Value {
    if text == "true" || text == "false" { return .bool(text == "true") }
    let bytes = Array(text.utf8)
    if case .value(let number) = parseDecimal(bytes, 0..<bytes.count) { return .number(number) }
    return .text(text)
  }
}
