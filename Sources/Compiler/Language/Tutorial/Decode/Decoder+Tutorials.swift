package import TutorialSyntax

/// The keys of a tutorial.
enum TutorialKey: String, DocumentKey {
  case schema, tutorial, title, layout, screen, once, locale, strings, only, dismiss, reducedMotion, defaults, styles
  case steps
  static let table = KeyTable<Self>()
}

extension Decoder {
  /// The tutorial at the top of the document; nil where it is no map or has no id.
  package mutating func tutorial(_ node: NodeID) -> Tutorial? {
    var tutorial = Tutorial(source: document.source, id: Located("", headRange(node)))
    var hasSteps = false
    var hasID = false
    var fields = self.fields(node, TutorialKey.self, of: "a tutorial")
    guard document.kind(node) == .mapping else { return nil }
    while let field = next(&fields) {
      switch field.key {
      case .steps:
        hasSteps = true
        tutorial.steps = steps(field.value)
      case .tutorial:
        hasID = true
        if let id = identifier(field.value, of: "the tutorial's id") { tutorial.id = id }
      default: decode(field, into: &tutorial)
      }
    }
    if !hasID { reportMissingKey("tutorial", of: "a tutorial", at: node) }
    if !hasSteps { reportMissingKey("steps", of: "a tutorial", at: node) }
    checkSteps(of: &tutorial)
    return tutorial.id.value.isEmpty ? nil : tutorial
  }

  private mutating func decode(_ field: Field<TutorialKey>, into tutorial: inout Tutorial) {
    let value = field.value
    switch field.key {
    case .schema, .tutorial, .steps: break
    case .title: tutorial.title = filledString(value, of: "the title")
    case .layout: tutorial.layouts = oneOrMore(value) { $0.filledString($1, of: "the layout's path") }.value
    case .screen: tutorial.screen = filledString(value, of: "the screen")
    case .once: tutorial.once = filledString(value, of: "the key")
    case .locale: tutorial.locale = locale(value)
    case .strings: tutorial.strings = stringsPattern(value)
    case .only: tutorial.only = traitQuery(value)
    case .dismiss: tutorial.dismiss = dismissals(value)
    case .reducedMotion: tutorial.reducedMotion = reducedMotionPartial(value)
    case .defaults: tutorial.defaults = stepPartial(value, of: "the defaults")
    case .styles: tutorial.styles = styles(value)
    }
  }

  private mutating func locale(_ node: NodeID) -> Located<String>? {
    guard let text = string(node, expected: "a language tag such as en or pt-BR") else { return nil }
    guard isLanguageTag(document.arena[document.textBounds(node)]) else {
      reportOutOfRange(node, "\"\(excerpt(text.value))\" is not a language tag such as en or pt-BR")
      return nil
    }
    return text
  }

  private mutating func stringsPattern(_ node: NodeID) -> Located<String>? {
    guard let text = string(node, expected: "a path with {locale} in it") else { return nil }
    guard contains("{locale}", text.value) else {
      reportOutOfRange(node, "the path of the translations needs {locale} in the place of the locale")
      return nil
    }
    return text
  }

  private func contains(_ part: String, _ text: String) -> Bool {
    let part = Array(part.utf8)
    var rest = Substring(text).utf8
    while rest.count >= part.count {
      if rest.starts(with: part) { return true }
      rest = rest.dropFirst()
    }
    return false
  }

  private mutating func dismissals(_ node: NodeID) -> Located<[Dismissal]>? {
    guard document.kind(node) == .sequence else {
      reportWrongType(node, expected: "a list of escape, close and overlay")
      return nil
    }
    return list(node) { $0.choice($1, Dismissal.self, of: "a way to leave")?.value }
  }

  private mutating func styles(_ node: NodeID) -> [StyleDeclaration] {
    guard document.kind(node) == .mapping else {
      reportWrongType(node, expected: "a map of names to styles")
      return []
    }
    var styles: [StyleDeclaration] = []
    var places: [String: ByteRange] = [:]
    var children = document.children(node)
    while let key = children.next(), let value = children.next() {
      guard let name = identifier(key, of: "the style's name") else { continue }
      if let first = places[name.value] {
        reportDuplicateKey(key, first: first)
        continue
      }
      places[name.value] = name.range
      var partial = stepPartial(value, of: "a style")
      let only = partial.only
      partial.only = nil
      styles.append(StyleDeclaration(name: name, only: only, partial: partial))
    }
    return styles
  }

  private mutating func steps(_ node: NodeID) -> [StepDeclaration] {
    guard document.kind(node) == .sequence else {
      reportWrongType(node, expected: "a list of steps")
      return []
    }
    let count = document.childCount(node)
    guard count > 0 else {
      reportOutOfRange(node, "the list of steps is empty")
      return []
    }
    guard count <= Limits.steps else {
      reportTooManySteps(node, count)
      return []
    }
    var steps: [StepDeclaration] = []
    steps.reserveCapacity(count)
    var number = 0
    for child in document.children(node) {
      number += 1
      if let step = step(child, number: number) { steps.append(step) }
    }
    return steps
  }

  private mutating func reportTooManySteps(_ node: NodeID, _ count: Int) {
    let first = document.children(node).first { _ in true } ?? node
    report(
      Diagnostic(
        .limitExceeded, "the tutorial has \(count) steps, the limit is \(Limits.steps)",
        at: SourceSpan(document.source, headRange(first))))
  }
}
