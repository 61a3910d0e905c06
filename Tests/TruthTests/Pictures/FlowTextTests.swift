import Geometry
import SwiftUI
import SwiftUICore
import Testing

/// Pills of text in a flow, drawn on macOS 26 by SwiftUI-Flow's tests. macOS has other text styles than iOS: fonts
/// are given by their size there, whose line boxes have the same height on both.
@Suite("Flows of text beside Apple's", .needsReferences) @MainActor
struct FlowTextTests {
    private func card<V: View>(_ flow: V) -> some View { flow.padding(12).background(Color.white) }

    @Test("swiftui-flow/tagCloud.png: four lines of capsules, 27 high and 8 apart")
    func tagCloud() throws {
        let tags = [
            "Swift", "SwiftUI", "Flow", "Layout", "HStack", "VStack", "Flexible", "iOS", "macOS", "Open Source", "SPM",
            "Xcode"
        ]
        let expected = try References.picture("swiftui-flow/tagCloud.png")
        let found = try Stage(320, 200, scale: 1).draw(
            card(
                FlowLayout()({
                    ForEach(tags, id: \.self) { tag in
                        Text(verbatim: tag).font(.system(size: 12)).padding(.horizontal, 12).padding(.vertical, 6)
                            .background(Color.blue.opacity(0.15), in: Capsule())
                    }
                })), named: "swiftui-flow/tagCloud.png")
        let fill = Picture.Color(217, 237, 255)
        // Columns and rows through the capsules above their letters.
        #expect(found.stretches(column: 55, of: fill, tolerance: 2).map(\.lowerBound).filter { $0 == 34 } == [34])
        for (line, count) in [4, 4, 3, 1].enumerated() {
            let y = 34 + 35 * line + 4
            let ours = found.stretches(row: y, of: fill, tolerance: 2),
                theirs = expected.stretches(row: y, of: fill, tolerance: 2)
            try #require(theirs.count == count && ours.count == count, "line \(line): \(ours), not \(theirs)")
            for (our, their) in zip(ours, theirs) {
                #expect(abs(our.count - their.count) <= 2, "line \(line): \(ours), not \(theirs)")
            }
            let area = CGRect(28, CGFloat(y), 260, 23)
            let our = try #require(found.baselines(on: fill, in: area).last),
                their = try #require(expected.baselines(on: fill, in: area).last)
            #expect(abs(our - their) <= 1, "baseline \(our), not \(their)")
        }
    }

    /// A pill of the picture and the text in it.
    struct Pill: Sendable {
        var text: String
        var font: Font
        /// Pixels of the reference.
        var frame: CGRect
    }

    struct Truth: Sendable, CustomTestStringConvertible {
        var file: String
        var size: CGSize
        var baseline: VerticalAlignment
        var pills: [Pill]
        var testDescription: String { "swiftui-flow/\(file)" }
    }

    /// All texts of a line share the baseline that the layout asks for, inside pills of different height.
    @Test(arguments: [
        Truth(
            file: "firstTextBaseline_textPills.png", size: CGSize(340, 140), baseline: .firstTextBaseline,
            pills: [
                Pill(text: "Large", font: .system(size: 33, weight: .bold), frame: CGRect(20, 28, 106, 48)),
                Pill(text: "small", font: .system(size: 14), frame: CGRect(134, 47, 50, 25)),
                Pill(text: "Title", font: .system(size: 17), frame: CGRect(192, 45, 49, 29)),
                Pill(text: "caption", font: .system(size: 10), frame: CGRect(249, 51, 52, 21)),
                Pill(text: "Body", font: .system(size: 13), frame: CGRect(20, 88, 47, 24))
            ]),
        Truth(
            file: "lastTextBaseline_multilineText.png", size: CGSize(340, 170), baseline: .lastTextBaseline,
            pills: [
                Pill(text: "Tall", font: .system(size: 31, weight: .bold), frame: CGRect(20, 64, 65, 46)),
                Pill(text: "Two\nLines", font: .system(size: 16), frame: CGRect(93, 61, 55, 46)),
                Pill(text: "Small", font: .system(size: 10), frame: CGRect(156, 85, 43, 21)),
                Pill(text: "Last\nBaseline", font: .system(size: 16), frame: CGRect(207, 60, 74, 47))
            ])
    ])
    func baselines(_ truth: Truth) throws {
        let expected = try References.picture("swiftui-flow/\(truth.file)")
        let flow = FlowLayout(lineSpacing: 12, lineAlignment: nil, baseline: truth.baseline)
        let view = flow({
            ForEach(truth.pills, id: \.text) { pill in
                Text(verbatim: pill.text).font(pill.font).padding(.horizontal, 8).padding(.vertical, 4)
                    .background(Color.blue.opacity(0.15), in: RoundedRectangle(cornerRadius: 6))
                    .overlay(RoundedRectangle(cornerRadius: 6).strokeBorder(Color.blue, lineWidth: 1))
            }
        })
        let stage = Stage(truth.size.width, truth.size.height, scale: 1)
        let root = stage.layOut(card(view.frame(width: 300, alignment: .leading)))
        let found = try stage.draw(
            card(view.frame(width: 300, alignment: .leading)), named: "swiftui-flow/\(truth.file)")
        let frames = root.visibleLeaves.filter { $0.name.hasPrefix("Text") }.map(\.frame)
        try #require(frames.count == truth.pills.count)
        func baseline(_ picture: Picture, _ pill: CGRect) throws -> Int {
            let inner = pill.insetBy(dx: 4, dy: 3)
            let ground = picture[Int(inner.minX), Int(inner.midY)]
            return try #require(picture.baselines(on: ground, in: inner).last)
        }
        for (pill, frame) in zip(truth.pills, frames) {
            let ours = try baseline(found, frame.insetBy(dx: -6, dy: -3)), theirs = try baseline(expected, pill.frame)
            // A pixel for the baseline and one for the line boxes of macOS, which are not all ours.
            #expect(abs(ours - theirs) <= 2, "\(pill.text): baseline \(ours), not \(theirs)")
        }
    }
}
