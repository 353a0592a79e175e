import TutorialServing

extension FuzzEntry {
  /// Requests to a preview.
  ///
  /// A request is the same in one piece and in many, and a sender without the secret learns nothing.
  static let httpRequest = FuzzEntry(name: "http-request") { bytes in
    var (whole, pieces) = (HTTPHead(), HTTPHead())
    let reading = whole.append(bytes)
    var other = HTTPHead.Reading.incomplete
    for byte in bytes where other == .incomplete { other = pieces.append([byte]) }
    require(reading == other, "a request is another one in pieces")
    guard case .request(let request) = reading else { return }
    let gate = Gate(secret: Array(0x20..<0x30), port: 8080)
    let isKnown = request.target.starts(with: Array("/\(gate.token)/".utf8))
    require(isKnown || gate.path(of: request) == nil, "a request without the secret is answered")
  }
}
