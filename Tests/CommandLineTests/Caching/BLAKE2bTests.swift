import Testing

@testable import TutorialCache

/// Beside Python's hashlib, whose BLAKE2b is that of the authors.
@Suite("BLAKE2b")
struct BLAKE2bTests {
  @Test("nothing, the letters of the RFC, and many bytes")
  func known() {
    #expect(Digest(of: []).hex == "0e5751c026e543b2e8ab2eb06099daa1d1e5df47778f7787faab45cdf12fe3a8")
    #expect(Digest(of: Array("abc".utf8)).hex == "bddd813c634239723171ef3fee98579b94964e3bb1cb3e427262c8c068d52319")
    #expect(
      Digest(of: [UInt8](repeating: 0x61, count: 1_000_000)).hex
        == "0741850f36cba4259628355d1073e24ddb9ca0e1bfac36fd39ae5dc2101e23a4")
  }

  @Test(
    "lengths around the ends of blocks",
    arguments: [
      (1, "03170a2e7597b7b7e3d84c05391d139a62b157e78786d8c082f29dcf4c111314"),
      (7, "9832807763cf7f1f4527631e7d3dcf5af79dbb13afd0e7627af49e34f1561f66"),
      (8, "f152df4bd29228d1321ef7cdf9099071536f656f201c96d9fb2d563658cbfc08"),
      (127, "1bb3d24376d0b5840955e640c6a8a4830cd69af0b7ad71a409d2a30c6a374abb"),
      (128, "9101ed0a248b57efc0c6070cfbf9cf316c182d125ad6191c1f7783c3d32b6346"),
      (129, "60f5e954d1a1775362ffd0762ed37bbe101ed5e88896dd793f1a889786fb3132"),
      (255, "9399bcd4acec0cc0e9dec7267671a6f2e65568dc917afb54791da24523a71b32"),
      (256, "45d503f4fc344944eeff959e1e2234c47884011023598cadbd934f08d4265016"),
      (257, "4ad285edc2490602fd02d61df8008d95887039bade83dae8a1e207ae1cac33ac"),
      (1000, "a494537cc57474059ebe7a7f7a76c03306551355abebb1967408ed04e7564fa9"),
    ])
  func lengths(count: Int, expected: String) {
    #expect(Digest(of: (0..<count).map { UInt8($0 * 7 % 251) }).hex == expected)
  }

  @Test("by word and in rows, whichever a processor has", arguments: [0, 1, 127, 128, 129, 256, 257, 1000, 4096])
  func ways(count: Int) {
    let bytes = (0..<count).map { UInt8($0 * 7 % 251) }
    let digest = Digest(BLAKE2b.words(of: bytes, inRows: false))
    #expect(digest == Digest(of: bytes))
    #expect(!BLAKE2b.hasRows || digest == Digest(BLAKE2b.words(of: bytes, inRows: true)))
  }
}
