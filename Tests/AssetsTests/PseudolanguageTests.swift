import Testing

@testable import Assets

@Suite struct PseudolanguageTests {
    @Test(arguments: [
        (Pseudolanguage.plain, "Turn %lld", "Turn %lld"), (.doubleLength, "Turn %lld", "Turn %1$lld Turn %1$lld"),
        (.doubleLength, "%@ of %@", "%1$@ of %2$@ %1$@ of %2$@"), (.bounded, "Turn %lld", "[# Turn %lld #]"),
        (.accented, "Turn %lld", "Ţûŗñ %1$lld"), (.accented, "%2$@ at %1$@", "%2$@ åť %1$@"),
        (.rightToLeft, "Turn %lld", "\u{200F}Turn %lld"),
        (.doubleLength, "100%% of %lld", "100%% of %1$lld 100%% of %1$lld")
    ])
    func placesOfValuesStay(pseudolanguage: Pseudolanguage, format: String, expected: String) {
        #expect(pseudolanguage.apply(to: format, isFormat: true) == expected)
    }

    @Test(arguments: Pseudolanguage.allCases, ["%lld", "%1$@ · %2$@", ""])
    func valuesWithoutWordsStay(pseudolanguage: Pseudolanguage, format: String) {
        #expect(pseudolanguage.apply(to: format, isFormat: true) == format)
    }

    @Test func aPercentSignIsTextWhereNothingIsFilledIn() {
        #expect(Pseudolanguage.doubleLength.apply(to: "100% done", isFormat: false) == "100% done 100% done")
        #expect(Pseudolanguage.accented.apply(to: "5%dur", isFormat: false) == "5%đûŗ")
    }

    @Test func linksKeepTheirDestination() {
        let text = Pseudolanguage.accented.apply(to: "See [the map](https://example.com/a).", isFormat: false)
        #expect(text == "Šéé [ťĥé måp](https://example.com/a).")
    }
}
