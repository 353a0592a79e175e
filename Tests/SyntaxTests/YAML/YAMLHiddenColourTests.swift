import TestSupport
import Testing
import TutorialSyntax
import TutorialYAML

/// An unquoted colour in brackets, whose comment hides the closing brackets.
@Suite struct YAMLHiddenColourTests {
  @Test(arguments: [
    "a: {color: 1️⃣#fff1️⃣} }\nb: c\n", "a: {color: 1️⃣#fff1️⃣}", "- { a: { width: 2, color: 1️⃣#0a84ff801️⃣ }, b: c }\n- d\n",
    "a: {color:\t1️⃣#FFF01️⃣}\n\n\n- b\n", "a: { it: 'x # ', color: 1️⃣#ffffff1️⃣ }\nb: { c: d }\n",
    "a: {\n  color: 1️⃣#fff1️⃣ },\n  b: [ c\n",
  ])
  func whatItHidesIsNotSaidToBeMissing(marked: String) throws {
    let text = MarkedText(marked)
    let result = YAMLReader.read(text.source)
    let finding = try #require(result.diagnostics.first)
    let colour = String(decoding: text.source.bytes[text.span().range.range], as: UTF8.self)
    var expected = Diagnostic(
      .unquotedColour, "\(colour) without quotes begins a comment, which hides the rest of the line", at: text.span(),
      label: "write \"\(colour)\"",
      fixits: [FixIt("put it in quotes", .always, [.init(text.span(), "\"\(colour)\"")])])
    expected.severity = .error
    #expect(finding == expected)
    #expect(result.diagnostics.count == 1)
    #expect(result.value.isPartial)
  }

  @Test(arguments: [
    "a: { b: c # fff }\n", "a: { b: c #fff }\n", "a: { b: \"x: #fff }\", c: [ }\n", "a: { b: #fffff }\n",
    "a: { b: #fff\n",
    "a: # { #fff }\n  b: [\n",
  ])
  func anotherFaultIsNotBlamedOnAColour(text: String) {
    let result = YAMLReader.read(SourceText(path: "t.yaml", bytes: Array(text.utf8)))
    #expect(result.diagnostics.map(\.id) == [.yamlSyntax])
  }
}
