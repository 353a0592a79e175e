// swift-tools-version: 6.2
import PackageDescription

/// Every module of the project is compiled the same way: no implicit existentials, imports are internal unless they
/// are part of the module's own interface, and a member is visible only where its module is imported.
let house: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// The standard library rounds doubles with libm's `floor` and its like, which on Linux nothing else would link.
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
    // The stages. What a module may import is what stands here: geometry knows no JSON, the representation knows no
    // YAML, and no stage knows the command line.
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
    // The tour as it is written, and its schema: apps read tours, and link none of this.
    .target(
      name: "TutorialTourWriting",
      dependencies: ["TutorialTour", "TutorialSyntax", "TutorialGeometry", "TutorialMotion"],
      path: "Sources/Compiler/TourWriting", swiftSettings: house),
    // The tour's format, described once: its schema, the page's tables, types for other languages.
    .target(
      name: "TutorialTourDescription", dependencies: ["TutorialTour", "TutorialSyntax", "TutorialGeometry"],
      path: "Sources/Compiler/TourDescription", swiftSettings: house),
    // What a body says without its markup.
    .target(name: "TutorialMarkup", path: "Sources/Runtime/Markup", swiftSettings: house),
    // Where words begin that nothing stands between: large lists, so nothing depends on it that apps import.
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
    // Which step comes when.
    .target(
      name: "TutorialSession",
      dependencies: [
        "TutorialTour", "TutorialCallouts", "TutorialPlayback", "TutorialMarkup", "TutorialSyntax", "TutorialGeometry",
        "TutorialNumerics",
      ],
      path: "Sources/Runtime/Session", swiftSettings: house),
    // What apps import: the tour, its callouts, its playback, and how it goes on, under one name.
    .target(
      name: "TutorialPlayer",
      dependencies: ["TutorialTour", "TutorialCallouts", "TutorialPlayback", "TutorialSession"],
      path: "Sources/Runtime/Player", swiftSettings: house),
    // Tours in SwiftUI: views where there is SwiftUI, and everywhere what they need that is none. It is compiled as apps are,
    // by no more rules than theirs.
    .target(
      name: "TutorialSwiftUI", dependencies: ["TutorialPlayer", "TutorialSyntax", "TutorialGeometry"],
      path: "Sources/Runtime/SwiftUI"),
    // The same with diagnostics, for whoever reads more than tours: plugins.
    .target(
      name: "TutorialIR",
      dependencies: [
        "TutorialSyntax", "TutorialTour", "TutorialTourWriting", "TutorialTourDescription", "TutorialCallouts",
        "TutorialPlayback", "TutorialSession",
      ],
      path: "Sources/Compiler/IR", swiftSettings: house),
    // The kinds of values that all files have, and what authors write who come from other tools.
    .target(
      name: "TutorialValues", dependencies: ["TutorialSyntax", "TutorialGeometry"], path: "Sources/Compiler/Values",
      swiftSettings: house),
    // What callouts look like: as it is written, over what it is written, and whether it can be seen.
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
    // Which element of a screen is which on a later state of it.
    .target(
      name: "TutorialRelocation", dependencies: ["TutorialGeometry", "TutorialNumerics"],
      path: "Sources/Compiler/Relocation", swiftSettings: house),
    // Layouts as they are written, into every frame in the coordinates of the display.
    .target(
      name: "TutorialLayouts",
      dependencies: ["TutorialLanguage", "TutorialSyntax", "TutorialTour", "TutorialGeometry", "TutorialNumerics"],
      path: "Sources/Compiler/Layouts", swiftSettings: house),
    // The elements of a screen that a selector names.
    .target(
      name: "TutorialSelectors", dependencies: ["TutorialLanguage", "TutorialSyntax"],
      path: "Sources/Compiler/Selectors", swiftSettings: house),
    // How much of what there is to read on a screen a callout covers, and on which side of its target that is least.
    .target(
      name: "TutorialSides", dependencies: ["TutorialLanguage", "TutorialGeometry", "TutorialNumerics"],
      path: "Sources/Compiler/Sides", swiftSettings: house),
    // The selector that names an element best.
    .target(
      name: "TutorialIdentity",
      dependencies: ["TutorialSelectors", "TutorialLanguage", "TutorialSyntax", "TutorialTour", "TutorialGeometry"],
      path: "Sources/Compiler/Identity", swiftSettings: house),
    // What the selectors of a tutorial resolved to when somebody looked last, and whether they still do.
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

    // The plugins: importers bring layouts in, emitters carry tours out.
    .systemLibrary(
      name: "CExpat", path: "Sources/Plugins/CExpat", pkgConfig: "expat",
      providers: [.apt(["libexpat1-dev"]), .brew(["expat"])]),
    // It uses no more of TutorialIR than is named beside it, but who writes a plugin imports both.
    .target(
      name: "TutorialPluginKit",
      dependencies: ["TutorialIR", "TutorialSyntax", "TutorialTour", "TutorialTourWriting", "TutorialGeometry"],
      path: "Sources/Plugins/PluginKit", swiftSettings: house),
    // What importers share, and what those of Android and of iOS share besides; what drawing emitters share.
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
    // What emitters of Swift share: names.
    .target(
      name: "TutorialSwiftSupport", dependencies: ["TutorialPluginKit", "TutorialTour", "TutorialGeometry"],
      path: "Sources/Plugins/SwiftSupport", packageAccess: false, swiftSettings: house),
    // The importers and the emitters have no access to what is `package`: one of somebody else's can do what they do.
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

    // Calls of the operating system that Swift cannot make as they are.
    .target(name: "CSystem", path: "Sources/tutorialc/CSystem"),
    .target(name: "TutorialSystem", dependencies: ["CSystem"], path: "Sources/tutorialc/System", swiftSettings: house),
    // Programs that run beside the compiler, as plugins of it: how they are started, talked to and ended.
    .target(
      name: "TutorialHosting",
      dependencies: [
        "CSystem", "TutorialSystem", "TutorialCache", "TutorialPluginKit", "TutorialSyntax", "TutorialTour",
      ],
      path: "Sources/tutorialc/Hosting", swiftSettings: house),
    // What stands on a command line, and what help says of it.
    .target(
      name: "TutorialArguments", dependencies: ["TutorialSyntax"], path: "Sources/tutorialc/Arguments",
      swiftSettings: house),
    // What was done before and need not be done again.
    .target(name: "CDigest", path: "Sources/tutorialc/CDigest"),
    .target(name: "TutorialCache", dependencies: ["CDigest"], path: "Sources/tutorialc/Cache", swiftSettings: house),
    // What was found, as people and programs read it.
    .target(
      name: "TutorialReporting", dependencies: ["TutorialCompiler", "TutorialSyntax", "TutorialSystem"],
      path: "Sources/tutorialc/Reporting", swiftSettings: house),
    // What a run has looked at, and the wait until that is no longer so.
    .target(
      name: "TutorialWatching", dependencies: ["CSystem", "TutorialSystem"], path: "Sources/tutorialc/Watching",
      swiftSettings: house),
    // What whoever plans a build hands to the actions of it, and they to each other: texts, no commands.
    .target(
      name: "TutorialDriving",
      dependencies: [
        "TutorialCache", "TutorialCompiler", "TutorialSyntax", "TutorialSystem", "TutorialTour", "TutorialTourWriting",
      ],
      path: "Sources/tutorialc/Driving", swiftSettings: house),
    // Tutorials as pages, for the browsers of this machine.
    .target(
      name: "TutorialServing",
      dependencies: ["TutorialCache", "TutorialReporting", "TutorialSyntax", "TutorialSystem"],
      path: "Sources/tutorialc/Serving", swiftSettings: house),
    // Screens as people look at them, and which element of one is which of another.
    .target(
      name: "TutorialScreens",
      dependencies: [
        "TutorialCompiler", "TutorialIdentity", "TutorialRelocation", "TutorialLanguage", "TutorialPluginKit",
        "TutorialDrawing", "TutorialTour", "TutorialSyntax", "TutorialGeometry", "TutorialNumerics",
      ],
      path: "Sources/tutorialc/Screens", swiftSettings: house),
    // The elements of layouts, with no tutorial at hand.
    .target(
      name: "TutorialInspection",
      dependencies: [
        "TutorialScreens", "TutorialIdentity", "TutorialSelectors", "TutorialLanguage", "TutorialReporting",
        "TutorialSyntax", "TutorialGeometry",
      ],
      path: "Sources/tutorialc/Inspection", swiftSettings: house),
    // What new layouts do to tutorials.
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
        "CSystem", "TutorialArguments", "TutorialSystem", "TutorialCache", "TutorialCompiler", "TutorialDriving",
        "TutorialHosting",
        "TutorialLocks", "TutorialLayouts", "TutorialThemes", "TutorialValues", "TutorialLanguage", "TutorialSyntax",
        "TutorialYAML", "TutorialTour", "TutorialTourDescription",
        "TutorialGeometry", "TutorialText", "TutorialPluginKit", "TutorialAppiumAndroidImporter",
        "TutorialUIAutomatorImporter", "TutorialWDAImporter", "TutorialXCUISnapshotImporter", "TutorialIDBImporter",
        "TutorialMaestroImporter", "TutorialDetoxImporter", "TutorialPlaywrightAriaImporter", "TutorialJSONEmitter",
        "TutorialSVGEmitter", "TutorialHTMLEmitter", "TutorialLottieEmitter", "TutorialDriverJSEmitter",
        "TutorialSwiftEmitter", "TutorialTypeScriptEmitter",
        "TutorialSwiftUIEmitter", "TutorialReporting", "TutorialWatching", "TutorialServing",
      ],
      path: "Sources/tutorialc/CommandLine", swiftSettings: house),

    // What SwiftPM runs: both start the executable and know nothing of YAML.
    .plugin(
      name: "TutorialBuildPlugin", capability: .buildTool(), dependencies: ["tutorialc"],
      path: "Sources/Plugins/TutorialBuildPlugin"),
    .plugin(
      name: "TutorialCommandPlugin",
      capability: .command(
        intent: .custom(verb: "tutorialc", description: "Check, build, lock and explain the tutorials of a package."),
        permissions: [.writeToPackageDirectory(reason: "It writes compiled tours, locks and imported layouts.")]),
      dependencies: ["tutorialc"], path: "Sources/Plugins/TutorialCommandPlugin"),

    // Measures single stages for `make bench`; no product of the package.
    .executableTarget(
      name: "StageBenchmark",
      dependencies: [
        "TutorialLanguage", "TutorialCompiler", "TutorialSyntax", "TutorialYAML", "TutorialTour", "TutorialCallouts",
        "TutorialGeometry",
      ],
      path: "bench/Stages",
      swiftSettings: house),
    // What the oracles of Tests/Oracles talk to; no products of the package.
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
    // The built-in emitters as programs of their own, for tests; no product of the package.
    .executableTarget(
      name: "EmitterRunner",
      dependencies: [
        "TutorialIR", "TutorialPluginKit", "TutorialDriverJSEmitter", "TutorialJSONEmitter", "TutorialLottieEmitter",
        "TutorialSVGEmitter", "TutorialHTMLEmitter", "TutorialSwiftEmitter", "TutorialSwiftUIEmitter",
        "TutorialTypeScriptEmitter",
      ],
      path: "Tests/Programs/EmitterRunner", packageAccess: false, swiftSettings: house),
    // The same of the built-in importers.
    .executableTarget(
      name: "ImporterRunner",
      dependencies: [
        "TutorialPluginKit", "TutorialAppiumAndroidImporter", "TutorialUIAutomatorImporter", "TutorialWDAImporter",
        "TutorialXCUISnapshotImporter", "TutorialIDBImporter", "TutorialMaestroImporter", "TutorialDetoxImporter",
        "TutorialPlaywrightAriaImporter", "TutorialSyntax",
      ],
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
    // What several of the test targets below use.
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
        "TestSupport", "TutorialPluginKit", "TutorialDrawing", "TutorialAppiumAndroidImporter",
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
