import TutorialIR

/// Reports what this version decodes and checks, but does not compile yet: the tour lacks it, and says nothing of it.
func reportNotYetCompiled(_ tutorial: Tutorial) -> [Diagnostic] {
  let layers = [tutorial.defaults].compactMap { $0 } + tutorial.styles.map(\.layer) + tutorial.steps.map(\.layer)
  return layers.flatMap { layer -> [Diagnostic] in
    var found: [Diagnostic] = []
    func add(_ what: String, _ range: ByteRange) {
      found.append(
        Diagnostic(
          .notYetCompiled, "\(what) not compiled by this version: the tour goes without",
          at: SourceSpan(tutorial.source, range)))
    }
    for sprite in layer.sprites?.value ?? [] { add("sprites are", sprite.range) }
    for effect in layer.effects?.value ?? [] { add("effects are", effect.range) }
    if let combine = layer.cutout?.combine, combine.value == .union {
      add("one ring around several holes is", combine.range)
    }
    let transition = layer.transition
    for movement in [transition?.enter, transition?.move, transition?.exit, transition?.variantChange] {
      if let arc = movement?.layer?.arc, arc.value != 0 { add("arcs are", arc.range) }
    }
    return found
  }
}
