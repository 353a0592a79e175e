// Our own sine, cosine and exponential: glibc, musl and Darwin differ in the last bit, but a compiled tour must have
// the same bytes everywhere. They use only +, −, ×, ÷ and exact rounding, all of which IEEE 754 defines to the bit.
// Swift never fuses a × b + c into one operation by itself, and nothing here asks for it. (A `stride` over doubles
// would: it adds products.)

/// The sine of an angle in radians.
///
/// Within 1 ulp for |x| ≤ 1e5. Beyond that, the rounding error of the period shows, but the result stays within −1 to
/// 1.
package func sine(_ x: Double) -> Double {
  let (quadrant, high, low) = reduce(x)
  switch quadrant {
  case 0: return sineNearZero(high, low)
  case 1: return cosineNearZero(high, low)
  case 2: return -sineNearZero(high, low)
  default: return -cosineNearZero(high, low)
  }
}

/// The cosine of an angle in radians, as accurate as `sine`.
package func cosine(_ x: Double) -> Double {
  let (quadrant, high, low) = reduce(x)
  switch quadrant {
  case 0: return cosineNearZero(high, low)
  case 1: return -sineNearZero(high, low)
  case 2: return -cosineNearZero(high, low)
  default: return sineNearZero(high, low)
  }
}

/// e to the power of x, within 1 ulp if the result is a normal number; 0 below −746, infinity above 709.79.
package func exponential(_ x: Double) -> Double {
  guard x == x else { return x }
  if x > 709.79 { return .infinity }
  if x < -746 { return 0 }
  // x = n·ln 2 + high − low with |high − low| ≤ ½ ln 2. The first part of ln 2 has 32 bits, so its product with n is
  // exact.
  let n = (x * 1.4426950408889634).rounded()
  let high = x - n * 0x1.62e42feep-1
  let low = n * 0x1.a39ef35793c76p-33
  let r = high - low
  var series = 0.0
  for k in (3...14).reversed() { series = (1 + series) * (r / Double(k)) }
  let beyondLinear = (1 + series) * (r * r / 2)
  let significand = 1 + (high + (beyondLinear - low))
  return Double(sign: .plus, exponent: Int(saturating: n), significand: significand)
}

/// Range reduction: x = (4k + quadrant)·π/2 + high + low, with |high + low| ≤ π/4 (slightly more at the seams).
private func reduce(_ x: Double) -> (quadrant: Int, high: Double, low: Double) {
  guard x.isFinite else { return (0, .nan, 0) }
  // π/2 in four parts. The first three have 33 bits, so that their products with n are exact for n < 2^20.
  let (part1, part2) = (0x1.921fb544p0, 0x1.0b4611a6p-34)
  let (part3, part4) = (0x1.3198a2e0p-69, 0x1.b839a252049c1p-104)
  let bounded = abs(x) < 1_600_000 ? x : x.remainder(dividingBy: 2 * .pi)
  let n = (bounded * 0.6366197723675814).rounded()
  let (sum1, error1) = twoSum(bounded - n * part1, -n * part2)
  let (sum2, error2) = twoSum(sum1, -n * part3)
  let (high, low) = twoSum(sum2, error1 + (error2 - n * part4))
  return (Int(saturating: n) & 3, high, low)
}

/// The rounded sum of two numbers and its rounding error (Knuth's TwoSum).
private func twoSum(_ a: Double, _ b: Double) -> (sum: Double, error: Double) {
  let sum = a + b
  let bRounded = sum - a
  return (sum, (a - (sum - bRounded)) + (b - bRounded))
}

/// sin(x + tail) for |x| ≤ 0.79, by its Taylor series.
private func sineNearZero(_ x: Double, _ tail: Double) -> Double {
  let square = x * x
  var series = 0.0
  for k in (2...9).reversed() { series = (1 - series) * (square / Double(2 * k * (2 * k + 1))) }
  // sin(x + tail) ≈ x + (tail·(1 − x²/2) − x³/6·(1 − …)). The large term is added last.
  return x + (tail * (1 - square / 2) - x * (square / 6) * (1 - series))
}

/// cos(x + tail) for |x| ≤ 0.79, by its Taylor series.
private func cosineNearZero(_ x: Double, _ tail: Double) -> Double {
  let square = x * x
  var series = 0.0
  for k in (3...10).reversed() { series = (1 - series) * (square / Double((2 * k - 1) * 2 * k)) }
  let fourth = square * square / 24 * (1 - series)
  let half = square / 2
  let high = 1 - half
  // (1 − high) − half is the rounding error of the subtraction above.
  return high + (((1 - high) - half) + (fourth - x * tail))
}
