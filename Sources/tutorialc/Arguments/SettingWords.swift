/// What shells offer for an option that is a name and a value, such as `--set wrappers=drop`.
struct SettingWords: Sendable, Hashable {
  /// What there is where the other option has one value.
  struct Group: Sendable, Hashable {
    /// The value of the other option.
    let choice: String
    /// Names with their values, `wrappers=drop`; one ends with `=` where any value may follow.
    let words: [String]
  }

  /// The name of the option that decides, such as `--from`.
  let chooser: String
  /// One for each of its values.
  let groups: [Group]

  /// Those of all groups, each once: what is offered while nothing decides.
  var all: [String] {
    var seen: Set<String> = []
    return groups.flatMap(\.words).filter { seen.insert($0).inserted }
  }
}
