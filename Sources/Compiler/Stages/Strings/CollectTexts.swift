import TutorialLanguage
import TutorialSyntax
import TutorialTour

/// Collects the texts of a tutorial in all its variants.
///
/// They are the title, the steps' texts in reading order, and the standard texts.
///
/// - Parameter translations: the strings files. One in the tutorial's own language overrides standard texts.
func collectTexts(of tutorial: Tutorial, _ flow: TutorialFlow, _ translations: [Translation]) -> StringTable {
  var table = StringTable()
  if let title = tutorial.title { table.key("title", for: title) }
  // Each step is visited in all variants before the next, so that a strings file has the tutorial's order.
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
  /// True if a client adds a button to the callout when the targets are missing: docs/tour.md, "A step comes".
  ///
  /// The author doesn't say what happens then, and nothing leads on without the targets.
  fileprivate var mayNeedButton: Bool {
    guard step.callout != nil, !step.targets.isEmpty, step.partial.onMissing?.isAwaited != true else { return false }
    return buttons.allSatisfy(\.isBack) && rules.allSatisfy { $0.isBack || $0.trigger.needsElement }
  }

  /// Returns the location that requires a standard text, or nil if none does.
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
  /// True if nothing triggers it while the step's elements are missing.
  fileprivate var needsElement: Bool {
    switch self {
    case .tapTarget, .tap, .gone: true
    case .tapAnywhere, .event, .route, .after, .button, .appears: false
    }
  }
}

/// Returns the keys that a tutorial may have in any variant. They may be more than those of the current variants.
func possibleKeys(of tutorial: Tutorial) -> Set<String> {
  var keys = Set(StandardText.allCases.map(\.key))
  if tutorial.title != nil { keys.insert("title") }
  for declaration in tutorial.steps {
    let styles = declaration.styleIndices.map { tutorial.styles[$0].partial }
    for partial in [tutorial.defaults].compactMap({ $0 }) + styles + [declaration.partial] {
      _ = StringTable.StepKeys(declaration.id.value, partial.callout?.partial, partial.accessibility) { key, _ in
        keys.insert(key)
        return key
      }
    }
  }
  return keys
}
