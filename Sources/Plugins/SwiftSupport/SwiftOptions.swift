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
    "access", default: .internal, "The access level of the declarations.",
    [
      .internal: "the target alone", .package: "all targets of the package",
      .public: "everybody who imports the module",
    ])

  /// The option `bundle`.
  public static let bundle = PluginOption<Bundle>.word(
    "bundle", default: .module, "The bundle of the compiled tours.",
    [
      .module: "the bundle of the package's target, or outside of packages the app's main bundle",
      .main: "the app's main bundle",
    ])
}
