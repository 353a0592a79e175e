/// Values in a wrong form: a list for a map, a number with a unit, words for a Boolean.
enum MistakesOfForm {
  static let all = parts + numbers

  private static let parts = [
    FirstMistakesInValuesTests.Mistake(
      "cutout: false",
      "\"false\" where a map of keys to values for a cutout is expected: for a callout without a hole, write \"anchor\" instead of \"target\""
    ),
    FirstMistakesInValuesTests.Mistake(
      "cutout: none",
      "\"none\" where a map of keys to values for a cutout is expected: for a callout without a hole, write \"anchor\" instead of \"target\""
    ),
    FirstMistakesInValuesTests.Mistake(
      "cutout: true",
      "\"true\" where a map of keys to values for a cutout is expected: leave it out: every target has a hole"),
    FirstMistakesInValuesTests.Mistake(
      "callout: [Hello, you]",
      "a list where a map of keys to values for a callout is expected: write { title: Hello, body: you }"),
    FirstMistakesInValuesTests.Mistake(
      "callout: [Hello]",
      "a list where a map of keys to values for a callout is expected: write Hello"),
    FirstMistakesInValuesTests.Mistake(
      "callout:\n      - title: T\n      - body: B",
      "a list where a map of keys to values for a callout is expected: remove the dashes: a callout is one map, with a title and a body"
    ),
    FirstMistakesInValuesTests.Mistake(
      "callout: false",
      "\"false\" where text or a map of keys to values for a callout is expected: to take it away, write none",
      "callout: none"),
    FirstMistakesInValuesTests.Mistake(
      "callout: { body: [Hi, Ho] }",
      "a list where text is expected: write one text; with \"|\" before its lines, they stay separate"),
    FirstMistakesInValuesTests.Mistake(
      "callout: { body: { en: Hi, de: Hallo } }",
      "a map where text is expected: write it in one language: the others belong in the files of \"strings\""),
    FirstMistakesInValuesTests.Mistake(
      "callout: { de: Hallo }",
      "unknown key \"de\" in a callout: write it in one language: the others belong in the files of \"strings\""),
    FirstMistakesInValuesTests.Mistake(
      "callout: { body: Hi, placement: top, bottom }",
      "unknown key \"bottom\" in a callout: write \"placement: [top, bottom]\", the best first"),
    FirstMistakesInValuesTests.Mistake(
      "callout: { body: Hi, placement: top left }",
      "a placement cannot be \"top left\": did you mean \"top-start\"?"),
    FirstMistakesInValuesTests.Mistake(
      "callout: { body: Hi, placement: .top }",
      "a placement cannot be \".top\": did you mean \"top\"?",
      "callout: { body: Hi, placement: top }"),
    FirstMistakesInValuesTests.Mistake(
      "callout: { body: Hi, arrow: no }",
      "\"no\" where true, false or { width, height } is expected: write false",
      "callout: { body: Hi, arrow: false }"),
    FirstMistakesInValuesTests.Mistake(
      "callout: { body: Hi, arrow: True }",
      "\"True\" where true, false or { width, height } is expected: write true",
      "callout: { body: Hi, arrow: true }"),
    FirstMistakesInValuesTests.Mistake(
      "callout: { body: Hi, arrow: none }",
      "\"none\" where true, false or { width, height } is expected: write false",
      "callout: { body: Hi, arrow: false }"),
  ]

  private static let numbers = [
    FirstMistakesInValuesTests.Mistake(
      "callout: { body: Hi, size: 200x80 }",
      "\"200x80\" where a number is expected: write [200, 80]"),
    FirstMistakesInValuesTests.Mistake(
      "cutout: { size: { width: 40, height: 20 } }",
      "a map where a number or [width, height] is expected: write [40, 20]",
      "cutout: { size: [40, 20] }"),
    FirstMistakesInValuesTests.Mistake(
      "cutout: { padding: 8px 4px }",
      "\"8px 4px\" where a number is expected: write [8, 4]"),
    FirstMistakesInValuesTests.Mistake(
      "cutout: { padding: 8 px }",
      "\"8 px\" where a number is expected: write 8"),
    FirstMistakesInValuesTests.Mistake(
      "cutout: { radius: 16.dp }",
      "\"16.dp\" where a number is expected: write 16"),
    FirstMistakesInValuesTests.Mistake(
      "cutout: 8",
      "\"8\" where a map of keys to values for a cutout is expected: did you mean { padding: 8 }?"),
    FirstMistakesInValuesTests.Mistake(
      "overlay: { opacity: 50 }",
      "the overlay's opacity is 50, outside 0 to 1: write 0.5"),
    FirstMistakesInValuesTests.Mistake(
      "delay: 0.3 s",
      "\"0.3 s\" where a duration such as 0.35, 350ms or 0.35s is expected: write 0.3s",
      "delay: 0.3s"),
    FirstMistakesInValuesTests.Mistake(
      "delay: 300 milliseconds",
      "\"300 milliseconds\" where a duration such as 0.35, 350ms or 0.35s is expected: write 300ms",
      "delay: 300ms"),
    FirstMistakesInValuesTests.Mistake(
      "advance: { after: 3 seconds }",
      "\"3 seconds\" where a duration such as 0.35, 350ms or 0.35s is expected: write 3s",
      "advance: { after: 3s }"),
    FirstMistakesInValuesTests.Mistake(
      "advance: 3s",
      "\"3s\" where a map of keys to values for a rule is expected: did you mean { after: 3s }?"),
    FirstMistakesInValuesTests.Mistake(
      "advance: { onTap: target }",
      "unknown key \"onTap\" in a rule: did you mean \"tap\"?",
      "advance: { tap: target }"),
    FirstMistakesInValuesTests.Mistake(
      "transition: 0.3s",
      "\"0.3s\" where a map of keys to values for a transition is expected: did you mean { move: { duration: 0.3s } }?"),
    FirstMistakesInValuesTests.Mistake(
      "transition: false",
      "\"false\" where a map of keys to values for a transition is expected: did you mean { move: none }?"),
    FirstMistakesInValuesTests.Mistake(
      "ring: 2px",
      "\"2px\" where a map of keys to values for a ring is expected: did you mean { width: 2 }?"),
    FirstMistakesInValuesTests.Mistake(
      "ring: { width:2 }",
      "unknown key \"width:2\" in a ring: a space is missing after the colon: write width: 2",
      "ring: { width: 2 }"),
    FirstMistakesInValuesTests.Mistake(
      "ring: { color: 0xFF0A84FF }",
      "\"0xFF0A84FF\" is not a colour: did you mean \"#0a84ff\"?",
      "ring: { color: \"#0a84ff\" }"),
    FirstMistakesInValuesTests.Mistake(
      "ring: { color: Colors.red }",
      "\"Colors.red\" is not a colour: did you mean \"#ff0000\"?",
      "ring: { color: \"#ff0000\" }"),
    FirstMistakesInValuesTests.Mistake(
      "overlay: #000",
      "nothing where a map of keys to values for an overlay is expected: \"#\" begins a comment: put it in quotes"),
    FirstMistakesInValuesTests.Mistake(
      "effects: { pulse: true }",
      "unknown key \"pulse\" in an effect: write \"kind: pulse\""),
    FirstMistakesInValuesTests.Mistake(
      "only: landscape",
      "\"landscape\" where a map of traits to values is expected: write { orientation: landscape }"),
    FirstMistakesInValuesTests.Mistake(
      "when: seen-before",
      "\"seen-before\" where a map of keys to values for a condition is expected: did you mean { flag: seen-before }?"),
    FirstMistakesInValuesTests.Mistake(
      "callout: { body: Hi, buttons: [next] }",
      "\"next\" where a map of keys to values for a button is expected: did you mean { title: next, to: next }?"),
    FirstMistakesInValuesTests.Mistake(
      "callout:\n    title: T",
      "unknown key \"title\" in a step: indent it more than \"callout\": it belongs inside"),
  ]
}
