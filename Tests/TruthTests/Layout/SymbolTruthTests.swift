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

    /// The picture is of May 2020 and iOS 13.3 (its project's workflow names that system), where a symbol's frame
    /// had no margins. SF Symbols 2 in iOS 14 gave it some: 1.5 points on each side of a disc of 17 points.
    @Test("layout-truths row 23: a symbol and a word in paddings of 5 and 10 are 123 by 50.5, and a disc's margins")
    func symbolAndWord() throws {
        let root = Stage(200, 100, scale: 2).layOut(checked())
        let symbol = try #require(root.first(named: "Image")), word = try #require(root.first(named: "Text"))
        #expect(root.frame.height == 50.5)
        // The word is 68 points wide, within 2 %.
        #expect(abs(root.frame.width - symbol.frame.width + 17 - 123) <= 1.4)
        #expect(abs(symbol.frame.width - 17 - 2 * 1.486) <= 0.1)
        #expect(abs(symbol.frame.minX - root.frame.minX - 15) < 0.001)
        #expect(abs(word.frame.minX - symbol.frame.maxX - 8) < 0.001)
    }

    struct Frame: Sendable, CustomTestStringConvertible {
        var fact: String
        var name: String
        var size: CGFloat
        var weight: Font.Weight = .regular
        var width: CGFloat?
        var height: CGFloat?
        var ink: CGSize?
        var tolerance: CGFloat
        var testDescription: String { "\(fact): \(name) at \(size) points" }
    }

    /// Measured on pictures that Apple's renderer drew, or printed by its systems; each with what it can be wrong by.
    @Test(arguments: [
        // A pixel on each side; the ink's end is read from soft edges.
        Frame(
            fact: "M7", name: "arrow.up", size: 22, weight: .bold, width: 22.7, ink: CGSize(width: 16.7, height: 0),
            tolerance: 0.67),
        // The template's width, and open: the stand-in's ink was 7.2 and the ruler says 1 to 1.3 more, less than this.
        Frame(
            fact: "M8, by the template", name: "arrow.clockwise", size: 9, weight: .semibold, width: 9.35,
            tolerance: 0.3),
        // The template's width; the stand-in's ink was 15.2. The ruler says 2 more, of a button whose size is not told.
        Frame(fact: "M8, by the template", name: "location", size: 17, width: 19.5, tolerance: 0.3),
        // A `VStack` with explicit spacing around it tells its height, within a pixel of the text's baseline.
        Frame(
            fact: "empty agenda", name: "calendar", size: 32, height: 33.9, ink: CGSize(width: 31.1, height: 28.8),
            tolerance: 0.4),
        Frame(
            fact: "retry button", name: "arrow.clockwise.circle", size: 28, height: 32.4,
            ink: CGSize(width: 27.9, height: 27.9), tolerance: 0.4)
    ])
    func frame(_ truth: Frame) throws {
        let image = Image(systemName: truth.name).font(.system(size: truth.size, weight: truth.weight))
        let symbol = try #require(Stage(80, 80, scale: 3).layOut(image).first(named: "Image"))
        if let width = truth.width { #expect(abs(symbol.frame.width - width) <= truth.tolerance, "\(symbol.frame)") }
        if let height = truth.height {
            #expect(abs(symbol.frame.height - height) <= truth.tolerance, "\(symbol.frame)")
        }
        guard let size = truth.ink else { return }
        let ink = try #require(try Stage(80, 80, scale: 3).draw(image).inkBox(on: .clear))
        #expect(abs(ink.width / 3 - size.width) <= truth.tolerance, "\(ink)")
        if size.height > 0 { #expect(abs(ink.height / 3 - size.height) <= truth.tolerance, "\(ink)") }
    }

    @Test("M9: the ink of book.pages.fill is higher than wide, 90 to 77")
    func pages() throws {
        let image = Image(systemName: "book.pages.fill").font(.system(size: 34))
        let ink = try #require(try Stage(80, 80, scale: 3).draw(image).inkBox(on: .clear))
        // Apple's templates say 95 by 76 hundredths of an em at regular weight and 103 by 89 at the heaviest.
        #expect(abs(ink.width / ink.height - 77.0 / 90) <= 0.07, "\(ink)")
    }

    @Test("M10: a resizable bolt.fill fills a box of 16 points from top to bottom, 10 points wide", arguments: [10, 16])
    func resizable(side: CGFloat) throws {
        let image = Image(systemName: "bolt.fill").resizable().scaledToFit().frame(width: side, height: side)
        let ink = try #require(try Stage(20, 20, scale: 3).draw(image).inkBox(on: .clear))
        #expect(abs(ink.height / 3 - side) <= 0.67, "\(ink)")
        #expect(abs(ink.width / ink.height - 0.63) <= 0.04, "\(ink)")
        #expect(abs(ink.midY / 3 - 10) <= 0.34, "\(ink)")
    }

    @Test("A resizable externaldrive.connected.to.line.below fitted into 36 by 36 points has 36 by 34.3 of ink")
    func resizableDrive() throws {
        let image = Image(systemName: "externaldrive.connected.to.line.below").resizable().scaledToFit()
            .frame(width: 36, height: 36)
        let root = Stage(40, 40, scale: 3).layOut(image)
        let symbol = try #require(root.first(named: "Image"))
        #expect(abs(symbol.frame.height - 36) <= 0.01 && abs(symbol.frame.width - 34.3) <= 0.34, "\(symbol.frame)")
    }

    @Test("M11: heights and widths of frames differ from symbol to symbol, and each is wider than its ink")
    func frames() throws {
        let names = ["arrow.up", "chevron.right", "minus", "heart.fill", "bolt.fill", "ellipsis", "house.fill"]
        let frames = try names.map { name in
            try #require(Stage(80, 80).layOut(Image(systemName: name)).first(named: "Image")).frame.size
        }
        #expect(Set(frames.map(\.width)).count == names.count && Set(frames.map(\.height)).count == names.count)
        for (name, frame) in zip(names, frames) {
            let ink = try #require(try Stage(80, 80, scale: 3).draw(Image(systemName: name)).inkBox(on: .clear))
            #expect(frame.width > ink.width / 3 + 1.5, "\(name): \(frame), \(ink)")
        }
    }

    @Test("layout-truths row 24: they are centered in a container of 200 by 100")
    func centered() {
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
        Disc(name: "globe", size: 17, scale: .large, diameter: 22)
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

    @Test("apple-metrics §3: a disc's box is 1.14 em high and its middle lies on the middle of the capitals")
    func box() throws {
        let symbol = try #require(
            Stage(60, 60).layOut(Image(systemName: "checkmark.circle.fill")).first(named: "Image"))
        #expect(abs(symbol.frame.height / 17 - 1.14) <= 0.02)
        let baseline = symbol.dimensions(in: symbol.placedProposal)[.firstTextBaseline]
        #expect(abs(baseline - symbol.frame.height / 2 - 17 * 0.704590 / 2) <= 1 / 3)
    }
}
