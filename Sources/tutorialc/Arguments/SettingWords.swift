/// The completions for an option with a name and a value, such as `--set wrappers=drop`.
package struct SettingWords: Sendable, Hashable {
  /// The completions for one value of the other option.
  package struct Group: Sendable, Hashable {
    /// The value of the other option.
    package let choice: String
    /// Names with their values, such as `wrappers=drop`. A word ends with `=` if any value may follow.
    package let words: [String]

    /// Makes the completions for a value of the other option.
    package init(choice: String, words: [String]) {
      (self.choice, self.words) = (choice, words)
    }
  }

  /// The name of the other option that decides, such as `--from`.
  package let chooser: String
  /// The completions for each of its values.
  package let groups: [Group]

  /// Makes the completions of an option.
  package init(chooser: String, groups: [Group]) {
    (self.chooser, self.groups) = (chooser, groups)
  }

  /// The completions of all groups without duplicates, for the case that the other option isn't given.
  package var all: [String] {
    var seen: Set<String> = []
    return groups.flatMap(\.words).filter { seen.insert($0).inserted }
  }
}
