public import TutorialPluginKit

/// The options of the Swift code that is generated for tours.
public enum SwiftOptions {
  /// The access level of the generated declarations.
  public enum Access: String, Sendable {
    case `internal`, package, `public`
  }

  /// The bundle in which compiled tours are looked up.
  public enum Bundle: String, Sendable {
    case module, main
  }

  /// The option `access`.
  public static let access = PluginOption<Access>.word(
    "access", default: .internal, "The access of what is declared.",
    [.internal: "the target alone", .package: "all targets of the package", .public: "whoever imports the module"])

  /// The option `bundle`.
  public static let bundle = PluginOption<Bundle>.word(
    "bundle", default: .module, "Where the compiled tours are.",
    [
      .module: "in the bundle of the package's target; outside of packages in the app's main one",
      .main: "in the app's main one",
    ])
}
