import Geometry
import SwiftUI
import SwiftUICore
import Testing

/// Symbols and what stands beside them.
@Suite("Symbols as Apple sizes them") @MainActor
struct SymbolTruthTests {
    private func checked() -> some View {
        HStack {
            Image(systemName: "checkmark.circle.fill")
            Text(verbatim: "Checked")
        }
        .padding(5)
        .background(RoundedRectangle(cornerRadius: 5).fill(.blue))
        .padding(10)
    }

    @Test("layout-truths row 23: a symbol and a word in paddings of 5 and 10 are 123 by 50.5")
    func symbolAndWord() throws {
        let root = Stage(200, 100, scale: 2).layOut(checked())
        let symbol = try #require(root.first(named: "Symbol")), word = try #require(root.first(named: "Text"))
        #expect(root.frame.height == 50.5)
        // The word is 68 points wide, within 2 %.
        #expect(abs(root.frame.width - 123) <= 1.4)
        #expect(symbol.frame.width == 17)
        #expect(abs(symbol.frame.minX - root.frame.minX - 15) < 0.001)
        #expect(abs(word.frame.minX - symbol.frame.maxX - 8) < 0.001)
    }

    @Test("layout-truths row 24: they are centred in a container of 200 by 100")
    func centred() {
        let box = Stage(200, 100, scale: 2).layOut(checked()).frame
        #expect(abs(box.midX - 100) < 0.001)
        #expect(abs(box.minY - 24.75) < 0.001)
        #expect(abs(box.maxY - 75.25) < 0.001)
    }

    struct Disc: Sendable, CustomTestStringConvertible {
        var name: String
        var size: CGFloat
        var scale: Image.Scale = .medium
        var diameter: CGFloat
        var testDescription: String { "apple-metrics §3: \(name) at \(size) points, \(scale), is \(diameter) wide" }
    }

    @Test(arguments: [
        Disc(name: "checkmark.circle.fill", size: 17, diameter: 17),
        Disc(name: "checkmark.circle.fill", size: 28, diameter: 28),
        Disc(name: "xmark.circle.fill", size: 30, diameter: 29),
        Disc(name: "globe", size: 17, scale: .large, diameter: 22),
    ])
    func ink(_ truth: Disc) throws {
        let picture = try Stage(60, 60).draw(
            Image(systemName: truth.name).font(.system(size: truth.size)).imageScale(truth.scale))
        let ink = try #require(picture.inkBox(on: .clear))
        // Discs of SF Symbols measure 0.97 to 1 em; ours are all of one size. A pixel more is antialiasing.
        let tolerance = 0.04 * truth.diameter + 1 / 3
        #expect(abs(ink.width / 3 - truth.diameter) <= tolerance, "\(ink.width / 3)")
        #expect(abs(ink.height / 3 - truth.diameter) <= tolerance, "\(ink.height / 3)")
    }

    @Test("apple-metrics §3: a symbol's box is 1.14 em high and its middle lies on the middle of the capitals")
    func box() throws {
        let symbol = try #require(
            Stage(60, 60).layOut(Image(systemName: "checkmark.circle.fill")).first(named: "Symbol"))
        #expect(abs(symbol.frame.height / 17 - 1.14) <= 0.02)
        let baseline = symbol.dimensions(in: symbol.placedProposal)[.firstTextBaseline]
        #expect(abs(baseline - symbol.frame.height / 2 - 17 * 0.704590 / 2) <= 1 / 3)
    }
}
