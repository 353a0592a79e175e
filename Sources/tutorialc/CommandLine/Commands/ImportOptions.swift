import TutorialArguments
import TutorialCompiler
import TutorialGeometry
import TutorialPluginKit
import TutorialSyntax

/// The options for a file to import.
struct ImportOptions {
  static let from = Option(
    "--from", .name("NAME", of: { Plugins.importers.map { $0.describe().plugin.name } }),
    help: """
      The format of the files: one of those above, or the name of an importer that is a program. Default: detected from \
      the content, among those above.
      """)
  static let screen = Option(
    "--screen", .text("NAME"), help: "The screen's name in the manifest. Default: the file's name up to its first dot.")
  static let variant = Option("--variant", .text("NAME"), help: "The variant's name. Default: default.")
  static let density = Option(
    "--density", .text("DPI"), help: "Android: dots per inch, such as 420; 160 is one pixel per dp.")
  static let scale = Option("--scale", .text("N"), help: "iOS: pixels per point, such as 3.")
  static let display = Option(
    "--display", .text("WxH"),
    help:
      "The display's size in the file's own unit: pixels for Android, points for iOS, CSS pixels. Overrides the file.")
  static let safeArea = Option(
    "--safe-area", .text("T,R,B,L"), help: "The insets of the safe area in points or dp: top, right, bottom, left.")
  static let trait = Option(
    "--trait", .text("NAME=VALUE"), repeats: true, help: "A trait of the variant, such as locale=en-US.")
  static let set = Option(
    "--set", .setting(ImporterOptions.words(of: Plugins.importers)), repeats: true,
    help: "An option of the format; import --from NAME --help lists a format's options.")
  static let lenient = Option("--lenient", help: "Keep the readable part of a malformed file.")

  static let all = [from, screen, variant, density, scale, display, safeArea, trait, set, lenient]

  private let screenName: String?
  private let variantName: String
  private let densityValue: Double?
  private let scaleValue: Double?
  private let displaySize: Size?
  private let insets: EdgeInsets?
  private let traits: [ImportedTrait]
  let settings: ImporterOptions
  private let isLenient: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    screenName = arguments.value(Self.screen)
    variantName = arguments.value(Self.variant) ?? "default"
    densityValue = try Self.number(arguments, Self.density, in: 1...10_000)
    scaleValue = try Self.number(arguments, Self.scale, in: 1...100)
    displaySize = try arguments.value(Self.display).map(Self.size)
    insets = try arguments.value(Self.safeArea).map(Self.edgeInsets)
    traits = try arguments.values(Self.trait).map(Self.trait)
    settings = try ImporterOptions(arguments.values(Self.set))
    isLenient = arguments.has(Self.lenient)
  }

  /// The request to import one file; throws if a setting isn't an option of the importer.
  func request(
    _ source: SourceText, for importer: any Importer, over configured: PluginOptions
  ) throws(UsageError) -> ImportRequest {
    let name = FilePath.name(of: source.path).prefix { $0 != "." }
    var request = ImportRequest(
      source: source, screen: screenName ?? (name.isEmpty ? "screen" : String(name)), variant: variantName)
    request.density = densityValue
    request.scale = scaleValue
    request.display = displaySize
    request.safeArea = insets
    request.traits = traits
    request.options = try settings.options(of: importer, over: configured)
    request.lenient = isLenient
    return request
  }

  private static func number(
    _ arguments: Arguments, _ option: Option, in bounds: ClosedRange<Int>
  ) throws(UsageError) -> Double? {
    guard let text = arguments.value(option) else { return nil }
    return try number(text, of: option, in: bounds)
  }

  private static func number(
    _ text: String, of option: Option, in bounds: ClosedRange<Int>
  ) throws(UsageError) -> Double {
    let bytes = Array(text.utf8)
    guard case .value(let value) = parseDecimal(bytes, 0..<bytes.count), value >= Double(bounds.lowerBound),
      value <= Double(bounds.upperBound)
    else {
      throw UsageError(
        "\(option.name): \"\(excerpt(text))\" is not a number from \(bounds.lowerBound) to \(bounds.upperBound)")
    }
    return value
  }

  private static func size(_ text: String) throws(UsageError) -> Size {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2 else { throw UsageError("--display is \"\(excerpt(text))\", not like 1080x2400") }
    let width = try number(parts[0], of: display, in: 1...100_000)
    return Size(width, try number(parts[1], of: display, in: 1...100_000))
  }

  private static func edgeInsets(_ text: String) throws(UsageError) -> EdgeInsets {
    var sides: [Double] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let spaceless = String(part.filter { $0 != " " })
      sides.append(try number(spaceless, of: safeArea, in: 0...100_000))
    }
    guard sides.count == 4 else { throw UsageError("--safe-area is \"\(excerpt(text))\", not like 59,0,34,0") }
    return EdgeInsets(top: sides[0], right: sides[1], bottom: sides[2], left: sides[3])
  }

  private static func trait(_ text: String) throws(UsageError) -> ImportedTrait {
    guard let equals = text.firstIndex(of: "="), equals != text.startIndex else {
      throw UsageError("--trait is \"\(excerpt(text))\", not like locale=en-US")
    }
    return ImportedTrait(String(text[..<equals]), String(text[text.index(after: equals)...]))
  }
}
