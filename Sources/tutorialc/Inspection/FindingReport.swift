import TutorialIdentity
import TutorialLanguage
import TutorialReporting
package import TutorialSyntax

/// The proposed selectors for elements, for people and for programs.
package struct FindingReport {
  private let findings: [ElementFinder.Finding]

  /// Makes a report of findings.
  package init(_ findings: [ElementFinder.Finding]) {
    self.findings = findings
  }

  // MARK: For people

  /// The text, with a paragraph for each element.
  package var text: String { findings.map(text).joined(separator: "\n") }

  private func text(_ finding: ElementFinder.Finding) -> String {
    let (snapshot, index) = (finding.occurrence.snapshot, finding.occurrence.index)
    let elements = snapshot.elements
    let words = words(index, of: snapshot).map { "\"\($0.text)\"" }
    let said = ([elements.type(index) ?? "", frameText(index, of: snapshot)] + words).filter { !$0.isEmpty }
    var lines = ["\(elements.id(index)) on \(snapshot.screen)/\(snapshot.variant): \(said.joined(separator: " "))"]
    if elements.identity(index) != .native {
      lines.append("  its id is made up, and names a place (\(elements.identity(index).rawValue))")
    }
    if !finding.ancestors.isEmpty {
      let around = finding.ancestors.prefix(4).map { elements.id($0) }.joined(separator: ", ")
      lines.append("  in: \(around)\(finding.ancestors.count > 4 ? ", …" : "")")
    }
    for other in finding.others {
      lines.append("  also: \(other.snapshot.elements.id(other.index)) on \(other.snapshot.variant)")
    }
    if !finding.absences.isEmpty { lines.append("  not on: \(names(finding.absences))") }
    if !finding.unsure.isEmpty { lines.append("  perhaps on, not looked at: \(names(finding.unsure))") }
    if finding.suggestions.isEmpty { lines.append("  no selector names it and nothing else") }
    for (place, suggestion) in finding.suggestions.enumerated() {
      lines.append("  \(place == 0 ? "target:" : "or:    ") \(suggestion.text)\(remark(suggestion.stability))")
    }
    return lines.map { $0.printable + "\n" }.joined()
  }

  private func names(_ snapshots: [Snapshot]) -> String { snapshots.map(\.variant).joined(separator: ", ") }

  private func remark(_ stability: SelectorSuggestion.Stability) -> String {
    switch stability {
    case .id, .text, .surroundings: ""
    case .type: "  # the only one of its type"
    case .figures: "  # a text that changes"
    case .place: "  # fragile: its place"
    }
  }

  // MARK: For programs

  /// Writes a member with an object for each element.
  package func write(to json: inout JSONWriter) {
    json.list("elements", of: findings) { json, finding in
      json.object { json in
        ElementListing.writeProperties(finding.occurrence.index, of: finding.occurrence.snapshot, to: &json)
        json.list("selectors", of: finding.suggestions) { json, suggestion in
          json.object(onOneLine: true) { json in
            json.member("selector", suggestion.text)
            json.member("by", suggestion.stability.rawValue)
            json.member("fragile", suggestion.isFragile)
          }
        }
        json.member("also", finding.others.map(\.snapshot.variant))
        json.member("absent", finding.absences.map(\.variant))
        json.member("unsure", finding.unsure.map(\.variant))
      }
    }
  }
}
