package import TutorialGeometry
package import TutorialSyntax

extension Decoder {
  /// Decodes SVG path data and its view box `[x, y, width, height]`.
  ///
  /// Errors in the data are reported at the exact character.
  package mutating func pathShape(_ node: NodeID, viewBox: NodeID) -> PathShape? {
    let box = numbers(viewBox, count: 4, expected: "[x, y, width, height]")?.value
    guard let data = filledString(node, of: "the path", expected: "SVG path data", limit: .max)?.value, let box else {
      return nil
    }
    guard box[2] > 0, box[3] > 0 else {
      reportOutOfRange(viewBox, "the view box has no area")
      return nil
    }
    let viewBoxRect = Rect(box[0], box[1], box[2], box[3])
    guard viewBoxRect.isWithinLimits else {
      reportOutOfRange(viewBox, "the view box reaches beyond -10000000 to 10000000")
      return nil
    }
    switch PathShape.make(data: data, viewBox: viewBoxRect) {
    case .success(let shape):
      return shape
    case .failure(let error) where error.isAboutViewBox:
      reportOutOfRange(viewBox, "the path reaches farther than 10000000 times the view box")
      return nil
    case .failure(let error):
      report(Diagnostic(.invalidPath, error.message, at: spanOfCharacter(at: error.offset, in: node)))
      return nil
    }
  }

  /// The source range of one character of a scalar's text, or of the whole scalar if the text can't be matched.
  ///
  /// For an alias, the range is where the text is written.
  package func spanOfCharacter(at offset: Int, in node: NodeID) -> SourceSpan {
    let whole = document.range(document.target(node))
    let text = document.arena[document.textBounds(node)]
    var written = ScalarSourceMap(document.source.bytes, whole.range)
    guard let place = written.range(ofCharacterAt: offset, in: text) else { return document.span(node) }
    return SourceSpan(document.source, ByteRange(UInt32(place.lowerBound), UInt32(place.upperBound)))
  }
}

extension DiagnosticID {
  /// `invalid-path`.
  package static let invalidPath = DiagnosticID(
    "invalid-path", .error,
    rule:
      "The path isn't SVG path data, or isn't one closed outline. A cutout has exactly one subpath, which leaves out "
      + "no part of its inside. The path may cross itself; everything that it winds around, by the non-zero rule, is "
      + "cut out.",
    wrong: """
      shape: { path: "M0 0 L10 0 L10", viewBox: [0, 0, 10, 10] }
      """,
    right: """
      shape: { path: "M0 0 L10 0 L10 10 Z", viewBox: [0, 0, 10, 10] }
      """)
}
