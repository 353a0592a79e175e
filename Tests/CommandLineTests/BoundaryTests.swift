import TutorialArguments
import Foundation
import Testing

import TutorialCompiler

@testable import tutorialc
import TutorialSystem

/// Files of a checkout cannot make a run read, write or search outside of that checkout.
@Suite("The boundary")
struct BoundaryTests {
  private let folder: TemporaryFolder
  private let tutorialc: Tutorialc

  init() throws {
    folder = try TemporaryFolder()
    tutorialc = Tutorialc(folder: folder)
    try folder.write(Fixture.layout, to: "in/app.layout.yaml")
    try folder.write(Fixture.tutorial("a"), to: "in/a.tutorial.yaml")
    try folder.write(Fixture.layout, to: "out/app.layout.yaml")
    try folder.write("password: hunter2\n", to: "out/secret.yaml")
    try folder.makeFolder("in/.git")
  }

  private func link(_ name: String, to destination: String) throws {
    try FileManager.default.createSymbolicLink(atPath: folder.path(name), withDestinationPath: destination)
  }

  /// The headlines of `check` for a tutorial that names `layout`.
  private func check(layout: String, _ options: String...) async throws -> String {
    try folder.write(Fixture.tutorial("x").replacing("app.layout.yaml", with: layout), to: "in/x.tutorial.yaml")
    return try await tutorialc.run(["check", "in/x.tutorial.yaml", "--diagnostics", "short"] + options).headlines
  }

  // MARK: Reading

  @Test(
    "a file outside is not read, however it is named, and the message doesn't reveal if it exists",
    arguments: [
      "/proc/self/environ", "../out/secret.yaml", "../out/none.yaml", "../none/none.yaml", "\"/**/x.yaml\"",
      "\"../out/*.yaml\"", "way/app.layout.yaml", "file.layout.yaml", "round/app.layout.yaml",
    ])
  func outside(layout: String) async throws {
    try link("in/way", to: "../out")
    try link("in/file.layout.yaml", to: folder.path("out/app.layout.yaml"))
    try link("in/round", to: "../in/../out")
    let name = layout.replacing("\"", with: "")
    let path = name.hasPrefix("/") ? name : FilePath.join("in", name)
    let expected = "error: \"\(path)\" lies outside of the root \"in\" [outside-root]\n"
    #expect(try await check(layout: layout) == "in/x.tutorial.yaml:2:9: \(expected)")
  }

  @Test("links that lead out of the root and back are followed")
  func inside() async throws {
    try link("in/there", to: "../out/back")
    try link("out/back", to: "../in")
    #expect(try await check(layout: "there/app.layout.yaml") == "")
    #expect(try await check(layout: "../in/app.layout.yaml") == "")
  }

  @Test(
    "a hidden file is not read, under its own name or through a link",
    arguments: [".git/x.yaml", "open.yaml", ".x.yaml"])
  func hidden(layout: String) async throws {
    try folder.write(Fixture.layout, to: "in/.git/x.yaml")
    try folder.write(Fixture.layout, to: "in/.x.yaml")
    try link("in/open.yaml", to: ".git/x.yaml")
    let expected = "in/x.tutorial.yaml:2:9: error: \"in/\(layout)\" is hidden [outside-root]\n"
    #expect(try await check(layout: layout) == expected)
  }

  @Test("neither a comment nor the command line nor the configuration makes it less than an error")
  func alwaysAnError() async throws {
    let text = Fixture.tutorial("x").replacing(
      "layout: app.layout.yaml", with: "# tutorialc: ignore outside-root x\nlayout: ../out/app.layout.yaml")
    try folder.write(text, to: "in/x.tutorial.yaml")
    try folder.write("locales: []\ndiagnostics: { error: [outside-root] }\n", to: "tutorialc.yaml")
    let outcome = try await tutorialc("build", "in/x.tutorial.yaml", "--ignore", "outside-root", "--out", "o")
    #expect(outcome.status == 2)
    #expect(try await tutorialc("build", "in/x.tutorial.yaml", "--out", "o").status == 1)
    #expect(folder.read("o/x.tour.json") == nil)
  }

  @Test("a file that the command line names may be anywhere, and may be a link")
  func vouched() async throws {
    try link("in/x.tutorial.yaml", to: "../out/real.yaml")
    try folder.write(Fixture.tutorial("x"), to: "out/real.yaml")
    // Names in the file are relative to the link's folder.
    #expect(try await tutorialc("check", "in/x.tutorial.yaml").error == "")
    try folder.write("tutorial: x\nsteps:\n  - { id: one, target: send, callout: Tap it. }\n", to: "in/y.tutorial.yaml")
    #expect(try await tutorialc("check", "in/y.tutorial.yaml", "--layout", "out/app.layout.yaml").error == "")
    #expect(try await tutorialc("check", "in/y.tutorial.yaml", "--layout", "out/*.layout.yaml").error == "")
    #expect(try await check(layout: "../out/app.layout.yaml", "--layout", "out/app.layout.yaml") == "")
  }

  @Test("a link of a tutorial's name that leads nowhere is named where it is searched for, and what it made stays")
  func dangling() async throws {
    try folder.write("layout: app\n", to: "in/none.yaml")
    try folder.write(Fixture.layout, to: "in/app.layout.yaml")
    try folder.write("sources: [.]\noutput: ../o\n", to: "in/tutorialc.yaml")
    try folder.write(Fixture.tutorial("b"), to: "in/real.yaml")
    try link("in/b.tutorial.yaml", to: "real.yaml")
    #expect(try await tutorialc("build", "in", "--out", "o").status == 0)
    #expect(folder.read("o/b.tour.json") != nil)
    try FileManager.default.removeItem(atPath: folder.path("in/real.yaml"))
    // The output must not reveal whether a file exists outside of the checkout.
    try link("in/c.tutorial.yaml", to: "../out/none.yaml")
    try link("in/.#d.tutorial.yaml", to: "someone@host.1")
    for operands in [["in"], ["in", "in/a.tutorial.yaml"]] {
      let outcome = try await tutorialc.run(["check", "--diagnostics", "short"] + operands)
      #expect(
        outcome.headlines
          == "tutorialc: warning: the symbolic link \"in/b.tutorial.yaml\" leads to no file [dangling-link]\n")
      #expect(outcome.status == 0)
    }
    try folder.write("sources: ['*.tutorial.yaml']\n", to: "in/tutorialc.yaml")
    let configured = try await tutorialc("check", "--config", "in/tutorialc.yaml", "--diagnostics", "short")
    #expect(
      configured.headlines
        == "in/tutorialc.yaml:1:11: warning: the symbolic link \"in/b.tutorial.yaml\" leads to no file [dangling-link]\n"
    )
  }

  @Test("declared files may lie, and lead, anywhere")
  func declared() async throws {
    try link("in/app2.layout.yaml", to: "../out/app.layout.yaml")
    try folder.write("in/x.tutorial.yaml\nin/app2.layout.yaml\n", to: "list")
    #expect(try await check(layout: "app2.layout.yaml").contains("[outside-root]"))
    #expect(try await check(layout: "app2.layout.yaml", "--declared", "list") == "")
  }

  @Test("a folder that is searched gives no tutorial from outside")
  func searched() async throws {
    try folder.write(Fixture.tutorial("far"), to: "out/far.tutorial.yaml")
    try link("in/far.tutorial.yaml", to: "../out/far.tutorial.yaml")
    try link("in/way", to: "../out")
    let outcome = try await tutorialc("check", "in", "--diagnostics", "short")
    #expect(
      outcome.headlines
        == "in/far.tutorial.yaml:1:1: error: \"in/far.tutorial.yaml\" lies outside of the root \"in\" [outside-root]\n")
  }

  @Test("files that a configuration names lie beneath its root")
  func configuration() async throws {
    try folder.write(
      "sources: [../out, ../out/x.yaml, '../out/*.yaml', a.tutorial.yaml]\nlayouts: [../out/app.layout.yaml]\n"
        + "fonts: ../out/x.ttf\n", to: "in/tutorialc.yaml")
    let outcome = try await Tutorialc(folder: folder)(
      "check", "--config", "in/tutorialc.yaml", "--diagnostics", "short")
    let lines = outcome.headlines.split(separator: "\n").map(String.init)
    #expect(lines.count == 5 && lines.allSatisfy { $0.hasSuffix("[outside-root]") }, "\(lines)")
  }

  @Test("a configuration that is found is no link to outside, one that is named may be")
  func linkedConfiguration() async throws {
    try folder.write("sources: a.tutorial.yaml\n", to: "out/any.yaml")
    try link("in/tutorialc.yaml", to: "../out/any.yaml")
    let found = try await inside.run(["check", "--diagnostics", "short"])
    #expect(
      found.headlines
        == "tutorialc: error: \"tutorialc.yaml\" lies outside of the root \".\" [outside-root]\n")
    #expect(try await inside.run(["check", "--config", "tutorialc.yaml"]).error == "")
  }

  // MARK: Roots

  @Test("roots that the command line names replace those that are found")
  func named() async throws {
    #expect(try await check(layout: "../out/app.layout.yaml", "--root", ".") == "")
    #expect(try await check(layout: "../out/app.layout.yaml", "--root", "in", "--root", "out") == "")
    #expect(
      try await check(layout: "app.layout.yaml", "--root", "out").hasSuffix("of the root \"out\" [outside-root]\n"))
    let missing = try await tutorialc("check", "in", "--root", "none")
    #expect(missing.status == 2)
    #expect(missing.error.hasPrefix("tutorialc: error: --root: \"none\" cannot be used: no such file or folder\n"))
  }

  @Test(
    "a root is the nearest checkout, else the outer of working directory and configuration's folder, else the folder")
  func found() throws {
    for name in ["w/p/q", "w/p/c/.hg", "w/p/c/d", "elsewhere/e", "home/h/.jj", "home/i"] { try folder.makeFolder(name) }
    let disk = try Disk(workingDirectory: folder.path("w/p"))
    func root(_ path: String, configuration: String? = nil, home: String = "home") throws -> String {
      let finder = RootFinder(
        disk, named: [], configuration: try configuration.map { try disk.folder(at: folder.path($0)) },
        home: try disk.folder(at: folder.path(home)), trusted: { _ in true })
      let roots = try finder.roots(of: folder.path(path)).all
      #expect(roots.count == 1)
      return String(roots[0].path.dropFirst(folder.path.count + 1)) + (roots[0].isFlat ? "*" : "")
    }
    #expect(try root("w/p/c/d/x") == "w/p/c")
    #expect(try root("w/p/q/x") == "w/p")
    #expect(try root("w/p/q/x", configuration: "w") == "w")
    #expect(try root("w/p/q/x", configuration: "w/p/q") == "w/p")
    #expect(try root("elsewhere/e/x") == "elsewhere/e")
    #expect(try root("elsewhere/e/x", configuration: "elsewhere") == "elsewhere")
    #expect(try root("home/h/x") == "home/h")
    #expect(try root("home/i/x") == "home/i")
    // A home folder isn't a root, even if it is a checkout; nor is a folder that only contains it.
    #expect(try root("home/x") == "home*")
    #expect(try root("in/x", home: "in") == "in*")
    #expect(try root("w/p/x", home: "w/p") == "w/p*")
    #expect(try root("w/p/q/x", home: "w/p") == "w/p/q")
  }

  @Test("a `.git` owned by another user doesn't make a checkout")
  func stranger() throws {
    try folder.makeFolder("in/deep")
    let disk = try Disk(workingDirectory: folder.path("in/deep"))
    let deep = disk.workingDirectory
    let mark = try #require(try deep.parent?.status(of: ".git"))
    #expect(mark.owner == deep.status.owner)
    // The owner of the input's folder is trusted for it, even if nobody else is.
    let finder = RootFinder(disk, named: [], configuration: nil, home: nil, trusted: { _ in false })
    #expect(finder.roots(in: deep).paths == [folder.path("in")])
  }

  @Test("in the home folder and in / only what lies right there is named")
  func flat() async throws {
    try folder.write(Fixture.tutorial("h").replacing("app.layout", with: "below/app.layout"), to: "h.tutorial.yaml")
    try folder.write(Fixture.layout, to: "below/app.layout.yaml")
    let home = ["HOME": folder.path]
    let refused = try await tutorialc.run(["check", "h.tutorial.yaml", "--diagnostics", "short"], environment: home)
    #expect(refused.headlines.hasSuffix("\"below/app.layout.yaml\" lies outside of the root \".\" [outside-root]\n"))
    try folder.write(Fixture.layout, to: "app.layout.yaml")
    try folder.write(Fixture.tutorial("h"), to: "h.tutorial.yaml")
    #expect(try await tutorialc.run(["check", "h.tutorial.yaml"], environment: home).error == "")
  }

  @Test("a configuration of a stranger is an error that names the file, its owner and the way to accept it")
  func foreignConfiguration() throws {
    try folder.write("locales: en\n", to: "tutorialc.yaml")
    let path = folder.path("tutorialc.yaml")
    let status = try FileSystem.status(path)
    try ConfigurationFile.checkOwner(path, status, trusts: { $0 == status.owner })
    #expect(
      throws: UsageError(
        "\(path) belongs to another user (\(status.owner)), and would control this run",
        hint: "--config \(path) accepts it")
    ) {
      try ConfigurationFile.checkOwner(path, status, trusts: { _ in false })
    }
  }

  @Test("a configuration that isn't a file is reported, not skipped")
  func configurationIsNoFile() async throws {
    let path = folder.path("tutorialc.yaml")
    let refused = """
      tutorialc: error: tutorialc.yaml is not a file
        --config FILE names another one
        try "tutorialc check --help"

      """
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "nowhere.yaml")
    #expect(try await tutorialc.run(["check"]).error == refused)
    try FileManager.default.removeItem(atPath: path)
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    #expect(try await tutorialc.run(["check"]).error == refused)
    #expect(try await tutorialc.run(["check", "."]).error == refused)
  }

  // MARK: Quoting

  @Test("for a file of the wrong kind, the message has only the place and quotes nothing")
  func quoting() async throws {
    try folder.write("user: admin\npassword: hunter2\n", to: "in/db.yaml")
    try folder.write("- hunter2\n- [\n", to: "in/list.yaml")
    try folder.write("{ \"password\": \"hunter2\", }", to: "in/db.json")
    try folder.write("hunter2: hunter2\n", to: "in/s.de.yaml")
    try folder.write("hunter2: hunter2\n", to: "in/tutorialc.yaml")
    var said: [String] = []
    for layout in ["db.yaml", "list.yaml", "db.json"] { said.append(try await check(layout: layout)) }
    #expect(
      said == [
        "in/db.yaml:1:1: error: the file is not a layout manifest: it has no key \"snapshots\" at its top "
          + "[missing-key]\n",
        "in/list.yaml:3:1: error: the file is not a layout manifest, as far as it can be read: it has no key "
          + "\"snapshots\" before this place [yaml-syntax]\n",
        "in/db.json:1:24: error: the file is not a layout manifest, as far as it can be read: it has no key "
          + "\"snapshots\" before this place [json-syntax]\n",
      ])
    try folder.write(
      Fixture.tutorial("x").replacing("layout:", with: "strings: 's.{locale}.yaml'\nlayout:"), to: "in/x.tutorial.yaml")
    for arguments in [
      ["check", "in/db.yaml"], ["check", "in/db.json"], ["check", "in/x.tutorial.yaml"],
      ["check", "--config", "in/tutorialc.yaml"], ["strings", "de", "in/x.tutorial.yaml"],
    ] {
      let outcome = try await tutorialc.run(arguments + ["--color", "never"])
      #expect(outcome.status == 1, "\(arguments)")
      #expect(!(outcome.error + outcome.output).contains("hunter2"), "\(arguments): \(outcome.error)")
    }
  }

  @Test("a manifest that is named says nothing of its comments before it is one")
  func quotedComment() async throws {
    try folder.write("# tutorialc: ignore hunter2 x\npassword: hunter2\n", to: "in/s.layout.yaml")
    let outcome = try await tutorialc("check", "in/s.layout.yaml", "--diagnostics", "json")
    #expect(!(outcome.error + outcome.output).contains("hunter2"))
  }

  @Test("a file in a hidden folder that is named may name what lies there with it")
  func hiddenInput() async throws {
    try folder.write(Fixture.layout, to: "in/.h/app.layout.yaml")
    try folder.write(Fixture.tutorial("h"), to: "in/.h/h.tutorial.yaml")
    #expect(try await tutorialc("check", "in/.h/h.tutorial.yaml").error == "")
    #expect(try await tutorialc("check", "in/.h").error == "")
    #expect(try await tutorialc("check", "in").error == "")
    try folder.write(Fixture.tutorial("h").replacing("app", with: "../.i/app"), to: "in/.h/h.tutorial.yaml")
    try folder.write(Fixture.layout, to: "in/.i/app.layout.yaml")
    #expect(try await tutorialc("check", "in/.h").error.contains("\"in/.i/app.layout.yaml\" is hidden"))
  }

  @Test("a folder that cannot be read is an error, and what was made of its tutorials stays")
  func unreadableFolder() async throws {
    let deep = Array(repeating: "d", count: 40).joined(separator: "/")
    try folder.write(Fixture.layout, to: "in/\(deep)/app.layout.yaml")
    try folder.write(Fixture.tutorial("b"), to: "in/\(deep)/b.tutorial.yaml")
    try folder.write("sources: .\n", to: "in/tutorialc.yaml")
    #expect(try await inside.run(["build"]).error == "2 tutorials: 2 written, 0 unchanged in build/tours\n")
    // Root may read everything, so the test runs out of descriptors instead.
    for sources in [".", "'**/*.tutorial.yaml'"] {
      try folder.write("sources: \(sources)\n", to: "in/tutorialc.yaml")
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/bin/sh")
      process.arguments = [
        "-c", "cd in; ulimit -n 30; exec \"$0\" build --diagnostics short 2> ../said", try Tutorialc.executable.path,
      ]
      process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
      try process.run()
      try await process.ended()
      #expect(process.terminationStatus == 1)
      #expect(folder.read("said")?.contains("too many open files [unreadable-file]") == true, "\(sources)")
      #expect(folder.read("in/build/tours/b.tour.json") != nil, "\(sources)")
    }
  }

  @Test("a file in the place of a build's state is an error of its own", arguments: [true, false])
  func stateIsFile(isFile: Bool) async throws {
    try folder.makeFolder("in/build/tours")
    if isFile {
      try folder.write("x", to: "in/build/tours/.tutorialc")
    } else {
      #expect(mkfifo(folder.path("in/build/tours/.tutorialc"), 0o600) == 0)
    }
    let outcome = try await inside.run(["build", "a.tutorial.yaml", "--diagnostics", "short"])
    #expect(outcome.status == 3)
    #expect(
      outcome.error
        == "tutorialc: error: cannot write \"build/tours\": a part of the path is not a folder [unwritable-output]\n")
  }

  // MARK: Writing

  @Test("neither a link of an output nor one of a folder on its way leads outside")
  func writing() async throws {
    try folder.write("mine", to: "out/rc")
    try link("in/o", to: "../out")
    var outcome = try await inside.run(["build", "a.tutorial.yaml", "--diagnostics", "short"])
    #expect(outcome.status == 0)
    try FileManager.default.removeItem(atPath: folder.path("in/build/tours/a.tour.json"))
    try link("in/build/tours/a.tour.json", to: "../../../out/rc")
    outcome = try await inside.run(["build", "a.tutorial.yaml", "--diagnostics", "short"])
    #expect(outcome.status == 1)
    #expect(
      outcome.headlines == "tutorialc: error: cannot write \"build/tours/a.tour.json\": it lies outside of the root "
        + "\"build/tours\", \".\" [outside-root]\n")
    #expect(folder.read("out/rc") == "mine")
    // The folder itself.
    try FileManager.default.removeItem(atPath: folder.path("in/build"))
    try link("in/build", to: "../out")
    #expect(try await inside.run(["build", "a.tutorial.yaml"]).status == 1)
    #expect(try folder.files(below: "out") == ["app.layout.yaml", "rc", "secret.yaml"])
    // If named on the command line, it may lead anywhere.
    #expect(try await inside.run(["build", "a.tutorial.yaml", "--out", "build/tours"]).status == 0)
    #expect(folder.read("out/tours/a.tour.json") != nil)
  }

  /// The program, run inside the checkout.
  private var inside: Tutorialc {
    get throws { Tutorialc(folder: try TemporaryFolder(borrowing: folder.path("in"))) }
  }

  @Test(
    "an output is written neither to what is hidden nor into the state's place", arguments: [".git/hooks/x", "x/.y"])
  func hiddenOutput(target: String) async throws {
    try folder.makeFolder("in/.git/hooks")
    try folder.makeFolder("in/x")
    try folder.makeFolder("in/build/tours")
    try link("in/build/tours/a.tour.json", to: "../../\(target)")
    let outcome = try await inside.run(["build", "a.tutorial.yaml", "--diagnostics", "short"])
    #expect(
      outcome.headlines
        == "tutorialc: error: cannot write \"build/tours/a.tour.json\": it is hidden [outside-root]\n")
    #expect(folder.read("in/\(target)") == nil)
  }

  @Test(
    "a configuration's output lies beneath its root", arguments: ["../out/tours", "/tmp", ".git/tours", "way/tours"])
  func configuredOutput(output: String) async throws {
    try link("in/way", to: "../out")
    try folder.write("output: \(output)\n", to: "in/tutorialc.yaml")
    let outcome = try await inside.run(["build", "--diagnostics", "short"])
    #expect(outcome.status == 1)
    #expect(outcome.headlines.hasSuffix("[outside-root]\n"))
    #expect(try folder.files(below: "out") == ["app.layout.yaml", "secret.yaml"])
    #expect(try folder.files(below: "in/.git") == [])
  }

  @Test(
    "a tutorial's strings files are written beneath its root",
    arguments: ["../out/{locale}.yaml", ".git/{locale}.yaml"])
  func strings(pattern: String) async throws {
    try folder.write(
      Fixture.tutorial("x").replacing("layout:", with: "strings: '\(pattern)'\nlayout:"), to: "in/x.tutorial.yaml")
    let outcome = try await tutorialc("strings", "de", "in/x.tutorial.yaml", "--diagnostics", "short")
    #expect(outcome.status == 1)
    #expect(outcome.headlines.hasSuffix("[outside-root]\n"))
    #expect(try folder.files(below: "out") == ["app.layout.yaml", "secret.yaml"])
    #expect(try folder.files(below: "in/.git") == [])
  }
}
