import Testing
import TutorialGeometry
import TutorialSyntax

@testable import TutorialCompiler
@testable import TutorialLanguage

@Suite("The area under covers")
struct CoveredAreaTests {
  @Test("many covers are swept: each point counts once")
  func many() {
    // 3,000 squares of side 2 along a diagonal, each overlapping the previous one by half a side.
    let covers = (0..<3000).map { Rect(Double($0), Double($0), 2, 2) }
    let area = coveredArea(of: Rect(0, 0, 4000, 4000), by: covers)
    #expect(area == 3000 * 4 - 2999)
  }

  @Test("the two algorithms, for few covers and for many, agree")
  func same() {
    let frame = Rect(10, 10, 100, 50)
    let few = (0..<16).map { Rect(Double($0 * 7 % 90), Double($0 * 11 % 60), 20, 9) }
    let twice = coveredArea(of: frame, by: few + few)
    #expect(abs(coveredArea(of: frame, by: few) - twice) < 1e-9)
    #expect(twice > 500)
  }
}
