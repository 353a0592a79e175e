import Testing
import TutorialTour

/// RFC 4647, section 3.4.
@Suite struct LocaleChainTests {
  /// The example of the RFC, and common locales.
  @Test(arguments: [
    (
      "zh-Hant-CN-x-private1-private2",
      ["zh-hant-cn-x-private1-private2", "zh-hant-cn-x-private1", "zh-hant-cn", "zh-hant", "zh"]
    ),
    ("pt_BR", ["pt-br", "pt"]), ("de", ["de"]), ("de-u-co-phonebk", ["de-u-co-phonebk", "de-u-co", "de"]), ("", []),
  ])
  func aLocaleIsShortenedFromItsEnd(tag: String, chain: [String]) {
    #expect(LocaleChain.tags(for: tag) == chain)
  }

  @Test(arguments: [
    ("en", "en-GB", true), ("en-US", "en-GB", true), ("de", "en", false), ("zh-Hans", "zh-Hant", false),
    ("zh", "zh-Hant", true), ("zh-Hant-TW", "zh-Hant-HK", true), ("az-Latn", "az-u-nu-arab", true),
    ("ar", "AR_EG", true), ("de", "del", false), ("", "de", false), ("", "", false),
  ])
  func textsServeInTheirLanguageAndScript(first: String, second: String, isShared: Bool) {
    #expect(LocaleChain.sharesLanguage(first, second) == isShared)
    #expect(LocaleChain.sharesLanguage(second, first) == isShared)
  }
}
