package import TutorialSyntax

/// Records the messages between the compiler and programs, for authors of such programs.
package struct ProgramRecorder: Sendable {
  private let write: @Sendable ([UInt8], String) -> Diagnostic?

  /// - Parameter write: writes bytes to a file with the given name, or returns the reason why it cannot.
  package init(write: @escaping @Sendable (_ bytes: [UInt8], _ name: String) -> Diagnostic?) {
    self.write = write
  }

  /// Writes a message, or throws the reason why it cannot.
  func record(_ bytes: [UInt8], as name: String) throws(ProgramFailure) {
    // A tutorial that comes from no file may have any text as its name.
    let plain = name.unicodeScalars.map { $0 == "/" || $0 == "\\" || $0.value < 0x20 || $0.value == 0x7F ? "-" : $0 }
    var text = String.UnicodeScalarView()
    text.append(contentsOf: plain)
    if let fault = write(bytes, String(text)) { throw ProgramFailure(fault) }
  }
}
