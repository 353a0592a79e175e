import TutorialLanguage
import TutorialSyntax
import TutorialTour

/// The texts of a tutorial in all its variants: the title, then step by step what is read first, then the titles of
/// standard buttons.
///
/// - Parameter translations: the strings files; what one in the tutorial's own language says on standard buttons holds.
func collectTexts(_ plan: TutorialPlan, _ translations: [Translation]) -> StringTable {
  var table = StringTable()
  let resolved = (tutorial: plan.tutorial, variants: plan.variants.map(\.resolved))
  if let title = resolved.tutorial.title { _ = table.key("title", for: title) }
  // Step by step, and each step in all variants: a strings file is then in the order of the tutorial.
  var next = resolved.variants.map { _ in 0 }
  for index in resolved.tutorial.steps.indices {
    for (variant, place) in next.enumerated() {
      let steps = resolved.variants[variant].steps
      guard steps.indices.contains(place), steps[place].step.index == index else { continue }
      next[variant] = place + 1
      for (key, text) in texts(of: steps[place].step) { _ = table.key(key, for: text) }
    }
  }
  addStandardButtons(of: plan, translations, to: &table)
  return table
}

private func addStandardButtons(of plan: TutorialPlan, _ translations: [Translation], to table: inout StringTable) {
  let own = LocaleChain.tags(for: plan.tutorial.language).compactMap { tag in
    translations.first { LanguageTag.folded($0.locale) == tag }
  }
  for button in StandardButton.allCases {
    let step = plan.variants.lazy.flatMap(\.steps).first { $0.has(button) }?.resolved.step
    guard let step else { continue }
    let text = own.lazy.compactMap { $0.translated.first { $0.key == button.key }?.text }.first
    table.add(button, own: text, at: step.partial.advance?.range ?? step.id.range)
  }
}

extension StepPlan {
  fileprivate func has(_ button: StandardButton) -> Bool {
    buttons.contains {
      if case .standard(button) = $0.title { return true }
      return false
    }
  }
}

/// The texts of a step with their keys.
private func texts(of step: Step) -> [(key: String, text: Located<String>)] {
  let prefix = "steps.\(step.id.value)"
  let callout = step.callout
  let accessibility = step.partial.accessibility
  var texts: [(String, Located<String>?)] = [
    ("\(prefix).callout.title", callout?.title), ("\(prefix).callout.body", callout?.body),
  ]
  for (index, button) in (callout?.buttons?.value ?? []).enumerated() {
    texts.append(("\(prefix).callout.buttons.\(index).title", button.title))
  }
  texts.append(("\(prefix).accessibility.label", accessibility?.label))
  texts.append(("\(prefix).accessibility.hint", accessibility?.hint))
  return texts.compactMap { key, text in text.map { (key, $0) } }
}

/// The keys that a tutorial has in any variant that there could be: more than those of the variants at hand.
func possibleKeys(of tutorial: Tutorial) -> Set<String> {
  var keys = Set(StandardButton.allCases.map(\.key))
  if tutorial.title != nil { keys.insert("title") }
  for declaration in tutorial.steps {
    let styles = declaration.styleIndices.map { tutorial.styles[$0].partial }
    for partial in [tutorial.defaults].compactMap({ $0 }) + styles + [declaration.partial] {
      let step = Step(
        index: 0, id: declaration.id, range: declaration.range, partial: partial,
        reducedMotion: tutorial.reducedMotionOrDefault)
      keys.formUnion(texts(of: step).map(\.key))
    }
  }
  return keys
}
