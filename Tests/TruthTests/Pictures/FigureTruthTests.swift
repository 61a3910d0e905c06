import SwiftUI
import SwiftUICore
import Testing

/// Figures with a percent sign or a colon: columns and rows of ink measured at 3x in the pictures of home-assistant/iOS
/// d722d781 (`Tests/Widgets`, `Tests/WatchComplications`), glyph for glyph.
@Suite("Figures and their signs") @MainActor
struct FigureTruthTests {
    /// Ink in pixels: all of it, and the columns of the sign alone.
    struct Truth: Sendable, CustomTestStringConvertible {
        var text: String
        var font: Font
        var width: Int
        var sign: Int
        var testDescription: String { text }
    }

    @Test(
        "M2: a percent sign is as wide as Apple's beside digits",
        arguments: [
            Truth(text: "72%", font: .system(size: 15), width: 88, sign: 36),
            Truth(text: "68%", font: .body.bold(), width: 109, sign: 44),
            Truth(text: "40%", font: .footnote.weight(.semibold).monospacedDigit(), width: 85, sign: 35),
            Truth(text: "40%", font: .caption.weight(.semibold), width: 79, sign: 32),
            // 34 points, bold, at 0.72 of its size.
            Truth(text: "84%", font: .system(size: 24.48, weight: .bold), width: 155, sign: 59)
        ])
    func percent(_ truth: Truth) throws {
        let columns = try self.columns(Text(verbatim: truth.text).font(truth.font))
        let width = columns.last!.upperBound - columns[0].lowerBound
        #expect(abs(width - truth.width) <= max(2, truth.width / 50), "\(width) of \(truth.width), \(columns)")
        #expect(abs(columns.last!.count - truth.sign) <= 2, "\(columns.last!.count) of \(truth.sign)")
    }

    @Test(
        "M4: 25:00 in tabular figures is as wide as Apple's",
        arguments: [
            ("25:00", Font.system(size: 20, weight: .medium), 157), ("25:00", .system(size: 13), 102)
        ])
    func tabular(text: String, font: Font, width: Int) throws {
        let columns = try self.columns(Text(verbatim: text).font(font.monospacedDigit()))
        let found = columns.last!.upperBound - columns[0].lowerBound
        #expect(abs(found - width) <= (width == 157 ? 1 : 2), "\(found), not \(width)")
        // Beginnings of the two zeros: 37 pixels apart at 20 points, 24 at 13.
        let pitch = columns[4].lowerBound - columns[3].lowerBound
        #expect(abs(pitch - (width == 157 ? 37 : 24)) <= 1, "\(pitch)")
    }

    /// In Apple's pictures the colon's middle is 0 to 0.5 pixels from the digits' at 11, 13 and 20 points.
    @Test(
        "M3: the colon of a time stands in the middle of its digits",
        arguments: [
            Font.system(size: 11), .system(size: 13), .system(size: 20, weight: .medium), .system(size: 34),
            .system(size: 20, design: .rounded), .system(size: 13).italic(), .system(size: 28).italic()
        ], [false, true])
    func colon(font: Font, isTabular: Bool) throws {
        for text in ["9:00 AM", "25:00", "2:20:13"] {
            let picture = try draw(Text(verbatim: text).font(isTabular ? font.monospacedDigit() : font), scale: 12)
            let columns = picture.inkColumns
            let colon = try #require(
                picture.inkBox(on: .white, in: columns[text.hasPrefix("25") ? 2 : 1].area(picture)))
            let digit = try #require(picture.inkBox(on: .white, in: columns.first!.area(picture)))
            #expect(abs(colon.midY - digit.midY) <= 0.02 * digit.height, "\(text): \(colon), \(digit)")
        }
    }

    @Test("M3: a colon after letters, before them or at an end stands on the baseline")
    func otherColons() throws {
        for text in ["A:5", "5:A", "5: 5", "n:n", "5:"] {
            let picture = try draw(Text(verbatim: text).font(.system(size: 20)), scale: 12)
            let columns = picture.inkColumns
            let colon = try #require(picture.inkBox(on: .white, in: columns[1].area(picture)))
            let letter = try #require(picture.inkBox(on: .white, in: columns[0].area(picture)))
            #expect(abs(colon.maxY - letter.maxY) <= 0.04 * 240, "\(text): \(colon), \(letter)")
        }
    }

    private func draw(_ text: some View, scale: CGFloat) throws -> Picture {
        try Stage(140, 60, scale: scale).draw(
            text.foregroundStyle(.black).background(Color.white.frame(width: 140, height: 60)))
    }

    private func columns(_ text: some View) throws -> [Range<Int>] { try draw(text, scale: 3).inkColumns }
}

extension Picture {
    /// The stretches of columns that hold black on white: one per character whose neighbors do not touch it.
    fileprivate var inkColumns: [Range<Int>] {
        var found: [Range<Int>] = []
        for x in 0..<width where (0..<height).contains(where: { self[x, $0].distance(to: .white) > 80 }) {
            if let last = found.last, last.upperBound == x {
                found[found.count - 1] = last.lowerBound..<x + 1
            } else {
                found.append(x..<x + 1)
            }
        }
        return found
    }
}

extension Range<Int> {
    fileprivate func area(_ picture: Picture) -> CGRect {
        CGRect(x: CGFloat(lowerBound), y: 0, width: CGFloat(count), height: CGFloat(picture.height))
    }
}
