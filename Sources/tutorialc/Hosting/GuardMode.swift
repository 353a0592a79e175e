import CSystem
import TutorialPlatform
import TutorialSystem

/// The hidden mode of this program in which it guards another one: see `csystem_guard`.
package enum GuardMode {
  /// The first argument of the mode; the program's path and its arguments follow.
  static let name = "__exec"

  /// The environment variables that a program gets; it gets no others.
  private static let variables = ["PATH", "HOME", "LANG", "TMPDIR"]

  /// Guards the program that the command line names, and doesn't return; does nothing for other command lines.
  package static func runIfRequested(_ arguments: [String]) {
    guard arguments.count > 3, arguments[1] == name else { return }
    let words = cStrings(Array(arguments.dropFirst(3)))
    let environment = cStrings(
      variables.compactMap { name in ProcessEnvironment.variable(name).map { "\(name)=\($0)" } })
    csystem_guard(arguments[2], words, environment)
  }

  /// A null-terminated array of C strings. It is never freed, because the process is about to execute another program.
  private static func cStrings(_ texts: [String]) -> UnsafeMutablePointer<UnsafeMutablePointer<CChar>?> {
    let pointers = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: texts.count + 1)
    for (index, text) in texts.enumerated() { pointers[index] = strdup(text) }
    pointers[texts.count] = nil
    return pointers
  }
}
