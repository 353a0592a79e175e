import TutorialIR

/// The texts of a tutorial in all its variants: the title, then step by step what is read first.
func collectTexts(_ resolved: ResolvedTutorial) -> StringTable {
  var table = StringTable()
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
  return table
}

/// The texts of a step with their keys.
private func texts(of step: Step) -> [(key: String, text: Located<String>)] {
  let prefix = "steps.\(step.id.value)"
  let callout = step.callout
  let accessibility = step.layer.accessibility
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
  var keys: Set<String> = tutorial.title == nil ? [] : ["title"]
  for declaration in tutorial.steps {
    let styles = declaration.styleIndices.map { tutorial.styles[$0].layer }
    for layer in [tutorial.defaults].compactMap({ $0 }) + styles + [declaration.layer] {
      let step = Step(
        index: 0, id: declaration.id, range: declaration.range, layer: layer,
        reducedMotion: tutorial.reducedMotionOrDefault)
      keys.formUnion(texts(of: step).map(\.key))
    }
  }
  return keys
}
