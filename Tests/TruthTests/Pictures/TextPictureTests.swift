import Geometry
import SwiftUI
import SwiftUICore
import Testing

/// Text drawn on iOS at 1× by the tests of PreviewSnapshots and at 2× by those of SnapshotTesting, before iOS 26.
/// Glyphs are those of a stand-in typeface: baselines agree to a pixel, widths within 2 %.
@Suite("Text beside Apple's", .needsReferences) @MainActor
struct TextPictureTests {
    struct Truth: Sendable, CustomTestStringConvertible {
        var file: String
        var lines: Int
        var view: @MainActor @Sendable () -> AnyView
        var testDescription: String { "preview-snapshots/\(file)" }

        init<V: View>(_ file: String, lines: Int, @ViewBuilder _ view: @escaping @MainActor @Sendable () -> V) {
            self.file = file
            self.lines = lines
            self.view = { AnyView(view()) }
        }
    }

    private nonisolated static let lorem = """
        Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore et \
        dolore magna aliqua.
        """

    @Test(arguments: [
        Truth("large-title-six-lines.png", lines: 6) {
            Text(verbatim: lorem).font(.largeTitle).foregroundStyle(.blue).padding()
        },
        Truth("text-style-pitches.png", lines: 5) {
            VStack(spacing: 16) {
                VStack {
                    Text(verbatim: "Hello PreviewSnapshots").font(.title)
                    Text(verbatim: "Welcome to a PreviewSnapshots unit test").font(.subheadline)
                }
                Text(verbatim: lorem)
            }
            .padding(10)
        },
        Truth("stacks-spacing-24-and-4.png", lines: 2) {
            VStack(spacing: 24) {
                Text(verbatim: "Hello").font(.title)
                HStack(spacing: 4) {
                    Text(verbatim: "+").foregroundStyle(.blue)
                    Text(verbatim: "1")
                    Text(verbatim: "-").foregroundStyle(.blue)
                }
            }
        }
    ])
    func baselines(_ truth: Truth) throws {
        let expected = try References.picture("preview-snapshots/\(truth.file)")
        let found = try stage(400, 400, scale: 1).draw(
            truth.view().background(Color.white.frame(width: 400, height: 400)),
            named: "preview-snapshots/\(truth.file)")
        let (ours, theirs) = (found.baselines(on: .white), expected.baselines(on: .white))
        try #require(theirs.count == truth.lines && ours.count == truth.lines, "\(ours), \(theirs)")
        for (our, their) in zip(ours, theirs) { #expect(abs(our - their) <= 1, "\(ours), not \(theirs)") }
        for (our, their) in zip(found.inkRows(on: .white), expected.inkRows(on: .white)) {
            let line = try #require(found.inkBox(on: .white, in: row(our))),
                other = try #require(expected.inkBox(on: .white, in: row(their)))
            // The ink lacks the outer side bearings, a pixel each at these sizes.
            #expect(abs(line.width - other.width) <= 0.02 * other.width + 2, "\(line.width), not \(other.width)")
            #expect(abs(line.midX - other.midX) <= 0.01 * other.width + 2, "\(line.midX), not \(other.midX)")
        }
    }

    private func row(_ rows: Range<Int>) -> CGRect { CGRect(0, CGFloat(rows.lowerBound), 400, CGFloat(rows.count)) }

    private func stage(_ width: CGFloat, _ height: CGFloat, scale: CGFloat) -> Stage {
        Stage(width, height, scale: scale) { $0.systemPalette = .ios18 }
    }

    @Test("preview-snapshots/text-box-border.png: the border's rows and the lines in it")
    func borderedBox() throws {
        let file = "preview-snapshots/text-box-border.png"
        let expected = try References.picture(file)
        let found = try stage(400, 400, scale: 1).draw(
            Text(verbatim: Self.lorem).font(.title).padding(8).border(.blue)
                .background(Color.white.frame(width: 400, height: 400)), named: file)
        let blue = Picture.Color(0, 122, 255)
        // Column 200 crosses both horizontal rules; row 200 both vertical ones.
        let rules = expected.stretches(column: 200, of: blue)
        #expect(rules == [107..<108, 292..<293])
        #expect(found.stretches(column: 200, of: blue) == rules)
        let box = try #require(found.inkBox(on: .white)), other = try #require(expected.inkBox(on: .white))
        #expect(abs(box.width - other.width) <= 0.02 * other.width)
        #expect(abs(box.midX - other.midX) <= 1)
        let inner = CGRect(20, 110, 360, 180)
        let (ours, theirs) = (found.baselines(on: .white, in: inner), expected.baselines(on: .white, in: inner))
        try #require(theirs.count == 5 && ours.count == 5)
        for (our, their) in zip(ours, theirs) { #expect(abs(our - their) <= 1, "\(ours), not \(theirs)") }
    }

    @Test(
        "swift-snapshot-testing: symbol and word in paddings",
        arguments: [
            ("symbol-and-text-fixed.png", CGSize(200, 100)), ("symbol-and-text-size-that-fits.png", CGSize(123, 50.5))
        ])
    func symbolAndWord(file: String, size: CGSize) throws {
        let name = "swift-snapshot-testing/\(file)"
        let expected = try References.picture(name)
        let view = HStack {
            Image(systemName: "checkmark.circle.fill")
            Text(verbatim: "Checked").fixedSize()
        }
        .padding(5)
        .background(RoundedRectangle(cornerRadius: 5).fill(.blue))
        .padding(10)
        .background(Color.yellow)
        let found = try stage(size.width, size.height, scale: 2).draw(
            view.background(Color.white.frame(width: size.width, height: size.height)), named: name)
        #expect(found.width == expected.width && found.height == expected.height)
        let blue = Picture.Color(0, 122, 255)
        let middle = expected.height / 2
        func frame(_ picture: Picture) throws -> CGRect {
            let across = picture.stretches(row: middle, of: blue),
                down = picture.stretches(column: picture.width / 2 - 30, of: blue)
            let left = try #require(across.first?.lowerBound), right = try #require(across.last?.upperBound)
            let top = try #require(down.first?.lowerBound), bottom = try #require(down.last?.upperBound)
            return CGRect(x: left, y: top, width: right - left, height: bottom - top)
        }
        let (ours, theirs) = (try frame(found), try frame(expected))
        #expect(ours.minY == theirs.minY && ours.maxY == theirs.maxY)
        // The picture is iOS 13.3's, before symbols had margins: a disc of 17 points has 1.5 of them on each side.
        let margin: CGFloat = 3
        // The word is 136 pixels wide, within 2 %.
        #expect(abs(ours.width - 2 * margin - theirs.width) <= 3)
        #expect(abs(ours.midX - theirs.midX) <= 1)
        // The disc is 34 pixels across and 10 from the box's edge.
        func disc(_ picture: Picture, _ box: CGRect) throws -> CGRect {
            try #require(
                picture.inkBox(on: blue, tolerance: 100, in: CGRect(box.minX + 4, box.minY + 4, 46, box.height - 8))
            )
            .offsetBy(dx: -box.minX, dy: -box.minY)
        }
        let (our, their) = (try disc(found, ours).offsetBy(dx: -margin, dy: 0), try disc(expected, theirs))
        #expect(abs(our.minX - their.minX) <= 1 && abs(our.maxX - their.maxX) <= 1, "\(our), not \(their)")
        #expect(abs(our.minY - their.minY) <= 1 && abs(our.maxY - their.maxY) <= 1, "\(our), not \(their)")
        let word = CGRect(theirs.minX + 54, theirs.minY + 4, 140, theirs.height - 8)
        #expect(
            abs(
                try #require(found.baselines(on: blue, in: word).last) - #require(
                    expected.baselines(on: blue, in: word).last)) <= 1)
    }
}
