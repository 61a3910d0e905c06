import Geometry
import SwiftUI
import SwiftUICore
import Testing

/// Where a large widget's tiles have their edges, discs and lines of text: measured in the pictures
/// `systemLargeSnapshots.withSubtitleWithIconBackground-systemLarge-*_tiles-light` of home-assistant/iOS d722d781
/// (`Tests/Widgets/__Snapshots__/WidgetsSnapshot.test`, 350 × 310 points at 3×). Rows of 67.5 and 52.4 points show
/// that edges go to the nearest pixel, halves upwards, each for itself and not from rounded heights.
@Suite("A large widget's tiles") @MainActor
struct TileBoardEdgeTests {
    /// Pixels from the top, in the first column.
    struct Truth: Sendable, CustomTestStringConvertible {
        var tiles: Int
        /// The rows that each border crosses, 3 pixels wide and centered on the tile's edge.
        var borders: [Range<Int>]
        /// The first and the last disc's top and bottom.
        var discs: [Range<Int>]
        /// Of title and subtitle, in turn.
        var baselines: [Int]
        var testDescription: String { "\(tiles) tiles" }
    }

    nonisolated private static func borders(at edges: [Int]) -> [Range<Int>] { edges.map { $0 - 2..<$0 + 2 } }

    nonisolated private static let truths = [
        Truth(
            tiles: 2, borders: borders(at: [24, 453, 477, 906]), discs: [72..<198, 525..<651],
            baselines: [347, 395, 800, 848]),
        Truth(
            tiles: 3, borders: borders(at: [24, 453, 477, 906]), discs: [72..<198, 525..<651],
            baselines: [347, 395, 800, 848]),
        Truth(
            tiles: 4, borders: borders(at: [24, 453, 477, 906]), discs: [72..<198, 525..<651],
            baselines: [347, 395, 800, 848]),
        Truth(
            tiles: 5, borders: borders(at: [24, 228, 252, 456, 480, 684]),
            discs: [69..<183, 297..<411, 525..<639], baselines: [118, 162, 346, 390, 574, 618]),
        Truth(
            tiles: 6, borders: borders(at: [24, 228, 252, 456, 480, 684]),
            discs: [69..<183, 297..<411, 525..<639], baselines: [118, 162, 346, 390, 574, 618]),
        Truth(
            tiles: 7, borders: borders(at: [24, 227, 251, 453, 477, 680, 704, 906]),
            discs: [68..<182, 295..<409, 521..<635, 748..<862], baselines: [117, 161, 344, 388, 570, 614, 797, 841]),
        Truth(
            tiles: 8, borders: borders(at: [24, 227, 251, 453, 477, 680, 704, 906]),
            discs: [68..<182, 295..<409, 521..<635, 748..<862], baselines: [117, 161, 344, 388, 570, 614, 797, 841]),
        Truth(
            tiles: 9, borders: borders(at: [24, 181, 205, 362, 386, 544, 568, 725, 749, 906]),
            discs: [46..<160, 227..<341, 408..<522, 589..<703, 770..<884],
            baselines: [95, 139, 276, 320, 457, 501, 638, 682, 819, 863]),
        Truth(
            tiles: 12, borders: [0..<2] + borders(at: [155, 310, 465, 620, 775]) + [928..<930],
            discs: [33..<122, 188..<278, 343..<432, 498..<588, 653..<743, 808..<898],
            baselines: [70, 110, 225, 265, 380, 420, 535, 575, 690, 730, 845, 885])
    ]

    /// Rows of pixels below the text of a last tile that stands alone, where its corners begin, and where its left and
    /// right border cross them: a spacer in a flexible frame takes half of the row.
    @Test(
        "keeps a lone tile in its column",
        arguments: [(5, 650, 24..<27, 510..<513), (7, 874, 24..<28, 509..<513), (9, 892, 33..<37, 500..<504)])
    func loneTile(_ tiles: Int, row: Int, left: Range<Int>, right: Range<Int>) throws {
        let picture = try Stage(350, 310).draw(TileBoard(tiles: tiles))
        let borders = (0..<picture.width).filter { picture[$0, row].distance(to: .white) > 6 }
        func isClose(_ pixels: [Int], _ range: Range<Int>) -> Bool {
            guard let first = pixels.first, let last = pixels.last else { return false }
            return abs(first - range.lowerBound) <= 1 && abs(last - range.upperBound + 1) <= 1
        }
        #expect(isClose(borders.filter { $0 < 262 }, left), "\(borders)")
        #expect(isClose(borders.filter { $0 >= 262 }, right), "\(borders)")
    }

    @Test("has borders, discs and baselines on Apple's pixels", arguments: truths)
    func edges(_ truth: Truth) throws {
        let picture = try Stage(350, 310).draw(
            TileBoard(tiles: truth.tiles), named: "tile-board-\(truth.tiles).png")
        // A column of pixels that meets borders only.
        let borders = picture.inkRows(on: .white, tolerance: 6, in: CGRect(420, 0, 1, 930))
        #expect(borders == truth.borders)

        let discColor = Picture.Color(178, 225, 238)
        for (index, disc) in truth.discs.enumerated() {
            let area = CGRect(24, CGFloat(disc.lowerBound) - 6, 180, CGFloat(disc.count) + 12)
            let box = try #require(picture.box(of: discColor, in: area))
            #expect(abs(box.minY - CGFloat(disc.lowerBound)) <= 1, "disc \(index) from \(box.minY)")
            #expect(abs(box.maxY - CGFloat(disc.upperBound)) <= 1, "disc \(index) to \(box.maxY)")
        }
        let baselines = truth.discs.flatMap { disc in
            truth.tiles < 5
                ? picture.baselines(on: .white, in: CGRect(52, CGFloat(disc.upperBound) + 20, 340, 220))
                : picture.baselines(
                    on: .white, in: CGRect(184, CGFloat(disc.lowerBound) + 2, 230, CGFloat(disc.count) - 4))
        }
        try #require(baselines.count == truth.baselines.count)
        for (ours, theirs) in zip(baselines, truth.baselines) {
            #expect(abs(ours - theirs) <= 1, "baseline \(ours), not \(theirs)")
        }
    }
}

/// A board of tiles as a button widget sets them: fewer than 5 are tall, fewer than 11 stand apart and are at most
/// 68 points high, more lie edge to edge.
private struct TileBoard: View {
    var tiles: Int

    private var isTall: Bool { tiles < 5 }
    private var isDense: Bool { tiles > 10 }
    private var spacing: CGFloat { isDense ? 0 : 8 }
    private var rows: [Range<Int>] {
        let columns = tiles < 3 ? 1 : 2
        return stride(from: 0, to: tiles, by: columns).map { $0..<min($0 + columns, tiles) }
    }

    var body: some View {
        VStack(alignment: .leading, spacing: spacing) {
            ForEach(rows, id: \.self) { row in
                HStack(spacing: spacing) {
                    ForEach(row, id: \.self) { number in
                        tile(number).frame(maxHeight: isTall || isDense ? nil : 68).frame(maxWidth: .infinity)
                    }
                    if row.count == 1 && !isTall && !isDense { Spacer().frame(maxWidth: .infinity) }
                }
            }
        }
        .frame(maxHeight: .infinity, alignment: .top)
        .padding(spacing)
        .background(.white)
    }

    private func tile(_ number: Int) -> some View {
        let outline = RoundedRectangle(cornerRadius: isDense ? 0 : 14)
        return content(number)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(.white)
            .clipShape(outline)
            .overlay { outline.stroke(Color(red: 0.878, green: 0.878, blue: 0.878), lineWidth: 1) }
    }

    @ViewBuilder
    private func content(_ number: Int) -> some View {
        if isTall {
            VStack(alignment: .leading, spacing: 0) {
                disc(42)
                Spacer()
                title(number).font(.subheadline)
                subtitle(number).font(.footnote)
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding()
        } else {
            HStack(spacing: 12) {
                disc(isDense ? 30 : 38)
                VStack(alignment: .leading, spacing: 0) {
                    title(number).font(isDense ? .caption : .footnote)
                    subtitle(number).font(isDense ? .caption2 : .caption)
                }
                .frame(maxWidth: .infinity, alignment: .leading)
            }
            .padding(.horizontal, 12)
        }
    }

    private func disc(_ diameter: CGFloat) -> some View {
        Color(red: 0, green: 154 / 255, blue: 199 / 255).opacity(0.3)
            .frame(width: diameter, height: diameter)
            .clipShape(Circle())
    }

    private func title(_ number: Int) -> some View { Text(verbatim: "Title \(number)").fontWeight(.semibold) }

    private func subtitle(_ number: Int) -> some View {
        Text(verbatim: "Subtitle \(number)").foregroundStyle(.secondary).lineLimit(1)
    }
}
