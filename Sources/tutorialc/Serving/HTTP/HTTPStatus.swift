/// The status of a response.
package enum HTTPStatus: Int, Sendable, CaseIterable {
  case ok = 200
  case badRequest = 400
  case notFound = 404
  case methodNotAllowed = 405
  case targetTooLong = 414
  case headTooLarge = 431
  case unavailable = 503
  case otherVersion = 505

  /// The reason phrase in HTTP.
  var words: String {
    switch self {
    case .ok: "OK"
    case .badRequest: "Bad Request"
    case .notFound: "Not Found"
    case .methodNotAllowed: "Method Not Allowed"
    case .targetTooLong: "URI Too Long"
    case .headTooLarge: "Request Header Fields Too Large"
    case .unavailable: "Service Unavailable"
    case .otherVersion: "HTTP Version Not Supported"
    }
  }
}
