import Foundation
import Testing
import TutorialCompiler
import TutorialTour

@testable import TutorialLanguage

@Suite("Locales say which way to read")
struct LanguageTagTests {
  /// ICU, through Foundation, is the oracle for the script of a locale.
  @Test(
    "the direction is that of the locale's script",
    arguments: [
      "ar", "ar-EG", "he-IL", "fa", "fa-AF", "ur-PK", "ps", "sd", "sd-IN", "ug", "yi", "dv", "ckb", "ku", "ku-IQ",
      "pa", "pa-PK", "uz", "uz-AF", "az", "az-IR", "kk-CN", "ks", "en", "en-US", "ja", "zh-Hant-TW", "az-Arab",
      "uz-Cyrl-AF", "ff-Adlm", "ar-Latn", "hi", "ru", "tr", "th", "syr", "nqo", "bal", "arz", "iw", "az-IQ", "ha-CM",
      "ha-SD", "kk-AF", "kk-IR", "kk-MN", "ku-LB", "ky-CN", "ms-CC", "man-GN", "tg-PK", "tk-IR",
      "uz-CN", "ug-KZ", "ug-MN", "ky", "ug", "aeb", "arc", "ary", "bej", "bgn", "bqi", "brh", "glk", "haz", "khw",
      "lki", "lrc", "luz", "mzn", "rhg", "sdh", "skr", "aii", "apc", "apd", "ars",
    ])
  func direction(tag: String) {
    let maximal = Locale.Language(identifier: tag).maximalIdentifier
    let script = Locale.Language(identifier: maximal).script?.identifier ?? ""
    let isRightToLeft = ["Adlm", "Arab", "Aran", "Armi", "Hebr", "Nkoo", "Rohg", "Syrc", "Thaa"].contains(script)
    #expect((LanguageTag.direction(of: tag) == .rightToLeft) == isRightToLeft)
  }

  @Test(
    "a tag is another one in lower case with hyphens, or it is not",
    arguments: [
      "en", "EN", "en-US", "en_us", "en-", "e", "", "de", "en-u\u{301}", "\u{212A}", "k", "K", ";", "\u{37E}",
    ])
  func folding(tag: String) {
    for other in ["en", "en-us", "e", "k", "\u{212A}", ";", "en-\u{FA}"] {
      #expect(LanguageTag.folds(tag, to: other[...]) == (LanguageTag.folded(tag) == other))
    }
    #expect(LanguageTag.isFolded(tag) == (LanguageTag.folded(tag).utf8.elementsEqual(tag.utf8)))
  }

  @Test("of two traits of one name the first counts, and a direction that is said before the locale's")
  func traits() {
    let twice = Traits([.init("locale", "ar"), .init("locale", "en"), .init("tint", "red")])
    #expect(twice.locale == "ar")
    #expect(twice.direction == .rightToLeft)
    #expect(twice.pairs.map(\.key) == ["locale", "layoutDirection", "tint"])
    let tints = Traits([.init("tint", "red"), .init("size", "s"), .init("tint", "blue")])
    #expect(tints.pairs == [.init("tint", "red"), .init("size", "s")])
    let said = Traits([.init("locale", "ar"), .init("layoutDirection", "ltr")])
    #expect(said.direction == .leftToRight)
  }

  @Test(
    "a tag is written as RFC 5646 has it",
    arguments: [
      ("EN", "en"), ("en-us", "en-US"), ("PT_br", "pt-BR"), ("zh-hant-tw", "zh-Hant-TW"), ("ES-419", "es-419"),
      ("sl-rozaj-BISKE-1994", "sl-rozaj-biske-1994"), ("en-US-u-NU-arab", "en-US-u-nu-arab"),
      ("DE-ch-1996", "de-CH-1996"),
    ])
  func conventional(asked: String, written: String) {
    #expect(LanguageTag.conventional(asked).replacing("_", with: "-") == written)
  }

  @Test("case and underscores make no difference, and extensions do not count as scripts")
  func forms() {
    #expect(LanguageTag.direction(of: "AR_eg") == .rightToLeft)
    #expect(LanguageTag.direction(of: "en-u-nu-arab") == .leftToRight)
    #expect(LanguageTag.direction(of: "") == .leftToRight)
    #expect(LanguageTag.isWellFormed("zh-Hant-TW") && LanguageTag.isWellFormed("en_US"))
    for wrong in ["", "e", "en-", "en--US", "english (US)", "12"] { #expect(!LanguageTag.isWellFormed(wrong)) }
  }

  @Test("a text is looked up by locale, then by language, then in plain")
  func lookup() {
    let text = LocalizedText(
      plain: "plain", translations: [.init(locale: "en", text: "en"), .init(locale: "en-GB", text: "en-GB")])
    #expect(text.text(for: "en-GB") == "en-GB" && text.text(for: "en_gb") == "en-GB")
    #expect(text.text(for: "en-US") == "en" && text.text(for: "de") == "plain" && text.text(for: nil) == "plain")
    #expect(LocalizedText(plain: nil, translations: [.init(locale: "de", text: "x")]).text(for: "en") == nil)
  }

  @Test("traits have a fixed order, the known ones first")
  func traitOrder() {
    let traits = Traits([.init("z", "1"), .init("locale", "he"), .init("platform", "web"), .init("a", "2")])
    #expect(traits.pairs.map(\.key) == ["platform", "locale", "layoutDirection", "z", "a"])
    #expect(traits.direction == .rightToLeft && traits["a"] == "2" && traits["b"] == nil)
    #expect(Traits([.init("locale", "ar"), .init("layoutDirection", "ltr")]).direction == .leftToRight)
    #expect(Traits().direction == .leftToRight)
  }
}
