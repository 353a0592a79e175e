import Testing
import TutorialGeometry

@testable import TutorialText
import TutorialTour

/// Tests callouts whose texts have variables.
@Suite struct CalloutSampleTests {
  private func put(_ text: CalloutText, _ samples: [String: String]) -> CalloutText { text.putting { samples[$0] } }

  private func set(_ text: CalloutText) -> [String] {
    CalloutTypesetter(text, in: TextSetting(locale: "en")).content(width: 4000, showsSamples: true).parts
      .flatMap { ($0.lines ?? []).map(\.text) }
  }

  @Test func samplesStandInThePlaceOfVariables() {
    let text = CalloutText(title: "Hi %{name}", body: "You have **%{n}**, %%{n}", buttons: ["No", "Go, %{name}"])
    let samples = put(text, ["name": "Ann", "n": "12"])
    #expect(set(samples) == ["Hi Ann", "You have 12, %{n}", "No", "Go, Ann"])
    #expect(samples.varying == [.title, .body, .button(1)])
  }

  @Test func aSampleHasNoMarkupWhateverStandsAroundIt() {
    let sample = "*a* `b` [c](d) \\_"
    let body = "`%{x}` *%{x}* a**%{x}**b [%{x}](e)"
    #expect(
      set(put(CalloutText(body: body), ["x": sample])).joined(separator: " ")
        == "\(sample) \(sample) a\(sample)b \(sample)")
  }

  @Test func aSampleIsStrongWhereItsVariableIs() {
    let callout = CalloutTypesetter(put(CalloutText(body: "a **b%{x}** c"), ["x": "yz"]), in: TextSetting(locale: "en"))
    let parts = callout.content(width: 400, showsSamples: true).parts
    #expect(parts[0].lines?.first?.runs == [.init("a "), .init("byz", isStrong: true), .init(" c")])
    // People see other values, so there is a box without lines.
    #expect(callout.content(width: 400).parts.map(\.lines) == [nil])
  }

  @Test func aPartWithoutVariablesSaysSo() {
    let samples = put(CalloutText(title: "50%", body: "%{n}"), ["n": "1"])
    #expect(samples.varying == [.body])
    #expect(set(samples) == ["50%", "1"])
  }

  @Test func theNumbersOfProgressStandBesideVariablesOfAnyName() {
    var callout = TourCallout(kind: .bubble, title: nil, body: nil)
    callout.progress = TourProgress(.text, text: "progress")
    let text = CalloutText(callout, numbers: .init(number: 2, total: 3), hasClose: false) { _ in
      "%{name}: {step} of {total}, %{step}, %%{step}"
    }
    #expect(text.progress?.words == "%{name}: 2 of 3, %2, %%2")
    #expect(put(text, ["name": "{total}", "step": "7"]).progress?.words == "{total}: 2 of 3, 7, %2")
  }

  @Test func whatHasNoSampleStaysAsItIsWritten() {
    #expect(set(put(CalloutText(title: "%{a}", body: "*%{b}*"), [:])) == ["%{a}", "%{b}"])
  }

  @Test func calloutsThatDifferInASampleAreMeasuredEachForItself() {
    var callouts = TypesetterCache(BoundAdvances())
    let text = CalloutText(body: "%{x}")
    let setting = TextSetting(locale: "en")
    let widths = ["i", "mmmmmmmm"].map { sample in
      let place = callouts.place(of: put(text, ["x": sample]), in: setting)
      return callouts.layOut(place, maxWidth: 320).size.width
    }
    #expect(widths[0] + 50 < widths[1])
  }

  @Test func whatWouldBecomeTooLongStaysAsItIsWritten() {
    let text = String(repeating: "%{a}", count: 2000)
    let short = put(CalloutText(title: text), ["a": "b"])
    #expect(short.title?.utf8.count == 2000)
    let long = put(CalloutText(title: text, body: text), ["a": String(repeating: "b", count: 500)])
    #expect(long.title == text)
    #expect(long.body == text)
  }
}
