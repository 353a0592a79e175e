package import TutorialPluginKit
package import TutorialSyntax
import TutorialSystem

/// The program of a plugin. It is asked for its description once, on demand, and started again for each request.
package final class DescribedProgram<Announcement: PluginAnnouncement>: Sendable {
  private struct Known: Sendable {
    let announcement: Announcement
    let program: PermittedProgram
    let identity: [String]
  }

  /// The name that it was requested by.
  package let name: String
  /// Starts the program.
  private let call: ProgramCall
  /// The program's own options as given, because its description may depend on them.
  private let options: PluginOptions
  /// True if its files are digested when it is asked for its description.
  private let isIdentified: Bool
  /// Returns the reason why a program with this description cannot be used, besides its name and its protocol version.
  private let defect: @Sendable (Announcement) -> String?
  private let known = Guarded<Result<Known, ProgramFailure>?>(nil)

  /// The program that `call` starts.
  ///
  /// - Parameters:
  ///   - name: the name that it was requested by.
  ///   - options: the options that it will get.
  ///   - isIdentified: true if `identity` will be used, which takes reading the whole program.
  ///   - defect: returns the reason why a program with this description cannot be used, or nil.
  init(
    _ name: String, options: PluginOptions, _ call: ProgramCall, isIdentified: Bool = false,
    defect: @escaping @Sendable (Announcement) -> String? = { _ in nil }
  ) {
    (self.name, self.options, self.call, self.isIdentified, self.defect) = (name, options, call, isIdentified, defect)
  }

  /// The program's description, or nil if it failed.
  var announcement: Announcement? { try? answer.get().announcement }

  /// The program's description, or the reason why it cannot be used.
  func described() throws(ProgramFailure) -> Announcement { try answer.get().announcement }

  /// Sends a request and reads the program's response, or throws the reason why it cannot be used.
  func response<Response>(
    to request: [UInt8], recordedAs name: String, _ read: ([UInt8]) throws(MessageFault) -> Response
  ) throws(ProgramFailure) -> Response {
    let answer = try call.answer(to: request, recordedAs: name)
    do throws(MessageFault) {
      return try read(answer.bytes)
    } catch {
      throw call.failure("its response cannot be used: \(error.words)")
    }
  }

  /// The reason why it cannot be used, if any.
  package var failure: Diagnostic? {
    if case .failure(let error) = answer { error.diagnostic } else { nil }
  }

  /// Words that identify the program and its current version; nil if it cannot be used.
  package var identity: [String]? { try? answer.get().identity }

  /// The program's file and the files among its arguments; empty if it cannot be used.
  package var files: [String] { (try? answer.get().program.files) ?? [] }

  private var answer: Result<Known, ProgramFailure> {
    known.withLock { known in
      if let known { return known }
      let answer = Result { () throws(ProgramFailure) in try ask() }
      known = answer
      return answer
    }
  }

  private func ask() throws(ProgramFailure) -> Known {
    let request = DescribeRequest(options: options)
    let answer = try call.answer(
      to: request.bytes, [PluginProtocol.describing], recordedAs: "\(name).describe")
    let announcement: Announcement
    do throws(MessageFault) {
      announcement = try Announcement(reading: answer.bytes)
    } catch {
      throw call.failure("its description cannot be used: \(error.words)")
    }
    guard announcement.plugin.name == name else {
      throw call.failure("it calls itself \"\(announcement.plugin.name)\"")
    }
    guard announcement.versions.overlaps(PluginProtocol.versions) else {
      throw call.failure(
        "it speaks \(announcement.versions.inWords) of the protocol, and this compiler "
          + PluginProtocol.versions.inWords)
    }
    if let defect = defect(announcement) { throw call.failure(defect) }
    let identity = isIdentified ? answer.program.identity + [String(decoding: answer.bytes, as: UTF8.self)] : []
    return Known(announcement: announcement, program: answer.program, identity: identity)
  }
}

extension ClosedRange<Int> {
  /// A range of versions for people: `version 1`, `versions 2 to 3`.
  var inWords: String {
    count == 1 ? "version \(lowerBound)" : "versions \(lowerBound) to \(upperBound)"
  }
}
