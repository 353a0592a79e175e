import CSystem
import TutorialSystem

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The mode of this program, hidden from people, in which it guards another: see `csystem_guard`.
package enum GuardMode {
  /// The word that stands first on the command line; the program's path and its words follow.
  static let name = "__exec"

  /// The only variables that a program gets.
  private static let variables = ["PATH", "HOME", "LANG", "TMPDIR"]

  /// Guards the program that the command line names, and does not return; does nothing where it asks for something else.
  package static func runIfAsked(_ arguments: [String]) {
    guard arguments.count > 3, arguments[1] == name else { return }
    let words = cStrings(Array(arguments.dropFirst(3)))
    let environment = cStrings(
      variables.compactMap { name in ProcessEnvironment.variable(name).map { "\(name)=\($0)" } })
    csystem_guard(arguments[2], words, environment)
  }

  /// Strings for C, with nil behind them. The process is about to be another: nobody frees them.
  private static func cStrings(_ texts: [String]) -> UnsafeMutablePointer<UnsafeMutablePointer<CChar>?> {
    let pointers = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: texts.count + 1)
    for (index, text) in texts.enumerated() { pointers[index] = strdup(text) }
    pointers[texts.count] = nil
    return pointers
  }
}
