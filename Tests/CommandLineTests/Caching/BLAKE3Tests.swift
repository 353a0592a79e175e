import Testing

@testable import TutorialCache

/// Compared with `b3sum` and PyPI's `blake3`, both by the authors of BLAKE3.
@Suite("BLAKE3")
struct BLAKE3Tests {
  /// The input bytes of the authors' test vectors.
  private static func bytes(_ count: Int) -> [UInt8] { (0..<count).map { UInt8($0 % 251) } }

  private static func hex(of bytes: [UInt8], withAVX2: Bool) -> String {
    Digest(BLAKE3.words(of: bytes, withAVX2: withAVX2)).hex
  }

  @Test("the digests of nothing and of three letters")
  func known() {
    for withAVX2 in BLAKE3.hasAVX2 ? [false, true] : [false] {
      func hex(_ bytes: [UInt8]) -> String { Self.hex(of: bytes, withAVX2: withAVX2) }
      #expect(hex([]) == "af1349b9f5f9a1a6a0404dea36dcc9499bcb25c9adc112b7cc9a93cae41f3262")
      #expect(hex(Array("abc".utf8)) == "6437b3ac38465133ffb63b75273a8db548c558465d79db03fd359c6cd5bd9d85")
    }
  }

  @Test(
    "lengths around the ends of blocks, of chunks and of groups of chunks",
    arguments: [
      (0, "af1349b9f5f9a1a6a0404dea36dcc9499bcb25c9adc112b7cc9a93cae41f3262"),
      (1, "2d3adedff11b61f14c886e35afa036736dcd87a74d27b5c1510225d0f592e213"),
      (63, "e9bc37a594daad83be9470df7f7b3798297c3d834ce80ba85d6e207627b7db7b"),
      (64, "4eed7141ea4a5cd4b788606bd23f46e212af9cacebacdc7d1f4c6dc7f2511b98"),
      (65, "de1e5fa0be70df6d2be8fffd0e99ceaa8eb6e8c93a63f2d8d1c30ecb6b263dee"),
      (127, "d81293fda863f008c09e92fc382a81f5a0b4a1251cba1634016a0f86a6bd640d"),
      (128, "f17e570564b26578c33bb7f44643f539624b05df1a76c81f30acd548c44b45ef"),
      (129, "683aaae9f3c5ba37eaaf072aed0f9e30bac0865137bae68b1fde4ca2aebdcb12"),
      (1023, "10108970eeda3eb932baac1428c7a2163b0e924c9a9e25b35bba72b28f70bd11"),
      (1024, "42214739f095a406f3fc83deb889744ac00df831c10daa55189b5d121c855af7"),
      (1025, "d00278ae47eb27b34faecf67b4fe263f82d5412916c1ffd97c8cb7fb814b8444"),
      (2048, "e776b6028c7cd22a4d0ba182a8bf62205d2ef576467e838ed6f2529b85fba24a"),
      (2049, "5f4d72f40d7a5f82b15ca2b2e44b1de3c2ef86c426c95c1af0b6879522563030"),
      (3072, "b98cb0ff3623be03326b373de6b9095218513e64f1ee2edd2525c7ad1e5cffd2"),
      (3073, "7124b49501012f81cc7f11ca069ec9226cecb8a2c850cfe644e327d22d3e1cd3"),
      (4096, "015094013f57a5277b59d8475c0501042c0b642e531b0a1c8f58d2163229e969"),
      (4097, "9b4052b38f1c5fc8b1f9ff7ac7b27cd242487b3d890d15c96a1c25b8aa0fb995"),
      (5120, "9cadc15fed8b5d854562b26a9536d9707cadeda9b143978f319ab34230535833"),
      (5121, "628bd2cb2004694adaab7bbd778a25df25c47b9d4155a55f8fbd79f2fe154cff"),
      (6144, "3e2e5b74e048f3add6d21faab3f83aa44d3b2278afb83b80b3c35164ebeca205"),
      (6145, "f1323a8631446cc50536a9f705ee5cb619424d46887f3c376c695b70e0f0507f"),
      (7168, "61da957ec2499a95d6b8023e2b0e604ec7f6b50e80a9678b89d2628e99ada77a"),
      (7169, "a003fc7a51754a9b3c7fae0367ab3d782dccf28855a03d435f8cfe74605e7817"),
      (8192, "aae792484c8efe4f19e2ca7d371d8c467ffb10748d8a5a1ae579948f718a2a63"),
      (8193, "bab6c09cb8ce8cf459261398d2e7aef35700bf488116ceb94a36d0f5f1b7bc3b"),
      (15_360, "dc62f909be1b86aeffb12594b22fd9756540022f0ac9a050730d6989a036f6b0"),
      (16_384, "f875d6646de28985646f34ee13be9a576fd515f76b5b0a26bb324735041ddde4"),
      (31_744, "62b6960e1a44bcc1eb1a611a8d6235b6b4b78f32e7abc4fb4c6cdcce94895c47"),
      (102_400, "bc3e3d41a1146b069abffad3c0d44860cf664390afce4d9661f7902e7943e085"),
    ])
  func lengths(count: Int, expected: String) {
    let bytes = Self.bytes(count)
    #expect(Self.hex(of: bytes, withAVX2: false) == expected)
    #expect(!BLAKE3.hasAVX2 || Self.hex(of: bytes, withAVX2: true) == expected)
  }

  /// The bytes 0 to 31.
  private static let key: BLAKE3.Words = (
    0x0706_0504_0302_0100, 0x0f0e_0d0c_0b0a_0908, 0x1716_1514_1312_1110, 0x1f1e_1d1c_1b1a_1918
  )

  @Test(
    "the same with a key",
    arguments: [
      (0, "73492b19995d71cdb1e9d74decc09809eb732f1b00bc95c27cb15f9dd4d6478f"),
      (1, "d08b45c6b127ee94f3f8527a0b82a5f80be1695a0eaec6022e772c0eb95a7e8b"),
      (64, "cfaf838ff320e0d87301dcba02b1a4bb397d65119f57403df2817a51d4025f9b"),
      (1023, "da1f18069871512af22af9f13dc005800dfd52c55f42753b5ae718086fe2ee44"),
      (1024, "f45a9249a627fdf1fcf13c0e6376f6a9a9b2056d6e1b5693a4b119a3453665f9"),
      (1025, "82223147a9b804a0c3f9a921b8d8aee250d1a51bb76be72152e6d5e8f27349b3"),
      (2049, "5442eec85e3fd173dcff07c39cd8cff9689f17224471e655618ed728cf03b056"),
      (4097, "a3b7fe277011b5efcde8a33d90b0edb88c29e73831f34d9b02aebab51c98e2a6"),
      (7168, "fabe20ee334b76c0b7fe08a7592829f8493c150393c8532f9505d27a22574fab"),
      (8193, "c666ccf5fa240c07a9d0a6b8ae92c67668b482e7c2751fb5e1d9d7078fa9637e"),
      (16_384, "8880ce020ab0459420eee7e95f173d8a0d55c9b499d857880b0c661eb4162bae"),
      (31_744, "55253f057bce59e7811fea47ac0e72751ca12c40c4a5b8f3c42e54daa5073272"),
      (102_400, "ab2ecf0478e816065ba6039d8ec583cbce8a2335efe903e2d7313c04ba5330d2"),
    ])
  func keyed(count: Int, expected: String) {
    let bytes = Self.bytes(count)
    for withAVX2 in BLAKE3.hasAVX2 ? [false, true] : [false] {
      #expect(Digest(BLAKE3.words(of: bytes, key: Self.key, withAVX2: withAVX2)).hex == expected)
      // Bytes after the first `count` make no difference.
      let words = BLAKE3.words(of: bytes + [1, 2, 3], first: count, key: Self.key, withAVX2: withAVX2)
      #expect(Digest(words).hex == expected)
    }
  }

  @Test("many lengths, whatever the processor has")
  func ways() {
    let bytes = Self.bytes(40_000)
    var digests: [UInt8] = []
    for count in stride(from: 0, to: bytes.count, by: 389) {
      let words = BLAKE3.words(of: Array(bytes[..<count]), withAVX2: false)
      #expect(!BLAKE3.hasAVX2 || BLAKE3.words(of: Array(bytes[..<count]), withAVX2: true) == words, "\(count) bytes")
      withUnsafeBytes(of: words) { digests += $0 }
    }
    // The digest of all of these, concatenated.
    #expect(
      Self.hex(of: digests, withAVX2: false) == "eea352bbdce8f78150434b3e5c91efea60c4f271a2b5de42c6c7cf4defbb53cb")
  }
}
