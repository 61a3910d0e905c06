import Geometry
import SwiftUI
import SwiftUICore
import Testing

/// Tiles of a button widget, drawn at 3× on iOS by Home Assistant's tests: discs, strokes, separators and card
/// corners agree to a pixel and 2 levels, baselines to a pixel, widths of text within 2 %.
@Suite("Widget tiles beside Apple's", .needsReferences) @MainActor
struct TilePictureTests {
    /// How a tile is set: by the room it has.
    enum Form: Sendable {
        /// The disc above the text.
        case tall(disc: CGFloat)
        /// Disc and text side by side, inside a stroked rounded rectangle.
        case card
        /// The same, edge to edge with its neighbors.
        case row

        var disc: CGFloat {
            switch self {
            case .tall(let disc): disc
            case .card: 38
            case .row: 30
            }
        }

        /// Points of title and subtitle.
        var fonts: (title: Font, subtitle: Font) {
            switch self {
            case .tall: (.subheadline.weight(.semibold), .footnote)
            case .card: (.footnote.weight(.semibold), .system(size: 12))
            case .row: (.system(size: 12, weight: .semibold), .system(size: 11))
            }
        }
    }

    struct Truth: Sendable, CustomTestStringConvertible {
        var name: String
        var width: CGFloat = 160
        var form: Form
        /// The numbers of tiles in each row.
        var rows: [Int]
        /// Whether tiles stand apart from each other and the edge by 8.
        var isSpaced = true
        var isDark = false
        var testDescription: String { "home-assistant/tiles-\(name).png" }
    }

    private struct Style {
        var background: Color
        var card: Color
        var stroke: Color

        static let light = Style(background: .white, card: .white, stroke: rgb(224, 224, 224))
        static let dark = Style(background: .black, card: rgb(28, 27, 27), stroke: rgb(51, 55, 55))
        static let disc = rgb(0, 154, 199).opacity(0.3)

        static func rgb(_ red: Double, _ green: Double, _ blue: Double) -> Color {
            Color(red: red / 255, green: green / 255, blue: blue / 255)
        }
    }

    @Test(arguments: [
        Truth(name: "small-01-light", form: .tall(disc: 48), rows: [1], isSpaced: false),
        Truth(name: "small-01-dark", form: .tall(disc: 48), rows: [1], isSpaced: false, isDark: true),
        Truth(name: "medium-01-light", width: 350, form: .tall(disc: 48), rows: [1], isSpaced: false),
        Truth(name: "small-02-light", form: .card, rows: [1, 1]),
        Truth(name: "small-02-dark", form: .card, rows: [1, 1], isDark: true),
        Truth(name: "small-03-light", form: .row, rows: [1, 1, 1], isSpaced: false),
        Truth(name: "small-03-dark", form: .row, rows: [1, 1, 1], isSpaced: false, isDark: true),
        Truth(name: "medium-02-light", width: 350, form: .tall(disc: 42), rows: [2]),
        Truth(name: "medium-03-light", width: 350, form: .card, rows: [2, 1]),
        Truth(name: "medium-04-light", width: 350, form: .card, rows: [2, 2]),
        Truth(name: "medium-05-light", width: 350, form: .row, rows: [2, 2, 1], isSpaced: false),
        Truth(name: "medium-06-light", width: 350, form: .row, rows: [2, 2, 2], isSpaced: false)
    ])
    func tiles(_ truth: Truth) throws {
        let file = "home-assistant/tiles-\(truth.name).png"
        let expected = try References.picture(file)
        let stage = Stage(truth.width, 160) { $0.colorScheme = truth.isDark ? .dark : .light }
        let found = try stage.draw(widget(truth), named: file)
        let root = stage.layOut(widget(truth))
        let texts = root.visibleLeaves.filter { $0.name.hasPrefix("Text") }.map { pixels($0.frame) }
        let discs = root.visibleLeaves.filter { $0.name == "Circle" }.map { pixels($0.frame) }
        try #require(discs.count == truth.rows.reduce(0, +) && texts.count == 2 * discs.count)

        // The icon in the disc and the glyphs are others; the 6 pixels more hold Apple's glyphs too.
        let excluded =
            texts.map { $0.insetBy(dx: -6, dy: -1) } + discs.map { $0.insetBy(dx: $0.width / 5, dy: $0.width / 5) }
        let difference = PictureDifference(found, expected, tolerance: 2, excluding: excluded)
        #expect(difference.isEmpty, "\(difference)")

        let discColor = found[Int(discs[0].minX) + Int(discs[0].width) / 2, Int(discs[0].minY) + 8]
        for disc in discs {
            let area = disc.insetBy(dx: -12, dy: -12)
            let ours = try #require(found.box(of: discColor, in: area)),
                theirs = try #require(expected.box(of: discColor, in: area))
            #expect(isClose(ours, theirs), "\(ours), not \(theirs)")
        }
        for text in texts {
            let background = found[Int(text.minX) - 3, Int(text.minY) + 2]
            let area = text.insetBy(dx: -6, dy: 0)
            let ours = try #require(found.inkBox(on: background, in: area)),
                theirs = try #require(expected.inkBox(on: background, in: area))
            #expect(abs(ours.minX - theirs.minX) <= 2, "ink from \(ours.minX), not \(theirs.minX)")
            #expect(
                abs(ours.width - theirs.width) <= 0.02 * theirs.width + 2, "ink \(ours.width) wide, not \(theirs.width)"
            )
            #expect(
                found.baselines(on: background, in: area).last.map { our in
                    expected.baselines(on: background, in: area).last.map { abs(our - $0) <= 1 } ?? false
                } ?? false)
        }
    }

    @Test("home-assistant/tiles-small-01-title-only-light.png: the title stands on the padding")
    func titleOnly() throws {
        let file = "home-assistant/tiles-small-01-title-only-light.png"
        let expected = try References.picture(file)
        let view = VStack(alignment: .leading, spacing: 0) {
            Color.clear.frame(width: 48, height: 48)
            Spacer()
            Text(verbatim: "Title 0").font(.subheadline.weight(.semibold))
        }
        .padding()
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
        .background(.white)
        let found = try Stage(160, 160).draw(view, named: file)
        let area = CGRect(30, 300, 400, 170)
        let ours = try #require(found.baselines(on: .white, in: area).first),
            theirs = try #require(expected.baselines(on: .white, in: area).first)
        #expect(abs(ours - theirs) <= 1, "baseline \(ours), not \(theirs)")
    }

    private func pixels(_ frame: CGRect) -> CGRect {
        CGRect(
            (frame.minX * 3).rounded(), (frame.minY * 3).rounded(), (frame.width * 3).rounded(),
            (frame.height * 3).rounded())
    }

    private func isClose(_ a: CGRect, _ b: CGRect) -> Bool {
        abs(a.minX - b.minX) <= 1 && abs(a.minY - b.minY) <= 1 && abs(a.maxX - b.maxX) <= 1 && abs(a.maxY - b.maxY) <= 1
    }

    private func widget(_ truth: Truth) -> some View {
        let style = truth.isDark ? Style.dark : .light
        let firsts = truth.rows.indices.map { truth.rows[..<$0].reduce(0, +) }
        let columns = truth.rows.max() ?? 1
        return VStack(spacing: truth.isSpaced ? 8 : 0) {
            ForEach(truth.rows.indices, id: \.self) { row in
                HStack(spacing: truth.isSpaced ? 8 : 0) {
                    ForEach(0..<truth.rows[row], id: \.self) { column in
                        tile(firsts[row] + column, truth, style)
                    }
                    // Spaced tiles keep their column's width, rows take all there is.
                    if truth.isSpaced && truth.rows[row] < columns { Color.clear }
                }
            }
        }
        .padding(truth.isSpaced ? 8 : 0)
        .background(style.background)
    }

    @ViewBuilder
    private func tile(_ number: Int, _ truth: Truth, _ style: Style) -> some View {
        let content = content(number, truth.form).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
        if truth.form.isRow {
            content.background(style.card).overlay(Rectangle().stroke(style.stroke, lineWidth: 1))
        } else if truth.isSpaced {
            content.background(style.card, in: RoundedRectangle(cornerRadius: 14))
                .overlay(RoundedRectangle(cornerRadius: 14).stroke(style.stroke, lineWidth: 1))
        } else {
            // Fill and clip both soften the corner, which shows in the picture.
            content.background(style.card, in: RoundedRectangle(cornerRadius: 14))
                .clipShape(RoundedRectangle(cornerRadius: 14))
        }
    }

    @ViewBuilder
    private func content(_ number: Int, _ form: Form) -> some View {
        if case .tall = form {
            VStack(alignment: .leading, spacing: 0) {
                disc(form)
                Spacer()
                words(number, form)
            }
            .padding()
        } else {
            HStack(spacing: 12) {
                disc(form)
                words(number, form)
            }
            .padding(.leading, 12)
        }
    }

    private func disc(_ form: Form) -> some View {
        Circle().fill(Style.disc).frame(width: form.disc, height: form.disc)
    }

    private func words(_ number: Int, _ form: Form) -> some View {
        VStack(alignment: .leading, spacing: 0) {
            Text(verbatim: "Title \(number)").font(form.fonts.title)
            Text(verbatim: "Subtitle \(number)").font(form.fonts.subtitle).foregroundStyle(.secondary)
        }
    }
}

extension TilePictureTests.Form {
    fileprivate var isRow: Bool { if case .row = self { true } else { false } }
}
