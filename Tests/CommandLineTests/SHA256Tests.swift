import Testing

@testable import tutorialc
import TutorialCache

/// The examples of FIPS 180-4's companion, and lengths around block boundaries, compared with Python's hashlib.
@Suite("SHA-256")
struct SHA256Tests {
  @Test("the examples of the standard")
  func standard() {
    #expect(SHA256.hex(of: []) == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
    #expect(
      SHA256.hex(of: Array("abc".utf8)) == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(
      SHA256.hex(of: Array("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq".utf8))
        == "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1")
    #expect(
      SHA256.hex(of: [UInt8](repeating: 0x61, count: 1_000_000))
        == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
  }

  @Test(
    "lengths around the ends of blocks",
    arguments: [
      (55, "8af594de0e003fdee5c8bb088216c824349b4137070f559574f4a4bddd27b714"),
      (56, "db81bc2bfd43620591df192139062da77d4c376f1888ea3d2190bd07c8d901f9"),
      (63, "bd535b38bf0d0d1a09d370b7e34b2696cea3767801a45d5611a4aaa6954e8527"),
      (64, "292be91abe8c0909fe3d26575af5755eee74d23816dc68c3ba41765136967654"),
      (65, "ba65aedf7884642499a59ae124894611d986cf429e69f569488048af3a99e25a"),
      (119, "d367ab298e74477421127b0b448667c37c006c636f5738f081c39388756e5fad"),
      (120, "be7beb9c82089eb08da8fe6eb30c13b9d56869014e228a8c3eb0fdfe832efab2"),
      (127, "770cba7b80c7615a327db5812ccd3f80895d801b587448fcd0b2c1a10f5c88a3"),
      (128, "cb5311e1d7aa8e11d6af7081f3ffc3e4efa008c7483a1a791fe170bf37546ba7"),
    ])
  func lengths(count: Int, expected: String) {
    #expect(SHA256.hex(of: (0..<count).map { UInt8($0 * 7 % 251) }) == expected)
  }
}
