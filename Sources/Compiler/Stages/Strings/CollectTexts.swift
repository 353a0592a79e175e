import TutorialLanguage
import TutorialSyntax
import TutorialTour

/// The texts of a tutorial in all its variants: the title, then step by step what is read first, then the titles of
/// standard buttons.
///
/// - Parameter translations: the strings files; what one in the tutorial's own language says on standard buttons holds.
func collectTexts(of tutorial: Tutorial, _ flow: TutorialFlow, _ translations: [Translation]) -> StringTable {
  var table = StringTable()
  if let title = tutorial.title { table.key("title", for: title) }
  // Step by step, and each step in all variants: a strings file is then in the order of the tutorial.
  var next = flow.all.map { _ in 0 }
  for index in tutorial.steps.indices {
    for (variant, place) in next.enumerated() {
      let steps = flow.all[variant].steps
      guard steps.indices.contains(place), steps[place].step.index == index else { continue }
      next[variant] = place + 1
      table.add(steps[place].step)
    }
  }
  addStandardButtons(of: tutorial, flow, translations, to: &table)
  return table
}

private func addStandardButtons(
  of tutorial: Tutorial, _ flow: TutorialFlow, _ translations: [Translation], to table: inout StringTable
) {
  let own = LocaleChain.tags(for: tutorial.language).compactMap { tag in
    translations.first { LanguageTag.folded($0.locale) == tag }
  }
  for button in StandardButton.allCases {
    let step = flow.all.lazy.flatMap(\.steps).first { $0.has(button) }?.step
    guard let step else { continue }
    let text = own.lazy.compactMap { $0.translated.first { $0.key == button.key }?.text }.first
    table.add(button, own: text, at: step.partial.advance?.range ?? step.id.range)
  }
}

extension StepFlow {
  fileprivate func has(_ button: StandardButton) -> Bool {
    buttons.contains {
      if case .standard(button) = $0.title { return true }
      return false
    }
  }
}

/// The texts of a step, or of a part of one, with their keys.
private func texts(of id: String, _ partial: StepPartial) -> [(key: String, text: Located<String>)] {
  let prefix = "steps.\(id)"
  let callout = partial.callout?.partial
  var texts: [(String, Located<String>?)] = [
    ("\(prefix).callout.title", callout?.title), ("\(prefix).callout.body", callout?.body),
  ]
  for (index, button) in (callout?.buttons?.value ?? []).enumerated() {
    texts.append(("\(prefix).callout.buttons.\(index).title", button.title))
  }
  texts.append(("\(prefix).accessibility.label", partial.accessibility?.label))
  texts.append(("\(prefix).accessibility.hint", partial.accessibility?.hint))
  return texts.compactMap { key, text in text.map { (key, $0) } }
}

/// The keys that a tutorial has in any variant that there could be: more than those of the variants at hand.
func possibleKeys(of tutorial: Tutorial) -> Set<String> {
  var keys = Set(StandardButton.allCases.map(\.key))
  if tutorial.title != nil { keys.insert("title") }
  for declaration in tutorial.steps {
    let styles = declaration.styleIndices.map { tutorial.styles[$0].partial }
    for partial in [tutorial.defaults].compactMap({ $0 }) + styles + [declaration.partial] {
      keys.formUnion(texts(of: declaration.id.value, partial).map(\.key))
    }
  }
  return keys
}
