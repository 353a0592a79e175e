package import TutorialPluginKit
import TutorialSyntax
import TutorialSystem

/// The program of a plugin. It is asked to describe itself once, when somebody wants to know; and is started anew for
/// each request.
package final class DescribedProgram<Announcement: PluginAnnouncement>: Sendable {
  private struct Known: Sendable {
    let announcement: Announcement
    let program: PermittedProgram
    let identity: [String]
  }

  /// The name by which it was asked for.
  let name: String
  /// What starts it.
  private let call: ProgramCall
  /// Its own options, as they were given: what it says of itself may depend on them.
  private let options: PluginOptions
  /// Whether its files are digested when it is asked.
  private let isIdentified: Bool
  /// Why one that describes itself so cannot be used, besides its name and its version of the protocol.
  private let defect: @Sendable (Announcement) -> String?
  private let known = Guarded<Result<Known, ProgramFailure>?>(nil)

  /// The program that calls start.
  ///
  /// - Parameters:
  ///   - name: by which it was asked for.
  ///   - options: those that it will be given.
  ///   - isIdentified: whether somebody asks what tells it from others: that takes reading the whole program.
  ///   - defect: why one that describes itself so cannot be used.
  init(
    _ name: String, options: PluginOptions, _ call: ProgramCall, isIdentified: Bool = false,
    defect: @escaping @Sendable (Announcement) -> String? = { _ in nil }
  ) {
    (self.name, self.options, self.call, self.isIdentified, self.defect) = (name, options, call, isIdentified, defect)
  }

  /// What it has said of itself; nil where it has failed.
  var announcement: Announcement? { try? answer.get().announcement }

  /// The same; or why it cannot be used.
  func described() throws(ProgramFailure) -> Announcement { try answer.get().announcement }

  /// What is made of the program's response to a request; or why it cannot be used.
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

  /// Why it cannot be used, if it cannot.
  var failure: Diagnostic? {
    if case .failure(let error) = answer { error.diagnostic } else { nil }
  }

  /// What tells it from others, and from itself at another time; nil where it cannot be used.
  var identity: [String]? { try? answer.get().identity }

  /// The program, and the files among the words that it is started with; nothing where it cannot be used.
  var files: [String] { (try? answer.get().program.files) ?? [] }

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
  /// Versions, for people: `version 1`, `versions 2 to 3`.
  var inWords: String {
    count == 1 ? "version \(lowerBound)" : "versions \(lowerBound) to \(upperBound)"
  }
}
