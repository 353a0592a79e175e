/// Files that cannot be read, or not as what they claim to be.
extension CatalogueEntry {
  static let yamlSyntax = CatalogueEntry(
    "The file is not YAML. The place is where reading stopped making sense; the cause is often a line before it: a tab, "
      + "a missing quote, a value that starts with one of @ ` % or holds \": \".",
    wrong: """
      title: Step 1: write
      """,
    right: """
      title: "Step 1: write"
      """)

  static let jsonSyntax = CatalogueEntry(
    "The file is not JSON (RFC 8259): no comments, no comma before a closing bracket, keys and texts in double quotes.",
    wrong: """
      { "id": "send", "frame": [0, 0, 44, 44,] }
      """,
    right: """
      { "id": "send", "frame": [0, 0, 44, 44] }
      """)

  static let xmlSyntax = CatalogueEntry(
    "The file to import is not well-formed XML. Captures are cut off when a device disconnects; capture again, or keep "
      + "what can be read with --lenient.",
    wrong: """
      <hierarchy><node bounds="[0,0][1080,2400]">
      """,
    right: """
      <hierarchy><node bounds="[0,0][1080,2400]"/></hierarchy>
      """)

  static let invalidUTF8 = CatalogueEntry(
    "Files are UTF-8. The place is the first byte that is none of it; a file saved as Latin-1 or UTF-16 must be "
      + "converted.",
    wrong: """
      title: Caf\\xE9          (one byte, as Latin-1 has it)
      """,
    right: """
      title: Café
      """)

  static let limitExceeded = CatalogueEntry(
    "The input is larger than the language allows; the message names the limit. A file has at most 64 MiB, 128 levels "
      + "of nesting and aliases that stand for at most 10 times the file's size, a tutorial 10,000 steps, a step 200 "
      + "targets, a text 10,000 bytes, a snapshot 100,000 elements, a coordinate stays within 10,000,000 of 0. "
      + "What compiling takes is counted too, kind by kind, and --limit KIND=N raises a number; see security.md.",
    wrong: """
      - { id: footer, frame: [0, 9990000, 393, 44000] }
      """,
    right: """
      - { id: footer, frame: [0, 9990, 393, 44] }
      """)

  static let unsupportedSchema = CatalogueEntry(
    "The file is of another format, or of a version that this compiler does not read.",
    wrong: """
      schema: tutorialc.tutorial/9
      """,
    right: """
      schema: tutorialc.tutorial/1
      """)

  static let missingFile = CatalogueEntry(
    "A file that is named does not exist. Paths in a tutorial are relative to the tutorial, paths in tutorialc.yaml to "
      + "tutorialc.yaml, paths on the command line to the working directory.",
    wrong: """
      layout: [layouts/mial.layout.yaml]
      """,
    right: """
      layout: [layouts/mail.layout.yaml]
      """)

  static let unreadableFile = CatalogueEntry(
    "Something stands at the path, but it cannot be read: it is a folder or a device, or the system refuses.",
    wrong: """
      layout: [layouts]
      """,
    right: """
      layout: [layouts/*.layout.yaml]
      """)

  static let emptyGlob = CatalogueEntry(
    "A pattern matches no file, or a folder holds no tutorial. A pattern that finds nothing is nearly always a typing "
      + "error, and going on would build nothing without a word.",
    wrong: """
      layout: [layout/*.yaml]
      """,
    right: """
      layout: [layouts/*.layout.yaml]
      """)
}
