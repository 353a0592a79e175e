import Testing
import TutorialNumerics

@Suite("Elementary functions")
struct ElementaryFunctionTests {
  @Test("Sine, cosine and exponential are within one unit in the last place of mpmath's")
  func withinOneUnit() throws {
    let reference = try Reference.load()
    for (name, function, rows) in [
      ("sine", sine, reference.sine), ("cosine", cosine, reference.cosine),
      ("exponential", exponential, reference.exponential),
    ] {
      #expect(rows.count > 250)
      for row in rows {
        let error = abs((function(row[0]) - row[1]) - row[2]) / row[1].ulp
        #expect(error < 1, "\(name)(\(row[0])) is \(error) units off")
      }
    }
  }

  @Test("No finite argument gives NaN, and sine and cosine stay within their range")
  func finite() {
    for exponent in -1074...1023 {
      for x in [
        Double(sign: .plus, exponent: exponent, significand: 1.3),
        -Double(sign: .plus, exponent: exponent, significand: 1.7),
      ] {
        #expect(abs(sine(x)) <= 1)
        #expect(abs(cosine(x)) <= 1)
        #expect(exponential(x) >= 0)
      }
    }
    #expect(exponential(-746) == 0)
    #expect(exponential(-740) > 0)
    #expect(exponential(710) == .infinity)
  }

  @Test(
    "Halves are rounded away from zero, and no zero is negative",
    arguments: [
      (0.0005, 3, 0.001), (-0.0005, 3, -0.001), (0.00049, 3, 0), (2.5, 0, 3), (143.3333333, 3, 143.333),
      (1e300, 3, 1e300), (9_999_999.0005, 3, 9_999_999.001),
    ])
  func rounding(value: Double, decimals: Int, expected: Double) {
    #expect(value.rounded(decimals: decimals) == expected)
    #expect((-1e-9).rounded(decimals: decimals).sign == .plus)
  }
}
