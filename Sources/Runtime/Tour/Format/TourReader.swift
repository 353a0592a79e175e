import TutorialGeometry
import TutorialSyntax

extension Tour {
  /// Reads a tour.
  ///
  /// Unknown fields are ignored, because a later minor version may have added them. Everything that a client relies on
  /// is checked: names of motions, indices in lists, the form of outlines and motions.
  ///
  /// - Parameter bytes: the content of a `.tour.json` file.
  /// - Throws: the first fault, with its line, column and field. An unknown major version is a fault.
  public static func read(_ bytes: [UInt8]) throws(TourReadError) -> Tour {
    let source = SourceText(path: "", bytes: bytes)
    let parsed = JSONReader.read(source)
    if let diagnostic = parsed.diagnostics.first(where: { $0.severity == .error }) {
      let (line, column) = source.position(of: Int(diagnostic.primary?.range.start ?? 0))
      throw TourReadError(line: line, column: column, path: "", message: diagnostic.message)
    }
    guard let root = parsed.value.root else {
      throw TourReadError(line: 1, column: 1, path: "", message: "the file is empty")
    }
    return try TourReader(parsed.value).tour(root)
  }
}

/// Reads the parts of a tour, with a method for each type; the first fault ends it.
///
/// Each part of the format has a file of its own, and a file of the same name in the module that writes tours.
///
/// It is a class because parts depend on what was read before them: the names of the motions, the length of the
/// outlines.
final class TourReader {
  let document: Document
  /// The names of the tour's motions.
  private(set) var motions: Set<String> = []
  /// The count of numbers in each outline; nil before the first one is read.
  var outlineLength: Int?
  /// The number of the tour's contents of callouts.
  private(set) var contentCount = 0

  init(_ document: Document) {
    self.document = document
  }

  func tour(_ node: NodeID) throws(TourReadError) -> Tour {
    let object = try TourObject(node, self)
    try checkVersion(try object.node("schema"))
    let motions = try object.entries("motions", motion)
    self.motions = Set(motions.all.map(\.name))
    let contents = try object.listIfPresent("contents", content) ?? []
    contentCount = contents.count
    return Tour(
      generator: try object.text("generator"), tutorial: try object.text("tutorial"),
      title: try object.optional("title", text), once: try object.text("once"),
      dismiss: try object.list("dismiss", choice), keys: try object.ifPresent("keys", keys) ?? .standard,
      events: try object.ifPresent("events", events) ?? .standard,
      theme: try object.ifPresent("theme", theme) ?? .standard, locales: try object.list("locales", text),
      strings: try object.entries("strings", texts), variables: try variables(object), motions: motions,
      division: try object.ifPresent("division", division) ?? .plain, contents: contents,
      probes: try object.ifPresent("probes", probesByLocale) ?? [:], variants: try variants(object),
      reducedMotion: try reducedMotion(try object.node("reducedMotion")))
  }

  private func division(_ node: NodeID) throws(TourReadError) -> OutlineDivision {
    guard let division = OutlineDivision(try items(node, wholeNumber)) else {
      throw error(node, "a list of 8 whole numbers above 0 is expected")
    }
    return division
  }

  /// Checks the schema: `tutorialc.tour/1`, or with a minor version `tutorialc.tour/1.2`.
  private func checkVersion(_ node: NodeID) throws(TourReadError) {
    let schema = try text(node)
    let family = "tutorialc.tour/"
    guard schema.hasPrefix(family) else { throw error(node, "\"\(excerpt(schema))\" is not a tour's schema") }
    let parts = schema.dropFirst(family.count).split(separator: ".", omittingEmptySubsequences: false)
    let isNumbered =
      parts.count <= 2 && parts.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy(\.isASCIIDigit) }
    guard isNumbered, let major = parts.first else {
      throw error(node, "\"\(excerpt(schema))\" is not a version of a tour")
    }
    guard major == "\(Tour.majorVersion)" else {
      throw error(
        node, "version \(excerpt(String(major))) of the tour is not known; this reader knows \(Tour.majorVersion)")
    }
  }

  private func variables(_ object: TourObject) throws(TourReadError) -> TourEntries<TourEntries<String>> {
    try object.ifPresent("variables") { node throws(TourReadError) in
      try TourObject(node, self).allEntries(texts)
    } ?? [:]
  }

  private func texts(_ node: NodeID) throws(TourReadError) -> TourEntries<String> {
    try TourObject(node, self).allEntries(text)
  }
}
