public import TutorialIR

/// Reads a layout from someone else's format. Values in, values out: an importer opens no file.
public protocol Importer: Sendable {
  /// Name, version and one line of help.
  var description: PluginDescription { get }

  /// How sure the importer is, from the content alone, that it can read the file: 0 (no) to 100 (certain).
  func recognizes(_ source: SourceText) -> Int

  /// Reads the file. What is wrong with it is a diagnostic at its line and column, never a trap.
  func read(_ request: ImportRequest) -> ImportResult
}

/// One file to import, and what the person says about it that the file does not.
public struct ImportRequest: Sendable {
  /// The file.
  public var source: SourceText
  /// The screen's name in the manifest.
  public var screen: String
  /// The variant's name in the manifest.
  public var variant: String
  /// Android: dots per inch; 160 is one pixel per dp.
  public var density: Double?
  /// iOS: pixels per point, recorded in the manifest; the frames are points already.
  public var scale: Double?
  /// The display's size in the format's own unit, where the file does not say it or must be checked.
  public var display: (width: Double, height: Double)?
  /// Safe-area insets in logical units: top, right, bottom, left.
  public var safeArea: [Double]?
  /// Further traits, as `--trait k=v` gives them, in order.
  public var traits: [(key: String, value: String)]
  /// Keep what parsed of a malformed file.
  public var lenient: Bool

  /// A request with nothing said beyond the file, screen and variant.
  public init(source: SourceText, screen: String, variant: String) {
    self.source = source
    self.screen = screen
    self.variant = variant
    self.traits = []
    self.lenient = false
  }
}

/// What came of an import.
public struct ImportResult: Sendable {
  /// The snapshot, absent where nothing could be read.
  public var snapshot: ImportedSnapshot?
  /// What was found on the way.
  public var diagnostics: [Diagnostic]

  /// A result of a snapshot and findings.
  public init(snapshot: ImportedSnapshot?, diagnostics: [Diagnostic]) {
    self.snapshot = snapshot
    self.diagnostics = diagnostics
  }
}
