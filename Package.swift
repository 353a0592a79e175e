// swift-tools-version: 6.2
import PackageDescription

/// All modules are compiled with these settings: no implicit existentials; imports are internal unless they are part of
/// the module's own interface; and a member is visible only if its module is imported.
let house: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// On Linux, the standard library rounds doubles by libm's `floor` and similar functions, which nothing else would
/// link.
let rounding: [LinkerSetting] = [.linkedLibrary("m", .when(platforms: [.linux]))]

let package = Package(
  name: "tutorialc",
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .visionOS(.v1)],
  products: [
    .executable(name: "tutorialc", targets: ["tutorialc"]),
    .library(name: "TutorialIR", targets: ["TutorialIR", "TutorialGeometry", "TutorialMotion"]),
    .library(name: "TutorialPlayer", targets: ["TutorialPlayer", "TutorialGeometry", "TutorialMotion"]),
    .library(name: "TutorialSwiftUI", targets: ["TutorialSwiftUI"]),
    .library(name: "TutorialPluginKit", targets: ["TutorialPluginKit"]),
    .library(name: "TutorialImportSupport", targets: ["TutorialImportSupport"]),
    .library(name: "TutorialDrawing", targets: ["TutorialDrawing"]),
    .plugin(name: "TutorialBuildPlugin", targets: ["TutorialBuildPlugin"]),
    .plugin(name: "TutorialCommandPlugin", targets: ["TutorialCommandPlugin"]),
  ],
  targets: [
    // The stages. The dependencies below define what a module may import: geometry knows no JSON, the representation
    // knows no YAML, and no stage knows the command line.
    .systemLibrary(
      name: "CLibYAML", path: "Sources/Compiler/CLibYAML", pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .target(
      name: "TutorialNumerics", path: "Sources/Runtime/Numerics", swiftSettings: house, linkerSettings: rounding),
    .target(
      name: "TutorialGeometry", dependencies: ["TutorialNumerics"], path: "Sources/Runtime/Geometry",
      swiftSettings: house),
    .target(
      name: "TutorialMotion", dependencies: ["TutorialNumerics"], path: "Sources/Runtime/Motion",
      swiftSettings: house),
    .target(
      name: "TutorialSyntax", dependencies: ["TutorialGeometry", "TutorialNumerics"], path: "Sources/Runtime/Syntax",
      swiftSettings: house),
    .target(
      name: "TutorialYAML", dependencies: ["TutorialSyntax", "CLibYAML"], path: "Sources/Compiler/YAML",
      swiftSettings: house),
    .target(
      name: "TutorialTour", dependencies: ["TutorialSyntax", "TutorialGeometry", "TutorialMotion"],
      path: "Sources/Runtime/Tour", swiftSettings: house),
    // Writing the tour, and its schema: apps only read tours, and link none of this.
    .target(
      name: "TutorialTourWriting",
      dependencies: ["TutorialTour", "TutorialSyntax", "TutorialGeometry", "TutorialMotion"],
      path: "Sources/Compiler/TourWriting", swiftSettings: house),
    // The tour's format, described once: its schema, the page's tables, types for other languages.
    .target(
      name: "TutorialTourDescription", dependencies: ["TutorialTour", "TutorialSyntax", "TutorialGeometry"],
      path: "Sources/Compiler/TourDescription", swiftSettings: house),
    // The text of a body without its markup.
    .target(name: "TutorialMarkup", path: "Sources/Runtime/Markup", swiftSettings: house),
    // Word breaks in scripts without spaces: large lists, so no module that apps import depends on it.
    .target(name: "TutorialWords", path: "Sources/Compiler/Words", swiftSettings: house),
    .target(
      name: "TutorialText", dependencies: ["TutorialMarkup", "TutorialWords", "TutorialTour", "TutorialGeometry"],
      path: "Sources/Compiler/Text", swiftSettings: house, linkerSettings: rounding),
    .target(
      name: "TutorialCallouts", dependencies: ["TutorialTour", "TutorialGeometry"], path: "Sources/Runtime/Callouts",
      swiftSettings: house),
    .target(
      name: "TutorialPlayback",
      dependencies: [
        "TutorialTour", "TutorialCallouts", "TutorialGeometry", "TutorialMotion", "TutorialNumerics",
      ],
      path: "Sources/Runtime/Playback", swiftSettings: house),
    // The order of a tour's steps.
    .target(
      name: "TutorialSession",
      dependencies: [
        "TutorialTour", "TutorialCallouts", "TutorialPlayback", "TutorialMarkup", "TutorialSyntax", "TutorialGeometry",
        "TutorialNumerics",
      ],
      path: "Sources/Runtime/Session", swiftSettings: house),
    // The module that apps import: the tour, its callouts, its playback and its session, under one name.
    .target(
      name: "TutorialPlayer",
      dependencies: ["TutorialTour", "TutorialCallouts", "TutorialPlayback", "TutorialSession"],
      path: "Sources/Runtime/Player", swiftSettings: house),
    // Tours in SwiftUI: views if SwiftUI is available, and on all platforms their parts that aren't views. It is
    // compiled like an app, without the additional settings.
    .target(
      name: "TutorialSwiftUI", dependencies: ["TutorialPlayer", "TutorialSyntax", "TutorialGeometry"],
      path: "Sources/Runtime/SwiftUI"),
    // The same with diagnostics, for plugins, which read more than tours.
    .target(
      name: "TutorialIR",
      dependencies: [
        "TutorialSyntax", "TutorialTour", "TutorialTourWriting", "TutorialTourDescription", "TutorialCallouts",
        "TutorialPlayback", "TutorialSession",
      ],
      path: "Sources/Compiler/IR", swiftSettings: house),
    // The kinds of values in all files, and hints for authors who are used to other tools.
    .target(
      name: "TutorialValues", dependencies: ["TutorialSyntax", "TutorialGeometry"], path: "Sources/Compiler/Values",
      swiftSettings: house),
    // The look of callouts: its keys, its merging, and its contrast.
    .target(
      name: "TutorialThemes", dependencies: ["TutorialValues", "TutorialSyntax", "TutorialTour"],
      path: "Sources/Compiler/Themes", swiftSettings: house),
    .target(
      name: "TutorialLanguage",
      dependencies: [
        "TutorialThemes", "TutorialValues", "TutorialSyntax", "TutorialYAML", "TutorialTour", "TutorialTourDescription",
        "TutorialGeometry", "TutorialMotion", "TutorialText",
      ],
      path: "Sources/Compiler/Language", swiftSettings: house),
    // Matching of a screen's elements with a later state of it.
    .target(
      name: "TutorialRelocation", dependencies: ["TutorialGeometry", "TutorialNumerics"],
      path: "Sources/Compiler/Relocation", swiftSettings: house),
    // Layouts as written, resolved to frames in display coordinates.
    .target(
      name: "TutorialLayouts",
      dependencies: ["TutorialLanguage", "TutorialSyntax", "TutorialTour", "TutorialGeometry", "TutorialNumerics"],
      path: "Sources/Compiler/Layouts", swiftSettings: house),
    // The elements of a screen that a selector matches.
    .target(
      name: "TutorialSelectors", dependencies: ["TutorialLanguage", "TutorialSyntax"],
      path: "Sources/Compiler/Selectors", swiftSettings: house),
    // The readable content of a screen that a callout covers, and the side of its target on which that is least.
    .target(
      name: "TutorialSides", dependencies: ["TutorialLanguage", "TutorialGeometry", "TutorialNumerics"],
      path: "Sources/Compiler/Sides", swiftSettings: house),
    // The best selector for an element.
    .target(
      name: "TutorialIdentity",
      dependencies: ["TutorialSelectors", "TutorialLanguage", "TutorialSyntax", "TutorialTour", "TutorialGeometry"],
      path: "Sources/Compiler/Identity", swiftSettings: house),
    // The elements that a tutorial's selectors resolved to when they were last accepted, and the changes since.
    .target(
      name: "TutorialLocks",
      dependencies: [
        "TutorialIdentity", "TutorialRelocation", "TutorialSelectors", "TutorialLanguage", "TutorialSyntax",
        "TutorialYAML",
      ],
      path: "Sources/Compiler/Locks", swiftSettings: house),
    .target(
      name: "TutorialCompiler",
      dependencies: [
        "TutorialLayouts", "TutorialLocks", "TutorialIdentity", "TutorialSelectors", "TutorialSides", "TutorialThemes",
        "TutorialValues", "TutorialLanguage",
        "TutorialSyntax", "TutorialYAML", "TutorialTour",
        "TutorialCallouts",
        "TutorialGeometry", "TutorialMotion", "TutorialText", "TutorialMarkup",
      ],
      path: "Sources/Compiler/Stages", swiftSettings: house),

    // The plugins: importers read layouts, emitters write tours.
    .systemLibrary(
      name: "CExpat", path: "Sources/Plugins/CExpat", pkgConfig: "expat",
      providers: [.apt(["libexpat1-dev"]), .brew(["expat"])]),
    // It uses no more of TutorialIR than the modules beside it, but plugins import both.
    .target(
      name: "TutorialPluginKit",
      dependencies: ["TutorialIR", "TutorialSyntax", "TutorialTour", "TutorialTourWriting", "TutorialGeometry"],
      path: "Sources/Plugins/PluginKit", swiftSettings: house),
    // Shared by importers, by those of Android and by those of iOS; and shared by drawing emitters.
    .target(
      name: "TutorialImportSupport",
      dependencies: ["TutorialPluginKit", "TutorialSyntax", "TutorialYAML", "TutorialGeometry", "CExpat"],
      path: "Sources/Plugins/ImportSupport", swiftSettings: house),
    .target(
      name: "TutorialAndroidSupport",
      dependencies: ["TutorialImportSupport", "TutorialPluginKit", "TutorialSyntax", "TutorialGeometry"],
      path: "Sources/Plugins/AndroidSupport", swiftSettings: house),
    .target(
      name: "TutorialAppleSupport",
      dependencies: ["TutorialImportSupport", "TutorialPluginKit", "TutorialSyntax", "TutorialGeometry"],
      path: "Sources/Plugins/AppleSupport", swiftSettings: house),
    .target(
      name: "TutorialDrawing",
      dependencies: [
        "TutorialPluginKit", "TutorialSyntax", "TutorialTour", "TutorialCallouts", "TutorialPlayback",
        "TutorialGeometry", "TutorialMarkup", "TutorialMotion", "TutorialText", "TutorialNumerics",
      ],
      path: "Sources/Plugins/Drawing", swiftSettings: house),
    // Names, shared by emitters of Swift.
    .target(
      name: "TutorialSwiftSupport", dependencies: ["TutorialPluginKit", "TutorialTour", "TutorialGeometry"],
      path: "Sources/Plugins/SwiftSupport", packageAccess: false, swiftSettings: house),
    // Importers and emitters have no access to `package` declarations, so third-party ones can do the same.
    .target(
      name: "TutorialAppiumAndroidImporter",
      dependencies: ["TutorialAndroidSupport", "TutorialImportSupport", "TutorialPluginKit", "TutorialSyntax"],
      path: "Sources/Plugins/Importers/AppiumAndroid", packageAccess: false, swiftSettings: house),
    .target(
      name: "TutorialUIAutomatorImporter",
      dependencies: ["TutorialAndroidSupport", "TutorialImportSupport", "TutorialPluginKit", "TutorialSyntax"],
      path: "Sources/Plugins/Importers/UIAutomator", packageAccess: false, swiftSettings: house),
    .target(
      name: "TutorialXCUISnapshotImporter",
      dependencies: [
        "TutorialAppleSupport", "TutorialImportSupport", "TutorialPluginKit", "TutorialSyntax", "TutorialGeometry",
      ],
      path: "Sources/Plugins/Importers/XCUISnapshot", packageAccess: false, swiftSettings: house),
    .target(
      name: "TutorialIDBImporter",
      dependencies: [
        "TutorialAppleSupport", "TutorialImportSupport", "TutorialPluginKit", "TutorialSyntax", "TutorialGeometry",
      ],
      path: "Sources/Plugins/Importers/IDB", packageAccess: false, swiftSettings: house),
    .target(
      name: "TutorialMaestroImporter",
      dependencies: [
        "TutorialAndroidSupport", "TutorialAppleSupport", "TutorialImportSupport", "TutorialPluginKit",
        "TutorialSyntax", "TutorialGeometry",
      ],
      path: "Sources/Plugins/Importers/Maestro", packageAccess: false, swiftSettings: house),
    .target(
      name: "TutorialDetoxImporter",
      dependencies: [
        "TutorialAndroidSupport", "TutorialAppleSupport", "TutorialImportSupport", "TutorialPluginKit",
        "TutorialSyntax", "TutorialGeometry",
      ],
      path: "Sources/Plugins/Importers/Detox", packageAccess: false, swiftSettings: house),
    .target(
      name: "TutorialPlaywrightAriaImporter",
      dependencies: ["TutorialImportSupport", "TutorialPluginKit", "TutorialSyntax", "TutorialGeometry"],
      path: "Sources/Plugins/Importers/PlaywrightAria", packageAccess: false, swiftSettings: house),
    .target(
      name: "TutorialWDAImporter",
      dependencies: [
        "TutorialAppleSupport", "TutorialImportSupport", "TutorialPluginKit", "TutorialSyntax", "TutorialGeometry",
      ],
      path: "Sources/Plugins/Importers/WDA", packageAccess: false, swiftSettings: house),
    .target(
      name: "TutorialJSONEmitter",
      dependencies: [
        "TutorialPluginKit", "TutorialPlayback", "TutorialSyntax", "TutorialTour", "TutorialTourWriting",
      ],
      path: "Sources/Plugins/Emitters/JSON", packageAccess: false, swiftSettings: house),
    .target(
      name: "TutorialSVGEmitter",
      dependencies: [
        "TutorialDrawing", "TutorialPluginKit", "TutorialSyntax", "TutorialTour", "TutorialPlayback",
        "TutorialGeometry", "TutorialMotion",
      ],
      path: "Sources/Plugins/Emitters/SVG", packageAccess: false, swiftSettings: house),
    .target(
      name: "TutorialHTMLEmitter",
      dependencies: [
        "TutorialDrawing", "TutorialPluginKit", "TutorialSyntax", "TutorialTour", "TutorialTourWriting",
        "TutorialGeometry",
      ],
      path: "Sources/Plugins/Emitters/HTML", packageAccess: false, swiftSettings: house),
    .target(
      name: "TutorialLottieEmitter",
      dependencies: [
        "TutorialDrawing", "TutorialPluginKit", "TutorialSyntax", "TutorialTour", "TutorialPlayback",
        "TutorialGeometry", "TutorialMotion",
      ],
      path: "Sources/Plugins/Emitters/Lottie", packageAccess: false, swiftSettings: house),
    .target(
      name: "TutorialDriverJSEmitter",
      dependencies: [
        "TutorialDrawing", "TutorialPluginKit", "TutorialSyntax", "TutorialTour", "TutorialPlayback",
        "TutorialGeometry", "TutorialMotion",
      ],
      path: "Sources/Plugins/Emitters/DriverJS", packageAccess: false, swiftSettings: house),
    .target(
      name: "TutorialTypeScriptEmitter", dependencies: ["TutorialPluginKit", "TutorialTour"],
      path: "Sources/Plugins/Emitters/TypeScript", packageAccess: false, swiftSettings: house),
    .target(
      name: "TutorialSwiftEmitter", dependencies: ["TutorialSwiftSupport", "TutorialPluginKit", "TutorialTour"],
      path: "Sources/Plugins/Emitters/Swift", packageAccess: false, swiftSettings: house),
    .target(
      name: "TutorialSwiftUIEmitter",
      dependencies: ["TutorialSwiftSupport", "TutorialPluginKit", "TutorialSyntax", "TutorialTour"],
      path: "Sources/Plugins/Emitters/SwiftUI", packageAccess: false, swiftSettings: house),
    // The list of all of them. A new plugin adds its target here and its line there.
    .target(
      name: "TutorialBuiltInPlugins",
      dependencies: [
        "TutorialPluginKit", "TutorialAppiumAndroidImporter", "TutorialDetoxImporter", "TutorialIDBImporter",
        "TutorialMaestroImporter", "TutorialPlaywrightAriaImporter", "TutorialUIAutomatorImporter",
        "TutorialWDAImporter", "TutorialXCUISnapshotImporter", "TutorialDriverJSEmitter", "TutorialHTMLEmitter",
        "TutorialJSONEmitter", "TutorialLottieEmitter", "TutorialSVGEmitter", "TutorialSwiftEmitter",
        "TutorialSwiftUIEmitter", "TutorialTypeScriptEmitter",
      ],
      path: "Sources/Plugins/BuiltIn", packageAccess: false, swiftSettings: house),

    // The C library, under one name on all platforms.
    .target(name: "TutorialPlatform", path: "Sources/tutorialc/Platform", swiftSettings: house),
    // System calls that Swift cannot make directly.
    .target(name: "CSystem", path: "Sources/tutorialc/CSystem"),
    .target(
      name: "TutorialSystem", dependencies: ["CSystem", "TutorialPlatform"], path: "Sources/tutorialc/System",
      swiftSettings: house),
    // Out-of-process plugins: their start, communication and end.
    .target(
      name: "TutorialHosting",
      dependencies: [
        "CSystem", "TutorialPlatform", "TutorialSystem", "TutorialCache", "TutorialPluginKit", "TutorialSyntax",
        "TutorialTour",
      ],
      path: "Sources/tutorialc/Hosting", swiftSettings: house),
    // The arguments of a command line, and their help.
    .target(
      name: "TutorialArguments", dependencies: ["TutorialSyntax"], path: "Sources/tutorialc/Arguments",
      swiftSettings: house),
    // Results of earlier builds that can be reused.
    .target(name: "CDigest", path: "Sources/tutorialc/CDigest"),
    .target(name: "TutorialCache", dependencies: ["CDigest"], path: "Sources/tutorialc/Cache", swiftSettings: house),
    // Diagnostics, for people and for programs.
    .target(
      name: "TutorialReporting",
      dependencies: ["TutorialCache", "TutorialCompiler", "TutorialSyntax", "TutorialSystem"],
      path: "Sources/tutorialc/Reporting", swiftSettings: house),
    // The files that a run has read, and the wait for their change.
    .target(
      name: "TutorialWatching", dependencies: ["CSystem", "TutorialPlatform", "TutorialSystem"],
      path: "Sources/tutorialc/Watching", swiftSettings: house),
    // The texts that a driven build's planner passes to the actions, and the actions to each other; no commands.
    .target(
      name: "TutorialDriving",
      dependencies: [
        "TutorialCache", "TutorialCompiler", "TutorialReporting", "TutorialSyntax", "TutorialSystem", "TutorialTour",
        "TutorialTourWriting",
      ],
      path: "Sources/tutorialc/Driving", swiftSettings: house),
    // Tutorials as pages, for browsers on this machine.
    .target(
      name: "TutorialServing",
      dependencies: ["TutorialCache", "TutorialReporting", "TutorialSyntax", "TutorialSystem"],
      path: "Sources/tutorialc/Serving", swiftSettings: house),
    // Screens as people see them, and the matching of their elements.
    .target(
      name: "TutorialScreens",
      dependencies: [
        "TutorialCompiler", "TutorialIdentity", "TutorialRelocation", "TutorialLanguage", "TutorialPluginKit",
        "TutorialDrawing", "TutorialTour", "TutorialSyntax", "TutorialGeometry", "TutorialNumerics",
      ],
      path: "Sources/tutorialc/Screens", swiftSettings: house),
    // The elements of layouts, independent of tutorials.
    .target(
      name: "TutorialInspection",
      dependencies: [
        "TutorialScreens", "TutorialIdentity", "TutorialSelectors", "TutorialLanguage", "TutorialReporting",
        "TutorialSyntax", "TutorialGeometry",
      ],
      path: "Sources/tutorialc/Inspection", swiftSettings: house),
    // The effects of new layouts on tutorials.
    .target(
      name: "TutorialDrift",
      dependencies: [
        "TutorialScreens", "TutorialSelectors", "TutorialCompiler", "TutorialIdentity", "TutorialRelocation",
        "TutorialLayouts",
        "TutorialLanguage", "TutorialLocks", "TutorialReporting", "TutorialDrawing", "TutorialPluginKit",
        "TutorialPlayback",
        "TutorialTour",
        "TutorialSyntax", "TutorialGeometry",
      ],
      path: "Sources/tutorialc/Drift", swiftSettings: house),
    .executableTarget(
      name: "tutorialc",
      dependencies: [
        "TutorialDrift", "TutorialSelectors", "TutorialScreens", "TutorialInspection", "TutorialIdentity",
        "CSystem", "TutorialArguments", "TutorialPlatform", "TutorialSystem", "TutorialCache", "TutorialCompiler",
        "TutorialDriving", "TutorialHosting",
        "TutorialLocks", "TutorialLayouts", "TutorialThemes", "TutorialValues", "TutorialLanguage", "TutorialSyntax",
        "TutorialYAML", "TutorialTour", "TutorialTourDescription",
        "TutorialGeometry", "TutorialText", "TutorialPluginKit", "TutorialBuiltInPlugins", "TutorialReporting",
        "TutorialWatching", "TutorialServing",
      ],
      path: "Sources/tutorialc/CommandLine", swiftSettings: house),

    // SwiftPM's plugins: both start the executable and know nothing of YAML.
    .plugin(
      name: "TutorialBuildPlugin", capability: .buildTool(), dependencies: ["tutorialc"],
      path: "Sources/Plugins/TutorialBuildPlugin"),
    .plugin(
      name: "TutorialCommandPlugin",
      capability: .command(
        intent: .custom(verb: "tutorialc", description: "Check, build, lock and explain the tutorials of a package."),
        permissions: [.writeToPackageDirectory(reason: "It writes compiled tours, locks and imported layouts.")]),
      dependencies: ["tutorialc"], path: "Sources/Plugins/TutorialCommandPlugin"),

    // Measures single stages for `make bench`; not a product of the package.
    .executableTarget(
      name: "StageBenchmark",
      dependencies: [
        "TutorialLanguage", "TutorialCompiler", "TutorialSyntax", "TutorialYAML", "TutorialTour", "TutorialCallouts",
        "TutorialGeometry",
      ],
      path: "bench/Stages",
      swiftSettings: house),
    // Programs that the oracles of Tests/Oracles query; not products of the package.
    .executableTarget(
      name: "CalloutRunner", dependencies: ["TutorialGeometry"], path: "Tests/Oracles/CalloutRunner",
      swiftSettings: house),
    .executableTarget(
      name: "PathRunner", dependencies: ["TutorialGeometry"], path: "Tests/Oracles/PathRunner", swiftSettings: house),
    .executableTarget(
      name: "MotionRunner", dependencies: ["TutorialMotion", "TutorialNumerics"], path: "Tests/Oracles/MotionRunner",
      swiftSettings: house),
    .executableTarget(
      name: "UnionRunner", dependencies: ["TutorialGeometry"], path: "Tests/Oracles/UnionRunner", swiftSettings: house),
    .executableTarget(
      name: "TextRunner", dependencies: ["TutorialMarkup", "TutorialText", "TutorialTour", "TutorialGeometry"],
      path: "Tests/Oracles/TextRunner",
      swiftSettings: house),
    .executableTarget(
      name: "PatternRunner", dependencies: ["TutorialSyntax"], path: "Tests/Oracles/PatternRunner",
      swiftSettings: house),
    .executableTarget(
      name: "RelocationRunner", dependencies: ["TutorialRelocation", "TutorialGeometry"],
      path: "Tests/Relocation/RelocationRunner", swiftSettings: house),
    // The built-in emitters as separate programs, for tests; not a product of the package.
    .executableTarget(
      name: "EmitterRunner",
      dependencies: ["TutorialBuiltInPlugins", "TutorialIR", "TutorialPluginKit"],
      path: "Tests/Programs/EmitterRunner", packageAccess: false, swiftSettings: house),
    // The built-in importers as separate programs, for tests.
    .executableTarget(
      name: "ImporterRunner",
      dependencies: ["TutorialBuiltInPlugins", "TutorialPluginKit", "TutorialSyntax"],
      path: "Tests/Programs/ImporterRunner", packageAccess: false, swiftSettings: house),
    .testTarget(
      name: "GeometryTests", dependencies: ["TutorialGeometry"], path: "Tests/GeometryTests",
      resources: [.copy("Reference")], swiftSettings: house),
    .testTarget(
      name: "MotionTests", dependencies: ["TutorialMotion", "TutorialNumerics"], path: "Tests/MotionTests",
      resources: [.copy("Reference")], swiftSettings: house),
    .testTarget(
      name: "TextTests",
      dependencies: ["TutorialMarkup", "TutorialWords", "TutorialText", "TutorialTour", "TutorialGeometry"],
      path: "Tests/TextTests", swiftSettings: house),
    .testTarget(
      name: "RelocationTests", dependencies: ["TutorialRelocation", "TutorialGeometry"], path: "Tests/RelocationTests",
      swiftSettings: house),
    // Shared by several of the test targets below.
    .target(
      name: "TestSupport", dependencies: ["TutorialSyntax"], path: "Tests/Support", swiftSettings: house),
    .testTarget(
      name: "SyntaxTests", dependencies: ["TutorialSyntax", "TutorialYAML", "TestSupport"], path: "Tests/SyntaxTests",
      swiftSettings: house),
    .testTarget(
      name: "IRTests",
      dependencies: [
        "TutorialTour", "TutorialTourWriting", "TutorialTourDescription", "TutorialPlayback", "TutorialSession",
        "TutorialSyntax", "TutorialGeometry", "TutorialMotion",
      ],
      path: "Tests/IRTests",
      resources: [.copy("Reference")], swiftSettings: house),
    .testTarget(
      name: "SwiftUITests",
      dependencies: [
        "TutorialSwiftUI", "TutorialPlayer", "TutorialCompiler", "TutorialSyntax", "TutorialGeometry",
      ],
      path: "Tests/SwiftUITests", swiftSettings: house),
    .testTarget(
      name: "CompilerTests",
      dependencies: [
        "TutorialValues", "TutorialLanguage", "TutorialLayouts", "TutorialSelectors", "TutorialIdentity",
        "TutorialLocks", "TutorialSides", "TutorialThemes",
        "TutorialCompiler",
        "TutorialCallouts",
        "TutorialSyntax", "TutorialYAML", "TutorialTour", "TutorialTourWriting", "TutorialPlayback",
        "TutorialGeometry", "TutorialMotion", "TutorialText", "TestSupport",
      ],
      path: "Tests/CompilerTests", resources: [.copy("Reference")], swiftSettings: house),
    .testTarget(
      name: "VerdictTests",
      dependencies: [
        "TutorialLanguage", "TutorialCompiler", "TutorialPluginKit", "TutorialAppiumAndroidImporter",
        "TutorialUIAutomatorImporter", "TutorialWDAImporter", "TutorialSyntax", "TutorialYAML", "TutorialTour",
        "TutorialGeometry",
      ],
      path: "Tests/VerdictTests", swiftSettings: house),
    .testTarget(
      name: "PluginTests",
      dependencies: [
        "TestSupport", "TutorialBuiltInPlugins", "TutorialPluginKit", "TutorialDrawing",
        "TutorialAppiumAndroidImporter",
        "TutorialUIAutomatorImporter", "TutorialWDAImporter", "TutorialXCUISnapshotImporter", "TutorialIDBImporter",
        "TutorialMaestroImporter", "TutorialDetoxImporter", "TutorialPlaywrightAriaImporter", "TutorialImportSupport",
        "TutorialDriverJSEmitter", "TutorialJSONEmitter", "TutorialLottieEmitter", "TutorialSVGEmitter",
        "TutorialHTMLEmitter", "TutorialSwiftEmitter", "TutorialSwiftUIEmitter", "TutorialSwiftSupport",
        "TutorialTypeScriptEmitter", "TutorialSyntax",
        "TutorialYAML", "TutorialTour", "TutorialTourWriting", "TutorialText", "TutorialGeometry", "TutorialMotion",
      ],
      path: "Tests/PluginTests", swiftSettings: house),
    .testTarget(
      name: "ServingTests", dependencies: ["TutorialServing", "TutorialReporting", "TutorialSyntax"],
      path: "Tests/ServingTests", swiftSettings: house),
    .testTarget(
      name: "CommandLineTests",
      dependencies: [
        "tutorialc", "EmitterRunner", "ImporterRunner", "TutorialArguments", "TutorialSystem", "TutorialCache",
        "TutorialDriving",
        "TutorialHosting",
        "TutorialValues",
        "TutorialLanguage",
        "TutorialLayouts", "TutorialLocks", "TutorialScreens", "TutorialDrift", "TutorialCompiler", "TutorialPluginKit",
        "TutorialReporting",
        "TutorialUIAutomatorImporter", "TutorialSyntax", "TutorialYAML", "TutorialGeometry", "TutorialWatching",
      ],
      path: "Tests/CommandLineTests", swiftSettings: house),
  ],
  swiftLanguageModes: [.v6]
)
