import Testing

@testable import Typesetting

struct PhoneFontsTests {
    @Test(
        arguments: [
            ("Helvetica Neue", "Helvetica Neue", .default, nil, false),
            ("HelveticaNeue-Bold", "Helvetica Neue", .default, 700, false),
            ("Georgia-BoldItalic", "Georgia", .serif, 700, true), ("Menlo-Regular", "Menlo", .monospaced, nil, false),
            ("AvenirNext-DemiBold", "Avenir Next", .default, 600, false),
            // No style of Avenir or Avenir Next.
            ("Avenir Next Condensed", "Avenir Next Condensed", .default, nil, false),
            ("TimesNewRomanPS-BoldMT", "Times New Roman", .serif, 700, false),
            ("ArialMT", "Arial", .default, nil, false)
        ] as [(String, String, TextFont.Design, Double?, Bool)])
    func fontsOfEveryIPhoneHaveStandIns(
        name: String, family: String, design: TextFont.Design, weight: Double?, isItalic: Bool
    ) throws {
        let standIn = try #require(PhoneFonts.standIn(for: name))
        #expect(standIn.family == family && standIn.design == design && standIn.isItalic == isItalic)
        #expect(standIn.weight.map { Double($0) } == weight)
    }

    @Test(arguments: ["No Such Font", "Darkroom Rounded", "Georgiana", "Inter", "Symbols", ""])
    func otherFontsHaveNone(name: String) { #expect(PhoneFonts.standIn(for: name) == nil) }
}
