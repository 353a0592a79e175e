public import TutorialSyntax

/// What `tutorialc.yaml` or the command line asks of a plugin: names and values, each knowing where it was written.
public struct PluginOptions: Sendable, Hashable {
  /// A value, as JSON has them.
  public enum Value: Sendable, Hashable {
    /// True or false.
    case bool(Bool)
    /// A finite number.
    case number(Double)
    /// A text.
    case text(String)
    /// A list.
    case list([Value])
    /// Names and values in the order given.
    case object([Given])
  }

  /// One option as it was given.
  public struct Given: Sendable, Hashable {
    /// The option's name.
    public var name: String
    /// What it is set to.
    public var value: Value
    /// Where it is written; nil for an option of the command line.
    public var span: SourceSpan?

    /// `name` set to `value`.
    public init(_ name: String, _ value: Value, at span: SourceSpan? = nil) {
      self.name = name
      self.value = value
      self.span = span
    }
  }

  /// The options in the order in which they were given; of two with one name the later counts.
  public var all: [Given]

  /// The given options.
  public init(_ all: [Given] = []) {
    self.all = all
  }

  /// The option of that name, if it was given.
  public subscript(_ name: String) -> Given? {
    all.last { $0.name == name }
  }
}
