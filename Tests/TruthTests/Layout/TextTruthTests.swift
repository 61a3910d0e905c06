import Geometry
import SwiftUI
import SwiftUICore
import Testing

/// Text boxes: heights are exact; widths, which depend on the stand-in typeface, hold within 2 %.
@Suite("Text as Apple sets it") @MainActor
struct TextTruthTests {
    struct Truth: Sendable, CustomTestStringConvertible {
        var row: Int
        var expression: String
        /// Points; nil where the source gives none.
        var width: CGFloat?
        var height: CGFloat
        /// The part of the width that is padding and must be exact.
        var padding: CGFloat = 0
        var scale: CGFloat = 3
        var view: @MainActor @Sendable () -> AnyView

        init<V: View>(
            _ row: Int, _ expression: String, width: CGFloat? = nil, height: CGFloat, padding: CGFloat = 0,
            scale: CGFloat = 3, _ view: @escaping @MainActor @Sendable () -> V
        ) {
            self.row = row
            self.expression = expression
            self.width = width
            self.height = height
            self.padding = padding
            self.scale = scale
            self.view = { AnyView(view()) }
        }

        var testDescription: String { "layout-truths row \(row): \(expression)" }
    }

    private nonisolated static func height(_ row: Int, _ name: String, _ font: Font, _ height: CGFloat) -> Truth {
        Truth(row, "Text(\"X\").font(.\(name)) at 1×", height: height, scale: 1) { Text(verbatim: "X").font(font) }
    }

    private nonisolated static func body(_ row: Int, _ string: String, width: CGFloat) -> Truth {
        Truth(row, "Text(\"\(string)\")", width: width, height: 61 / 3) { Text(verbatim: string) }
    }

    private nonisolated static let truths: [Truth] = [
        height(1, "largeTitle", .largeTitle, 41), height(2, "title", .title, 34), height(3, "title2", .title2, 27),
        height(4, "title3", .title3, 24), height(5, "headline", .headline, 21), height(5, "body", .body, 21),
        height(6, "callout", .callout, 20), height(7, "subheadline", .subheadline, 18),
        height(8, "footnote", .footnote, 16), height(8, "caption", .caption, 15),
        Truth(9, "Text(\"T\") at 1×", width: 11, height: 21, scale: 1) { Text(verbatim: "T") },
        Truth(10, "a line of body at 3×", height: 61 / 3) { Text(verbatim: "Body") },
        Truth(10, "a line of body at 2×", height: 20.5, scale: 2) { Text(verbatim: "Body") },
        body(11, ".image", width: 51), body(12, ".theme(.light)", width: 102 + 1 / 3),
        body(13, "Some SwiftUI text", width: 136), body(14, "One test in a suite", width: 137),
        body(15, "Explicit main actor", width: 139 + 1 / 3),
        body(16, "Test two of many in a suite", width: 201 + 2 / 3),
        body(17, "Test three of many in a suite", width: 213 + 1 / 3),
        Truth(18, ".padding()", width: 99, height: 52 + 1 / 3, padding: 32) { Text(verbatim: ".padding").padding() },
        Truth(19, ".padding(.all, 20)", width: 169 + 1 / 3, height: 60 + 1 / 3, padding: 40) {
            Text(verbatim: ".padding(.all, 20)").padding(.all, 20)
        },
        Truth(20, ".padding(30)", width: 159 + 2 / 3, height: 80 + 1 / 3, padding: 60) {
            Text(verbatim: ".padding(30)").padding(30)
        },
        Truth(21, ".padding(.vertical, 30)", width: 167 + 1 / 3, height: 80 + 1 / 3) {
            Text(verbatim: ".padding(.vertical, 30)").padding(.vertical, 30)
        },
        Truth(22, ".padding(EdgeInsets(top: 20, leading: 30, bottom: 10, trailing: 40))", height: 50 + 1 / 3) {
            Text(verbatim: "a label").padding(EdgeInsets(top: 20, leading: 30, bottom: 10, trailing: 40))
        },
        Truth(28, "five lines of title with padding(8) and a border at 1×", height: 186, scale: 1) {
            Text(verbatim: "1\n2\n3\n4\n5").font(.title).padding(8).border(.blue)
        },
        Truth(33, "a line of subheadline semibold", height: 18) {
            Text(verbatim: "Title").font(.subheadline).fontWeight(.semibold)
        },
        Truth(33, "a line of footnote", height: 47 / 3) { Text(verbatim: "Subtitle").font(.footnote) }
    ]

    @Test(arguments: truths)
    func size(_ truth: Truth) {
        KnownDifference.check("layout-truths row \(truth.row)") {
            let found = Stage(700, 400, scale: truth.scale).layOut(truth.view()).frame.size
            #expect(abs(found.height - truth.height) < 0.001, "height \(found.height)")
            if let width = truth.width {
                let error = abs(found.width - width) / (width - truth.padding)
                #expect(
                    error <= 0.02 || abs(found.width - width) <= 1 / truth.scale, "width \(found.width), not \(width)")
            }
        }
    }

    @Test("layout-truths row 22: insets stand on their own sides")
    func insets() {
        let leaves = Stage(100, 80, scale: 3).layOut(
            Color.red.padding(EdgeInsets(top: 20, leading: 30, bottom: 10, trailing: 40))
        ).visibleLeaves
        #expect(leaves.map(\.frame) == [CGRect(30, 20, 30, 50)])
    }

    @Test("layout-truths row 9: the T of body fills rows 4 to 15 at 1×")
    func inkOfT() throws {
        let picture = try Stage(11, 21, scale: 1).draw(Text(verbatim: "T"))
        let ink = try #require(picture.inkBox(on: .clear, tolerance: 40))
        #expect(ink.maxY == 16, "the baseline")
        // SF Pro's capitals are 11.98 pixels high here, the stand-in's 12.36, which reach into row 3.
        #expect(abs(ink.minY - 4) <= 1)
    }

    struct Pitch: Sendable, CustomTestStringConvertible {
        var row: Int
        var name: String
        var font: Font
        var lines: Int
        var pitch: CGFloat
        var scale: CGFloat
        var testDescription: String { "layout-truths row \(row): \(lines) lines of \(name)" }
    }

    @Test(arguments: [
        Pitch(row: 25, name: "footnote", font: .footnote, lines: 4, pitch: 18, scale: 3),
        Pitch(row: 26, name: "system(size: 13)", font: .system(size: 13), lines: 3, pitch: 47 / 3, scale: 3),
        Pitch(row: 27, name: "body", font: .body, lines: 3, pitch: 22, scale: 1),
        Pitch(row: 27, name: "title", font: .title, lines: 5, pitch: 34, scale: 1),
        Pitch(row: 27, name: "largeTitle", font: .largeTitle, lines: 6, pitch: 41, scale: 1)
    ])
    func pitch(_ truth: Pitch) {
        let string = (0..<truth.lines).map { "line \($0)" }.joined(separator: "\n")
        let text = Stage(300, 400, scale: truth.scale).layOut(Text(verbatim: string).font(truth.font))
        let guides = text.dimensions(in: ProposedViewSize(width: 300, height: 400))
        let found = (guides[.lastTextBaseline] - guides[.firstTextBaseline]) / CGFloat(truth.lines - 1)
        #expect(abs(found - truth.pitch) < 0.001)
    }

    @Test("layout-truths row 28: the bordered box of five lines lies at 107 in a container of 400")
    func borderedBox() {
        let box = Stage(400, 400, scale: 1).layOut(
            Text(verbatim: "1\n2\n3\n4\n5").font(.title).padding(8).border(.blue)
        ).frame
        #expect(box.minY == 107)
        #expect(box.maxY == 293)
    }

    @Test("layout-truths rows 33 and 70: title and subtitle sit at the bottom of a padded tile without leading")
    func tileBaselines() throws {
        let root = Stage(160, 160).layOut(
            VStack(alignment: .leading, spacing: 0) {
                Spacer()
                Text(verbatim: "Title 0").font(.subheadline).fontWeight(.semibold)
                Text(verbatim: "Subtitle 0").font(.footnote)
            }
            .padding()
        )
        let title = try #require(root.first(named: "Text \"Title")),
            subtitle = try #require(root.first(named: "Text \"Sub"))
        #expect(abs(baseline(of: subtitle) - 140.86) < 1 / 3)
        #expect(abs(baseline(of: title) - 124.7) < 1 / 3)
        #expect(abs(subtitle.frame.maxY - 144) < 0.001)
    }

    /// The first baseline of a placed text, in points of the picture.
    private func baseline(of text: LayoutNode) -> CGFloat {
        text.frame.minY + text.dimensions(in: text.placedProposal)[.firstTextBaseline]
    }

    @Test("layout-truths row 29: baselines of title2 bold above subheadline are 21.67 apart")
    func titleAndSubheadline() throws {
        let root = Stage(200, 100).layOut(
            VStack {
                Text(verbatim: "Title").font(.title2).bold()
                Text(verbatim: "Sub").font(.subheadline)
            })
        let title = try #require(root.first(named: "Text \"Title")),
            subtitle = try #require(root.first(named: "Text \"Sub"))
        #expect(abs(baseline(of: subtitle) - baseline(of: title) - 21.67) < 1 / 3)
    }
}
