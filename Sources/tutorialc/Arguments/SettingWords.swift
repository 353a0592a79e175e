/// What shells offer for an option that is a name and a value, such as `--set wrappers=drop`.
package struct SettingWords: Sendable, Hashable {
  /// What there is where the other option has one value.
  package struct Group: Sendable, Hashable {
    /// The value of the other option.
    package let choice: String
    /// Names with their values, `wrappers=drop`; one ends with `=` where any value may follow.
    package let words: [String]

    /// The words where the other option has a value.
    package init(choice: String, words: [String]) {
      (self.choice, self.words) = (choice, words)
    }
  }

  /// The name of the option that decides, such as `--from`.
  package let chooser: String
  /// One for each of its values.
  package let groups: [Group]

  /// The words of an option.
  package init(chooser: String, groups: [Group]) {
    (self.chooser, self.groups) = (chooser, groups)
  }

  /// Those of all groups, each once: what is offered while nothing decides.
  package var all: [String] {
    var seen: Set<String> = []
    return groups.flatMap(\.words).filter { seen.insert($0).inserted }
  }
}
