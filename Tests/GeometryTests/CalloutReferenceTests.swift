import Foundation
import Testing
import TutorialGeometry

/// Compares callouts with a table computed by Floating UI's rules; see Tests/Oracles/callout_reference.py.
@Suite struct CalloutReferenceTests {
  private struct Table: Decodable {
    struct Case: Decodable {
      var reference: [Double]
      var size: [Double]
      var boundary: [Double]
      var placements: [String]
      var gap: Double
      var rtl: Bool
      var side: String
      var align: String
      var frame: [Double]
      var tip: Double?
    }

    var cases: [Case]
  }

  private func rect(_ numbers: [Double]) throws -> Rect {
    try #require(numbers.count == 4)
    return Rect(numbers[0], numbers[1], numbers[2], numbers[3])
  }

  private func placement(_ name: String) throws -> CalloutPlacement {
    if name == "auto" { return .auto }
    let parts = name.split(separator: "-").map(String.init)
    let side = try #require(parts.first.flatMap(CalloutSide.init(rawValue:)))
    let alignment = try #require(CalloutAlignment(rawValue: parts.count > 1 ? parts[1] : "center"))
    return .beside(side, alignment)
  }

  @Test("callouts lie where Floating UI's rules put them")
  func table() throws {
    let url = try #require(Bundle.module.url(forResource: "callouts", withExtension: "json", subdirectory: "Reference"))
    let table = try JSONDecoder().decode(Table.self, from: Data(contentsOf: url))
    #expect(table.cases.count >= 200)
    for (number, each) in table.cases.enumerated() {
      let scene = CalloutScene(
        reference: try rect(each.reference), boundary: try rect(each.boundary),
        placements: try each.placements.map(placement), gap: each.gap,
        arrow: CalloutArrowForm(length: 10, base: 20, clearance: 14), isRightToLeft: each.rtl)
      guard case .fits(let spot) = scene.solve(Size(each.size[0], each.size[1])) else {
        Issue.record("case \(number) has no place")
        continue
      }
      #expect(spot.side?.rawValue == each.side, "case \(number)")
      #expect(spot.alignment.rawValue == each.align, "case \(number)")
      let frame = try rect(each.frame)
      #expect(
        frame.contains(spot.frame, tolerance: 1e-9) && spot.frame.contains(frame, tolerance: 1e-9), "case \(number)")
      let isAcross = spot.side == .top || spot.side == .bottom
      let tip = spot.arrow.map { isAcross ? $0.tip.x : $0.tip.y }
      #expect((tip == nil) == (each.tip == nil), "case \(number)")
      if let tip, let expected = each.tip { #expect((tip - expected).magnitude < 1e-9, "case \(number)") }
    }
  }
}
