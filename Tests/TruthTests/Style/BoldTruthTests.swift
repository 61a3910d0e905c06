import SwiftUI
import SwiftUICore
import Testing
import UIKitCore

/// What bold is (measured-2026-11 M1): in four apps' pictures `.bold()` on a text style below title 2 is semibold.
/// The Human Interface Guidelines' table of iOS names the emphasized weight of every style (apple-metrics §2);
/// `UIFontDescriptor` calls it `traitBold`, which is what `bold()` sets, on a font, a text or a view alike.
@Suite("Bold as Apple means it") @MainActor
struct BoldTruthTests {
    nonisolated static let weights: [(Font, UIFont.TextStyle, CGFloat)] = [
        (.largeTitle, .largeTitle, 700), (.title, .title1, 700), (.title2, .title2, 700), (.title3, .title3, 600),
        (.headline, .headline, 600), (.body, .body, 600), (.callout, .callout, 600),
        (.subheadline, .subheadline, 600), (.footnote, .footnote, 600), (.caption, .caption1, 600),
        (.caption2, .caption2, 600)
    ]

    private func weight(_ font: Font, _ modifiers: [Font.Modifier] = []) -> CGFloat {
        font.resolve(in: EnvironmentValues(), modifiers).weight
    }

    @Test("M1: every text style has its emphasized weight", arguments: weights.indices)
    func styles(index: Int) throws {
        let (font, style, expected) = Self.weights[index]
        #expect(weight(font.bold()) == expected)
        #expect(weight(font, [.bold(true)]) == expected)
        #expect(weight(font.weight(.bold)) == 700)
        let descriptor = UIFontDescriptor.preferredFontDescriptor(withTextStyle: style)
        let bold = UIFont(descriptor: try #require(descriptor.withSymbolicTraits(.traitBold)), size: 0)
        #expect(weight(Font(bold)) == expected)
    }

    @Test("M1: the last word counts, and fonts of explicit size are bold")
    func others() {
        #expect(weight(.system(.body, design: .rounded).bold()) == 600)
        #expect(weight(.system(.body, design: .default, weight: .light).bold()) == 600)
        #expect(weight(.body.bold().weight(.heavy)) == 800)
        #expect(weight(.body.bold(), [.weight(.regular)]) == 400)
        #expect(weight(.body, [.bold(true), .bold(false)]) == 400)
        #expect(weight(.system(size: 17).bold()) == 700)
        #expect(weight(.system(size: 17, weight: .bold)) == 700)
        #expect(weight(.custom("Helvetica Neue", size: 17).bold()) == 700)
    }

    @Test("M1: strong Markdown is bold, as wide as Text.bold()")
    func markdown() {
        let markdown = Stage(300, 40).layOut(Text("**Strong words**")).frame.width
        #expect(markdown == Stage(300, 40).layOut(Text(verbatim: "Strong words").bold()).frame.width)
        #expect(markdown == Stage(300, 40).layOut(Text(verbatim: "Strong words").fontWeight(.semibold)).frame.width)
        #expect(markdown == Stage(300, 40).layOut(Text(verbatim: "Strong words").font(.body).bold(true)).frame.width)
    }
}
