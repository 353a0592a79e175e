import Foundation
import Testing
import TutorialSyntax

@testable import tutorialc
import TutorialSystem

@Suite("The list of allowed programs")
struct AllowFileTests {
  private let home: TemporaryFolder
  private let file: AllowFile
  private let disk: Disk
  private let nowhere: ProgramRoots
  private let entry = ProgramFingerprint(
    root: "/x", command: ["/x/m", "-a", "b\n\"c"], files: [.init(path: "/x/m", digest: "00ff")])

  init() throws {
    home = try TemporaryFolder()
    disk = try Disk(workingDirectory: home.path)
    nowhere = ProgramRoots(Roots(all: []), on: disk)
    file = AllowFile(folder: home.path("tutorialc"))
  }

  private func setPermissions(_ permissions: Int, of name: String) throws {
    try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: home.path(name))
  }

  private func problem(beneath root: String? = nil) -> String? {
    do throws(AllowFile.Problem) {
      _ = try file.read(outside: root.map { ProgramRoots(at: $0, on: disk) } ?? nowhere)
      return nil
    } catch {
      return error.words
    }
  }

  @Test("permissions are read back, and can be revoked")
  func roundTrip() throws {
    #expect(try file.read(outside: nowhere).entries == [])
    try file.update(outside: nowhere) { $0.allow(entry) }
    #expect(try file.read(outside: nowhere).entries == [entry])
    let newer = ProgramFingerprint(root: "/x", command: entry.command, files: [])
    let other = ProgramFingerprint(root: "/a", command: ["m"], files: [])
    try file.update(outside: nowhere) {
      $0.allow(newer)
      $0.allow(other)
    }
    #expect(try file.read(outside: nowhere).entries == [other, newer])
    try file.update(outside: nowhere) { #expect($0.revoke(root: "/x", command: nil) == 1) }
    #expect(try file.read(outside: nowhere).entries == [other])
  }

  @Test("the file and its folder are the user's alone")
  func permissions() throws {
    try file.update(outside: nowhere) { $0.allow(entry) }
    #expect(try FileSystem.status(file.path).permissions == 0o600)
    #expect(try FileSystem.status(file.folder).permissions == 0o700)
    #expect(try home.files() == ["tutorialc/allowed.json"])
  }

  @Test(
    "a file that is not as tutorialc writes it allows nothing",
    arguments: [
      "", "{", "[]", "{\"schema\":\"tutorialc.allowed/2\",\"programs\":[]}",
      "{\"schema\":\"tutorialc.allowed/1\",\"programs\":[{\"root\":\"/x\",\"command\":[],\"files\":[]}]}",
      "{\"schema\":\"tutorialc.allowed/1\",\"programs\":[{\"root\":\"/x\",\"command\":[\"m\"]}]}",
      "{\"schema\":\"tutorialc.allowed/1\",\"programs\":[{\"root\":\"/x\",\"command\":\"m\",\"files\":[]}]}",
      "{\"schema\":\"tutorialc.allowed/1\",\"programs\":[{\"root\":\"/x\",\"command\":[\"m\"],\"files\":[{}]}]}",
      "{\"schema\":\"tutorialc.allowed/1\",\"more\":1,\"programs\":[]}",
    ])
  func malformed(text: String) throws {
    try home.write(text, to: "tutorialc/allowed.json")
    #expect(problem() == "it is not in the form that tutorialc writes; remove it, and allow the programs again")
    #expect(throws: AllowFile.Problem.self) { try file.update(outside: nowhere) { $0.allow(entry) } }
    #expect(home.read("tutorialc/allowed.json") == text)
  }

  @Test("a file or folder that others may write to counts for nothing", arguments: [0o620, 0o602, 0o666])
  func writable(permissions: Int) throws {
    try file.update(outside: nowhere) { $0.allow(entry) }
    try setPermissions(permissions, of: "tutorialc/allowed.json")
    #expect(problem() == "others may write to it")
    try setPermissions(0o600, of: "tutorialc/allowed.json")
    try setPermissions(permissions | 0o100, of: "tutorialc")
    #expect(problem() == "others may write to its folder")
    #expect(throws: AllowFile.Problem.self) { try file.update(outside: nowhere) { $0.allow(entry) } }
  }

  @Test("a link, a folder or a pipe in its place counts for nothing")
  func noFile() throws {
    try file.update(outside: nowhere) { $0.allow(entry) }
    try FileManager.default.moveItem(atPath: file.path, toPath: home.path("elsewhere.json"))
    try FileManager.default.createSymbolicLink(
      atPath: file.path, withDestinationPath: home.path("elsewhere.json"))
    #expect(problem() == "it is a symbolic link")
    try FileManager.default.removeItem(atPath: file.path)
    try FileManager.default.createDirectory(atPath: file.path, withIntermediateDirectories: false)
    #expect(problem() == "it is not a file")
    try FileManager.default.removeItem(atPath: file.path)
    #expect(mkfifo(file.path, 0o600) == 0)
    #expect(problem() == "it is not a file")
  }

  @Test("a file beneath a root counts for nothing, whatever links lead there")
  func beneathRoot() throws {
    try file.update(outside: nowhere) { $0.allow(entry) }
    #expect(problem(beneath: home.path) == "it lies beneath the files that are compiled")
    try FileManager.default.moveItem(atPath: file.folder, toPath: home.path("checkout"))
    try FileManager.default.createSymbolicLink(atPath: file.folder, withDestinationPath: home.path("checkout"))
    #expect(problem() == nil)
    #expect(problem(beneath: home.path("checkout")) == "it lies beneath the files that are compiled")
  }

  @Test("somebody else's file counts for nothing", .enabled(if: geteuid() == 0))
  func owner() throws {
    try file.update(outside: nowhere) { $0.allow(entry) }
    #expect(chown(file.path, 12345, 12345) == 0)
    #expect(problem() == "it belongs to another user")
    #expect(chown(file.path, 0, 0) == 0 && chown(file.folder, 12345, 12345) == 0)
    #expect(problem() == "its folder belongs to another user")
  }

  @Test("the folder is the one of XDG, where that is absolute, or else the home's")
  func places() {
    #expect(AllowFile(configurationHome: "/c", home: "/h")?.path == "/c/tutorialc/allowed.json")
    #expect(AllowFile(configurationHome: "c", home: "/h")?.path == "/h/.config/tutorialc/allowed.json")
    #expect(AllowFile(configurationHome: "", home: "h")?.path == nil)
    #expect(AllowFile(configurationHome: nil, home: nil)?.path == nil)
  }
}
