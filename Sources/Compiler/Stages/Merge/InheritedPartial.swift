import TutorialLanguage
import TutorialSyntax

/// What all steps with the same styles inherit: the styles over one another, in their order, over the defaults.
struct InheritedPartial {
  private let partial: StepPartial
  /// The keys that are written there: few, as a rule.
  private let keys: [Int]

  /// What steps with those styles inherit; nil where there is nothing.
  ///
  /// - Parameter styles: their places in the tutorial, in their order.
  init?(_ styles: [Int], of tutorial: Tutorial) {
    var partial = tutorial.defaults
    for place in styles {
      let style = tutorial.styles[place].partial
      partial = partial.map { style.over($0) } ?? style
    }
    guard let partial else { return nil }
    self.partial = partial
    keys = partial.writtenKeys
  }

  /// What a step says, over this.
  func under(_ own: StepPartial) -> StepPartial { own.over(partial, keys: keys) }
}
