public import TutorialSyntax

/// A plugin's options from `tutorialc.yaml` or the command line: names and values with their places.
public struct PluginOptions: Sendable, Hashable {
  /// A value, as in JSON.
  public enum Value: Sendable, Hashable {
    /// True or false.
    case bool(Bool)
    /// A finite number.
    case number(Double)
    /// A text.
    case text(String)
    /// A list.
    case list([Value])
    /// An object: names and values in the given order.
    case object([Given])
  }

  /// An option as it was given.
  public struct Given: Sendable, Hashable {
    /// The option's name.
    public var name: String
    /// The option's value.
    public var value: Value
    /// The place in the source, or nil for an option of the command line.
    public var span: SourceSpan?

    /// Makes an option `name` with a `value`.
    public init(_ name: String, _ value: Value, at span: SourceSpan? = nil) {
      self.name = name
      self.value = value
      self.span = span
    }
  }

  /// The options in the given order. Of two with the same name, the later counts.
  public var all: [Given]

  /// Makes options.
  public init(_ all: [Given] = []) {
    self.all = all
  }

  /// The option with a name, or nil if it wasn't given.
  public subscript(_ name: String) -> Given? {
    all.last { $0.name == name }
  }
}

/// The former name of options, from before importers had any.
public typealias EmitOptions = PluginOptions
