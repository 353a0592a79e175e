package import TutorialSyntax

/// Takes down what the compiler and programs say to each other, for who writes such a program.
package struct ProgramRecorder: Sendable {
  private let write: @Sendable ([UInt8], String) -> Diagnostic?

  /// - Parameter write: writes bytes under the name of a file, or says why it cannot.
  package init(write: @escaping @Sendable (_ bytes: [UInt8], _ name: String) -> Diagnostic?) {
    self.write = write
  }

  /// Writes what was said; why it cannot, if it cannot.
  func record(_ bytes: [UInt8], as name: String) throws(ProgramFailure) {
    // The name of a tutorial may be any text where it comes from no file.
    let plain = name.unicodeScalars.map { $0 == "/" || $0 == "\\" || $0.value < 0x20 || $0.value == 0x7F ? "-" : $0 }
    var text = String.UnicodeScalarView()
    text.append(contentsOf: plain)
    if let fault = write(bytes, String(text)) { throw ProgramFailure(fault) }
  }
}
