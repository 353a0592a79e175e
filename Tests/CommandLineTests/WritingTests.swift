import Foundation
import Testing
import TutorialSyntax

@testable import tutorialc
import TutorialSystem

@Suite("Writing")
struct WritingTests {
  private let folder: TemporaryFolder
  private let tutorialc: Tutorialc

  init() throws {
    folder = try TemporaryFolder()
    tutorialc = Tutorialc(folder: folder)
    try folder.write(Fixture.layout, to: "app.layout.yaml")
  }

  private func writeTutorials(_ count: Int, callout: String) throws {
    for number in 0..<count {
      let text = Fixture.tutorial("t\(number)").replacing("Tap it.", with: callout)
      try folder.write(text, to: "t\(number).tutorial.yaml")
    }
  }

  @Test("a kill at any moment leaves old files or new ones, and the next build clears up")
  func killed() async throws {
    try writeTutorials(60, callout: "Old words")
    _ = try await tutorialc("build", ".", "--out", "o")
    try writeTutorials(60, callout: "New words")
    // Kills are spread over the whole of a run; each run starts from the state that the one before left.
    for delay in 0..<12 {
      let scratch = try TemporaryFolder()
      let process = try tutorialc.prepare(["build", ".", "--out", "o", "--jobs", "2"], scratch: scratch)
      try process.run()
      usleep(UInt32(delay * 2500))
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      for number in 0..<60 {
        let text = try #require(folder.read("o/t\(number).tour.json"))
        #expect(text.hasSuffix("}\n"))
        #expect(text.contains("Old words") != text.contains("New words"))
      }
    }
    #expect(try await tutorialc("build", ".", "--out", "o").status == 0)
    let expected =
      [".tutorialc/cache", ".tutorialc/lock", ".tutorialc/outputs"] + (0..<60).map { "t\($0).tour.json" }.sorted()
    #expect(try folder.files(below: "o") == expected)
    #expect(try folder.files(below: "o").allSatisfy { folder.read("o/\($0)")?.contains("Old words") == false })
  }

  @Test("an interrupted build leaves no staged files and ends by the signal")
  func interrupted() async throws {
    let scratch = try TemporaryFolder()
    // Standard input never delivers the tutorial, which keeps the build waiting with its folder open.
    let process = try tutorialc.prepare(["build", "-", "--out", "o"], scratch: scratch)
    let pipe = Pipe()
    process.standardInput = pipe
    try process.run()
    let staging = { try folder.folders(below: "o/.tutorialc").contains { $0.hasPrefix("staging-") } }
    for _ in 0..<2000 where (try? staging()) != true { usleep(5000) }
    #expect(try staging())
    kill(process.processIdentifier, SIGINT)
    process.waitUntilExit()
    #expect(process.terminationReason == .uncaughtSignal)
    #expect(process.terminationStatus == SIGINT)
    #expect(try !staging())
  }

  @Test("builds into one folder at once do not mix")
  func concurrent() async throws {
    try writeTutorials(20, callout: "Words")
    let outcomes = try await withThrowingTaskGroup(of: Tutorialc.Outcome.self) { group in
      for number in 0..<4 {
        group.addTask {
          let isPretty = number % 2 == 0 ? ["--pretty"] : []
          return try await tutorialc.run(["build", ".", "--out", "o"] + isPretty)
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(outcomes.map(\.status) == [0, 0, 0, 0])
    // All files are from the last run.
    let isPretty = (0..<20).map { folder.read("o/t\($0).tour.json")?.hasPrefix("{\n") }
    #expect(Set(isPretty).count == 1)
    #expect(try folder.files(below: "o").count == 23)
  }

  @Test("builds that another tool drives share a folder without waiting")
  func driven() async throws {
    try writeTutorials(8, callout: "Words")
    let statuses = try await withThrowingTaskGroup(of: Int32.self) { group in
      for number in 0..<8 {
        group.addTask {
          try await tutorialc("build", "t\(number).tutorial.yaml", "--out", "o", "--depfile", "d/t\(number).d").status
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(statuses == Array(repeating: 0, count: 8))
    #expect(try folder.files(below: "o") == (0..<8).map { "t\($0).tour.json" })
  }

  @Test("an output folder that cannot be made is an environment failure")
  func unwritable() async throws {
    try writeTutorials(1, callout: "Words")
    try folder.write("a file", to: "file")
    let outcome = try await tutorialc("build", ".", "--out", "file/o", "--diagnostics", "short")
    #expect(outcome.status == 3)
    #expect(
      outcome.error
        == "tutorialc: error: cannot write \"file/o\": a part of the path is not a folder [unwritable-output]\n")
  }

  @Test("a folder in an output's place is an environment failure, and the others are written")
  func folderInPlace() async throws {
    try writeTutorials(2, callout: "Words")
    try folder.write("x", to: "o/t0.tour.json/x")
    let outcome = try await tutorialc("build", ".", "--out", "o", "--diagnostics", "short")
    #expect(outcome.status == 3)
    #expect(
      outcome.error == "tutorialc: error: cannot write \"o/t0.tour.json\": it is a folder [unwritable-output]\n")
    #expect(folder.read("o/t1.tour.json") != nil)
    #expect(
      try folder.files(below: "o") == [
        ".tutorialc/cache", ".tutorialc/lock", ".tutorialc/outputs", "t0.tour.json/x", "t1.tour.json",
      ])
  }

  @Test("a link below the output folder leads where it leads")
  func link() async throws {
    try folder.write("x", to: "elsewhere/x")
    try FileManager.default.createDirectory(atPath: folder.path("o"), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("o/.tutorialc"), withDestinationPath: folder.path("elsewhere"))
    try writeTutorials(1, callout: "Words")
    #expect(try await tutorialc("build", ".", "--out", "o").status == 0)
    #expect(folder.read("elsewhere/x") == "x")
  }

  @Test("atomic writing leaves an equal file alone, makes folders, and leaves nothing behind when it fails")
  func atomicFile() throws {
    let path = folder.path("x/y/z.txt")
    try AtomicFile.write([1, 2], to: path)
    let past = Date(timeIntervalSince1970: 1_000_000_000)
    try FileManager.default.setAttributes([.modificationDate: past], ofItemAtPath: path)
    try AtomicFile.write([1, 2], to: path)
    #expect(try folder.changeDate("x/y/z.txt") == past)
    try AtomicFile.write([1, 3], to: path)
    #expect(try folder.changeDate("x/y/z.txt") != past)
    #expect(throws: SystemError.self) { try AtomicFile.write([1], to: folder.path("x/y")) }
    #expect(try folder.files(below: "x") == ["y/z.txt"])
  }

  @Test("a full disk is an environment failure", .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func fullDisk() async throws {
    let scratch = try TemporaryFolder()
    let process = try tutorialc.prepare(["schema", "tour"], scratch: scratch)
    process.standardOutput = FileHandle(forWritingAtPath: "/dev/full")
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 3)
    #expect(
      scratch.read("error") == "tutorialc: error: cannot write to standard output: no space left on the device\n")
  }

  @Test("a limit to the size of files is an environment failure, and nothing staged stays")
  func fileSizeLimit() async throws {
    let steps = (0..<50).map { "  - { id: s\($0), target: send, callout: Tap it. }\n" }.joined()
    try folder.write("tutorial: t0\nlayout: app.layout.yaml\nsteps:\n" + steps, to: "t0.tutorial.yaml")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = [
      "-c", "ulimit -f 2; exec \"$0\" build t0.tutorial.yaml --out o 2> error", try Tutorialc.executable.path,
    ]
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == 3)
    #expect(
      folder.read("error")?.hasPrefix(
        "error: cannot write \"o/t0.tour.json\": the file would be larger than is allowed [unwritable-output]\n")
        == true)
    #expect(try folder.folders(below: "o/.tutorialc") == [])
    #expect(folder.read("o/t0.tour.json") == nil)
  }

  @Test("a reader that goes away is no failure")
  func brokenPipe() async throws {
    let scratch = try TemporaryFolder()
    let process = try tutorialc.prepare(["schema", "tour"], scratch: scratch)
    let pipe = Pipe()
    process.standardOutput = pipe
    try pipe.fileHandleForReading.close()
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == 0)
    #expect(scratch.read("error") == "")
  }

  @Test(
    "names that leave the output folder, or hide in its state, are refused",
    arguments: ["", "/a", "../a", "a/../b", "a//b", "./a", "a/.", "a\\b", "a\nb", ".tutorialc/outputs", ".TutorialC/x"])
  func names(path: String) {
    #expect(OutputPath.defect(of: path) != nil)
  }

  @Test("ordinary names are taken", arguments: ["a.json", "a/b.json", "日本.json", "..a", "a b"])
  func goodNames(path: String) {
    #expect(OutputPath.defect(of: path) == nil)
  }

  @Test("outputs whose names differ only in case collide")
  func collisions() {
    func outcome(_ path: String, _ output: String) -> TutorialOutcome {
      var outcome = TutorialOutcome(path: path)
      outcome.outputs = [.init(emitter: "json", path: output, staged: nil, bytes: nil)]
      return outcome
    }
    var outcomes = [outcome("a", "x/Readme"), outcome("b", "x/README"), outcome("c", "x/other")]
    let found = CrossChecks.findCollisions(&outcomes)
    #expect(found.map(\.id) == [.outputCollision])
    #expect(found.map(\.message) == ["\"x/README\" is written twice"])
    #expect(
      found.first?.notes.map(\.message) == [
        "by emitter json from a, as \"x/Readme\"",
        "by emitter json from b; they differ in case only, which many file systems fold",
      ])
    #expect(outcomes.map(\.hasErrors) == [true, true, false])
  }
}

extension TemporaryFolder {
  /// The subfolders of a folder.
  func folders(below name: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path(name)).filter { entry in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: path("\(name)/\(entry)"), isDirectory: &isFolder)
        && isFolder.boolValue
    }
  }
}
