import Testing
import TutorialTour

@Suite("Conditions and keys of a tour")
struct TourConditionTests {
  private let pro = TourCondition(flag: "pro", equals: .bool(true))
  private let free = TourCondition(flag: "plan", equals: .text("free"))

  @Test("hold as their flags are; a flag that the app does not know equals nothing")
  func evaluation() {
    let flags: [String: TourScalar] = ["pro": .bool(true), "plan": .text("team"), "visits": .number(3)]
    func holds(_ condition: TourCondition) -> Bool { condition.holds { flags[$0] } }
    #expect(holds(pro) && !holds(free) && !holds(.flag("pro", equals: .text("true"))))
    #expect(holds(.flag("visits", equals: .number(3))))
    #expect(!holds(.flag("seen", equals: .bool(false))) && holds(.not(.flag("seen", equals: .bool(true)))))
    #expect(holds(.not(free)) && !holds(.not(pro)))
    #expect(holds(.all([pro, .not(free)])) && !holds(.all([pro, free])))
    #expect(holds(.any([free, pro])) && !holds(.any([free, .not(pro)])))
  }

  @Test("list their flags once, in their order")
  func flags() {
    let condition = TourCondition.any([free, .not(.all([pro, free])), .flag("a", equals: .number(1))])
    #expect(condition.flags == ["plan", "pro", "a"] && pro.flags == ["pro"])
  }

  @Test("arrows change places where lines run from right to left")
  func keys() {
    let keys = TourKeys.standard
    #expect(keys.action(for: "ArrowRight", rightToLeft: false) == .next)
    #expect(keys.action(for: "ArrowRight", rightToLeft: true) == .back)
    #expect(keys.action(for: "ArrowLeft", rightToLeft: false) == .back)
    #expect(keys.action(for: "ArrowLeft", rightToLeft: true) == .next)
    for isMirrored in [false, true] {
      #expect(keys.action(for: "Enter", rightToLeft: isMirrored) == .next)
      #expect(keys.action(for: "Escape", rightToLeft: isMirrored) == .dismiss)
      #expect(keys.action(for: "ArrowUp", rightToLeft: isMirrored) == nil)
    }
  }
}
