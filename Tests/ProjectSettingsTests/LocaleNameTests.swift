import Testing

@testable import ProjectSettings

@Suite struct LocaleNameTests {
    @Test(arguments: [
        "en", "en_US", "de-AT", "zh-Hans_CN", "zh_Hant_HK", "ar_EG", "sr_Latn_RS", "es_419", "fil_PH", "he",
        "ja_JP@calendar=japanese", "ar_EG@numbers=latn", "th_TH@calendar=buddhist;numbers=thai", "de-DE-u-ca-hebrew"
    ])
    func namesThatExist(identifier: String) { #expect(LocaleName.isKnown(identifier)) }

    @Test(arguments: ["xx", "en_YY", "de_ZZZ", "dk", "../x", "", "en_US@calendar", "english", "e", "zh_Hanz_CN"])
    func slipsAreRefused(identifier: String) { #expect(!LocaleName.isKnown(identifier)) }
}
