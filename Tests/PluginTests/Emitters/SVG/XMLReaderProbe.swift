import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Reads XML with an independent parser, and records its contents.
final class XMLReaderProbe: NSObject, XMLParserDelegate {
  private(set) var isWellFormed = false
  private(set) var complaint = ""
  private(set) var elements: Set<String> = []
  private(set) var text = ""

  init(_ bytes: [UInt8]) {
    super.init()
    let parser = XMLParser(data: Data(bytes))
    parser.delegate = self
    isWellFormed = parser.parse()
    complaint = parser.parserError.map { "\($0)" } ?? ""
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    elements.insert(name)
  }

  func parser(_ parser: XMLParser, foundCharacters characters: String) {
    text += characters
  }
}
