/// The completions for an option with a name and a value, such as `--set wrappers=drop`.
package struct SettingWords: Sendable {
  /// The name of the other option that decides, such as `--from`.
  package let chooser: String
  /// For each of its values, names with their values, such as `wrappers=drop`. A word ends with `=` if any may follow.
  package let groups: [(choice: String, words: [String])]

  /// Makes the completions of an option.
  package init(chooser: String, groups: [(choice: String, words: [String])]) {
    (self.chooser, self.groups) = (chooser, groups)
  }

  /// The completions of all groups without duplicates, for the case that the other option isn't given.
  package var all: [String] {
    var seen: Set<String> = []
    return groups.flatMap(\.words).filter { seen.insert($0).inserted }
  }
}
