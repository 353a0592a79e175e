import TutorialLanguage
import TutorialSyntax
import TutorialTour

/// The texts of a tutorial in all its variants: the title, then step by step what is read first, then the
/// standard texts.
///
/// - Parameter translations: the strings files; what one in the tutorial's own language has of standard texts holds.
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
  addStandardTexts(of: tutorial, flow, translations, to: &table)
  return table
}

private func addStandardTexts(
  of tutorial: Tutorial, _ flow: TutorialFlow, _ translations: [Translation], to table: inout StringTable
) {
  let own = LocaleChain.tags(for: tutorial.language).compactMap { tag in
    translations.first { LanguageTag.folded($0.locale) == tag }
  }
  let standby = flow.all.lazy.flatMap(\.steps).first(where: \.mayNeedButton)
  for standard in StandardText.allCases {
    let asked = flow.all.lazy.flatMap(\.steps).compactMap { $0.place(of: standard) }.first
    let isOfAddedButton = standard == .next || standard == .done
    guard let range = asked ?? (isOfAddedButton ? standby?.step.id.range : nil) else { continue }
    let text = own.lazy.compactMap { $0.translated.first { $0.key == standard.key }?.text }.first
    table.add(standard, own: text, at: range, isStandby: asked == nil)
  }
}

extension StepFlow {
  /// Whether a client adds a button to its callout where its targets are missing: docs/tour.md, "A step comes". The
  /// author says nothing of missing targets, and nothing leads on without them.
  fileprivate var mayNeedButton: Bool {
    guard step.callout != nil, !step.targets.isEmpty, step.partial.onMissing?.isAwaited != true else { return false }
    return buttons.allSatisfy(\.isBack) && rules.allSatisfy { $0.isBack || $0.trigger.needsElement }
  }

  /// What asks for a standard text; nil where nothing does.
  fileprivate func place(of standard: StandardText) -> ByteRange? {
    if standard == .progress {
      guard let progress = step.callout?.progress, progress.value == .text || progress.value == .dots else {
        return nil
      }
      return progress.range
    }
    let hasButton = buttons.contains {
      if case .standard(standard) = $0.title { return true }
      return false
    }
    return hasButton ? step.partial.advance?.range ?? step.id.range : nil
  }
}

extension AdvanceTrigger {
  /// Whether nothing sets it off while the step's elements are missing.
  fileprivate var needsElement: Bool {
    switch self {
    case .tapTarget, .tap, .gone: true
    case .tapAnywhere, .event, .route, .after, .button, .appears: false
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
  texts.append(("\(prefix).callout.image.label", callout?.image?.label))
  if case .words(let words)? = callout?.progress?.value, let range = callout?.progress?.range {
    texts.append(("progress", Located(words, range)))
  }
  texts.append(("\(prefix).accessibility.label", partial.accessibility?.label))
  texts.append(("\(prefix).accessibility.hint", partial.accessibility?.hint))
  return texts.compactMap { key, text in text.map { (key, $0) } }
}

/// The keys that a tutorial has in any variant that there could be: more than those of the variants at hand.
func possibleKeys(of tutorial: Tutorial) -> Set<String> {
  var keys = Set(StandardText.allCases.map(\.key))
  if tutorial.title != nil { keys.insert("title") }
  for declaration in tutorial.steps {
    let styles = declaration.styleIndices.map { tutorial.styles[$0].partial }
    for partial in [tutorial.defaults].compactMap({ $0 }) + styles + [declaration.partial] {
      keys.formUnion(texts(of: declaration.id.value, partial).map(\.key))
    }
  }
  return keys
}
