import Foundation
import Testing

import TutorialCompiler
import TutorialReporting

@testable import tutorialc
import TutorialReporting
import TutorialSystem

@Suite("Permissions of programs")
struct ProgramPermissionTests {
  private let checkout: TemporaryFolder
  private let outside: TemporaryFolder
  private let disk: Disk
  private let roots: ProgramRoots

  init() throws {
    checkout = try TemporaryFolder()
    outside = try TemporaryFolder()
    disk = try Disk(workingDirectory: checkout.path)
    roots = ProgramRoots(at: checkout.path, on: disk)
  }

  private func makeProgram(_ name: String, in folder: TemporaryFolder) throws {
    try folder.write("#!/bin/sh\n", to: name)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path(name))
  }

  private func permissions(
    path: String = "", executable: String? = nil, allowsAll: Bool = false
  ) -> ProgramPermissions {
    ProgramPermissions(
      roots: roots, configurationRoot: checkout.path, ownRoots: roots, allowsAll: allowsAll,
      allowFile: AllowFile(folder: outside.path("configuration")), workingDirectory: checkout.path,
      executable: executable, search: ProgramSearch(path: path))
  }

  private func refusal(_ command: String...) -> ProgramPermissions.Verdict {
    let line = ShellWords.line(["tutorialc", "allow", "--root", checkout.path, "--"] + command)
    return .refused(reason: "nobody has allowed it here", line: line)
  }

  private func allow(_ command: [String], program: String) throws {
    let fingerprint = try ProgramFingerprint(
      root: checkout.path, beneath: roots, command: command, program: program, workingDirectory: checkout.path)
    try permissions().allowFile?.update(outside: roots) { $0.allow(fingerprint) }
  }

  @Test("the measurer beside the compiler runs, unless that is beneath a root")
  func own() throws {
    try makeProgram("bin/tutorialc-measure", in: outside)
    try makeProgram("bin/tutorialc-measure", in: checkout)
    #expect(
      permissions(executable: outside.path("bin/tutorialc")).decideAboutOwn("tutorialc-measure")
        == .allowed(path: outside.path("bin/tutorialc-measure"), words: ["tutorialc-measure"]))
    let within = checkout.path("bin/tutorialc")
    #expect(
      permissions(executable: within).decideAboutOwn("tutorialc-measure")
        == refusal(checkout.path("bin/tutorialc-measure")))
    #expect(
      permissions(path: outside.path("bin"), executable: within).decideAboutOwn("tutorialc-measure")
        == .allowed(path: outside.path("bin/tutorialc-measure"), words: ["tutorialc-measure"]))
    #expect(
      permissions(executable: outside.path("tutorialc")).decideAboutOwn("tutorialc-measure") == .missing(.notFound))
  }

  @Test("a measurer beside the compiler that is a link into a root does not run unasked")
  func ownLink() throws {
    try makeProgram("m", in: checkout)
    try FileManager.default.createSymbolicLink(
      atPath: outside.path("tutorialc-measure"), withDestinationPath: checkout.path("m"))
    #expect(
      permissions(executable: outside.path("tutorialc")).decideAboutOwn("tutorialc-measure")
        == refusal(outside.path("tutorialc-measure")))
  }

  @Test("a bare tutorialc- name in a folder of PATH runs; other names, and paths to it, do not")
  func bareNames() throws {
    try makeProgram("tutorialc-fit", in: outside)
    try makeProgram("fit", in: outside)
    let permissions = permissions(path: outside.path)
    #expect(
      permissions.decide(["tutorialc-fit", "x"])
        == .allowed(path: outside.path("tutorialc-fit"), words: ["tutorialc-fit", "x"]))
    #expect(permissions.decide(["fit", "x"]) == refusal("fit", "x"))
    let path = outside.path("tutorialc-fit")
    #expect(permissions.decide([path]) == refusal(path))
  }

  @Test("entries of PATH that are empty, relative or beneath a root let nothing run, and hide nothing")
  func hostilePath() throws {
    try makeProgram("tutorialc-fit", in: checkout)
    try makeProgram("bin/tutorialc-fit", in: checkout)
    try FileManager.default.createSymbolicLink(
      atPath: outside.path("link"), withDestinationPath: checkout.path("bin"))
    #expect(permissions(path: ":.:bin::").decide(["tutorialc-fit"]) == .missing(.notFound))
    let hostile = ":.:bin:\(checkout.path("bin")):\(outside.path("link"))"
    #expect(permissions(path: hostile).decide(["tutorialc-fit"]) == refusal("tutorialc-fit"))
    try makeProgram("good/tutorialc-fit", in: outside)
    #expect(
      permissions(path: hostile + ":" + outside.path("good")).decide(["tutorialc-fit"])
        == .allowed(path: outside.path("good/tutorialc-fit"), words: ["tutorialc-fit"]))
  }

  @Test("an allowed program runs until one of its files changes")
  func changes() throws {
    try makeProgram("run", in: outside)
    try checkout.write("1", to: "tools/m.py")
    try checkout.write("2", to: "tools/data")
    let words = ["run", "tools/m.py", "--data=tools/data", "other"]
    let permissions = permissions(path: outside.path)
    try allow(words, program: outside.path("run"))
    let allowed = ProgramPermissions.Verdict.allowed(path: outside.path("run"), words: words)
    #expect(permissions.decide(words) == allowed)
    for name in ["tools/m.py", "tools/data"] {
      let before = try #require(checkout.read(name))
      try checkout.write("x", to: name)
      guard case .refused(let reason, let line) = permissions.decide(words) else {
        Issue.record("it runs")
        return
      }
      #expect(reason == "\"\(checkout.path(name))\" has changed since it was allowed")
      #expect(line == "tutorialc allow --root \(checkout.path) -- \(words.joined(separator: " "))")
      try checkout.write(before, to: name)
    }
    #expect(permissions.decide(words) == allowed)
    // An argument that was an ordinary word now names a file.
    try checkout.write("x", to: "other")
    guard case .refused(let reason, _) = permissions.decide(words) else {
      Issue.record("it runs")
      return
    }
    #expect(reason == "it was allowed with other files")
    // These other arguments were never looked up as files.
    #expect(permissions.decide(["run", "tools/m.py"]) == refusal("run", "tools/m.py"))
  }

  @Test("an argument behind a link is the file that the program will find there")
  func parentOfLink() throws {
    try makeProgram("run", in: outside)
    try checkout.makeFolder("real/inner")
    try FileManager.default.createSymbolicLink(atPath: checkout.path("link"), withDestinationPath: "real/inner")
    try checkout.write("decoy", to: "m.py")
    try checkout.write("1", to: "real/m.py")
    let words = ["run", "link/../m.py", "--data=link/../m.py"]
    try allow(words, program: outside.path("run"))
    let permissions = permissions(path: outside.path)
    #expect(permissions.decide(words) == .allowed(path: outside.path("run"), words: words))
    try checkout.write("2", to: "real/m.py")
    guard case .refused = permissions.decide(words) else {
      Issue.record("it runs")
      return
    }
  }

  @Test("a program beneath the root is watched through links")
  func links() throws {
    try makeProgram("real", in: checkout)
    try FileManager.default.createSymbolicLink(
      atPath: checkout.path("m"), withDestinationPath: checkout.path("real"))
    let path = checkout.path("m")
    try allow([path], program: path)
    #expect(permissions().decide(["./m"]) == .allowed(path: path, words: ["./m"]))
    try makeProgram("other", in: outside)
    try outside.write("#!/bin/sh\nexit 1\n", to: "other")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: outside.path("other"))
    try FileManager.default.removeItem(atPath: path)
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: outside.path("other"))
    guard case .refused(let reason, _) = permissions().decide(["./m"]) else {
      Issue.record("it runs")
      return
    }
    #expect(reason == "\"\(path)\" has changed since it was allowed")
  }

  @Test("a permission for another checkout doesn't count here")
  func otherRoot() throws {
    try makeProgram("m", in: checkout)
    let path = checkout.path("m")
    let elsewhere = ProgramFingerprint(root: "/elsewhere", command: [path], files: [])
    try permissions().allowFile?.update(outside: roots) { $0.allow(elsewhere) }
    #expect(permissions().decide(["./m"]) == refusal(path))
  }

  @Test("--allow-plugins runs every named program")
  func all() throws {
    try makeProgram("m", in: checkout)
    let permissions = permissions(allowsAll: true)
    #expect(permissions.decide(["./m"]) == .allowed(path: checkout.path("m"), words: ["./m"]))
    #expect(permissions.decide(["./none"]) == .missing(.notFound))
    #expect(permissions.decide(["./."]) == .missing(.isAFolder))
    try checkout.write("x", to: "text")
    #expect(permissions.decide(["./text"]) == .missing(.forbidden))
  }

  @Test("a link beneath a root says what runs, wherever it leads")
  func linkOfCheckout() throws {
    try makeProgram("tutorialc-fit", in: outside)
    try FileManager.default.createSymbolicLink(
      atPath: checkout.path("bin"), withDestinationPath: outside.path)
    try FileManager.default.createSymbolicLink(
      atPath: outside.path("way"), withDestinationPath: checkout.path("bin"))
    #expect(permissions(path: checkout.path("bin")).decide(["tutorialc-fit"]) == refusal("tutorialc-fit"))
    #expect(permissions(path: outside.path("way")).decide(["tutorialc-fit"]) == refusal("tutorialc-fit"))
  }

  @Test("a root that holds much else, such as the home folder, holds only what lies directly in it")
  func flat() throws {
    try makeProgram("m", in: outside)
    try makeProgram("bin/m", in: outside)
    let flat = ProgramRoots(at: outside.path, isFlat: true, on: disk)
    #expect(flat.hold(outside.path) && flat.hold(outside.path("m")) && flat.hold(outside.path("nothing")))
    #expect(!flat.hold(outside.path("bin/m")) && !flat.hold(outside.path("bin/nothing/m")))
    #expect(!flat.hold(outside.path("none/m")) && !flat.hold("/usr/bin/m") && !flat.hold(outside.path + "2"))
    let deep = ProgramRoots(at: outside.path, on: disk)
    #expect(deep.hold(outside.path("bin/m")) && deep.hold(outside.path("none/nothing/m")))
    #expect(!deep.hold(outside.path + "2") && !deep.hold(FilePath.folder(of: outside.path)))
    #expect(ProgramRoots(at: "/", on: disk).hold("/usr/bin/m"))
    #expect(ProgramRoots(at: outside.path("gone"), on: disk).hold("/usr/bin/m"))
  }

  @Test("the root of a configuration is the innermost that holds it")
  func configurationRoot() throws {
    try checkout.write("", to: "app/tutorialc.yaml")
    try FileManager.default.createSymbolicLink(
      atPath: outside.path("app"), withDestinationPath: checkout.path("app"))
    let all = try [checkout.path, checkout.path("app"), outside.path].map {
      Roots.Root(try disk.folder(at: $0), isFlat: false)
    }
    let roots = ProgramRoots(Roots(all: all), on: disk)
    #expect(
      ProgramPermissions.root(of: "app/tutorialc.yaml", roots, checkout.path) == checkout.path("app"))
    #expect(
      ProgramPermissions.root(of: outside.path("app/tutorialc.yaml"), roots, checkout.path) == checkout.path("app"))
    #expect(ProgramPermissions.root(of: "tutorialc.yaml", roots, checkout.path) == checkout.path)
    #expect(ProgramPermissions.root(of: "/usr/x.yaml", roots, checkout.path) == "/usr")
  }
}
