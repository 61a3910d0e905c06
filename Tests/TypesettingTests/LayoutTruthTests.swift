import Foundation
import Testing

@testable import Typesetting

/// Sizes measured on Apple's SwiftUI, from pictures and from assertions that ran there.
@Suite struct LayoutTruthTests {
    struct Height: Sendable { var style: TextStyle; var points: CGFloat }

    @Test(arguments: [
        Height(style: .largeTitle, points: 41), Height(style: .title, points: 34), Height(style: .title2, points: 27),
        Height(style: .title3, points: 24), Height(style: .headline, points: 21), Height(style: .body, points: 21),
        Height(style: .callout, points: 20), Height(style: .subheadline, points: 18),
        Height(style: .footnote, points: 16), Height(style: .caption, points: 15)
    ])
    func `A single line is as high as on an iPhone at 1×`(_ row: Height) {
        #expect(typeset("X", row.style.font, scale: 1).size.height == row.points)
    }

    @Test(arguments: [(CGFloat(2), CGFloat(41)), (3, 61)])
    func `A body line has the measured number of pixels`(scale: CGFloat, pixels: CGFloat) {
        #expect(isClose(typeset("Body", scale: scale).size.height * scale, pixels))
    }

    @Test func `A body T is 11 by 21 pixels at 1×, its baseline at row 16`() {
        let text = typeset("T", scale: 1)
        #expect(text.size == CGSize(width: 11, height: 21))
        #expect(text.firstBaseline.rounded() == 16)
    }

    struct Width: Sendable { var text: String; var points: CGFloat }

    @Test(arguments: [
        Width(text: ".image", points: 51), Width(text: ".theme(.light)", points: 102.33),
        Width(text: "Some SwiftUI text", points: 136), Width(text: "One test in a suite", points: 137),
        Width(text: "Explicit main actor", points: 139.33),
        Width(text: "Test two of many in a suite", points: 201.67),
        Width(text: "Test three of many in a suite", points: 213.33), Width(text: ".padding", points: 67),
        Width(text: ".padding(.all, 20)", points: 129.33), Width(text: ".padding(30)", points: 99.67),
        Width(text: ".padding(.vertical, 30)", points: 167.33)
    ])
    func `Body text is as wide as on an iPhone within 2 %`(_ row: Width) {
        let width = typeset(row.text).size.width
        #expect(abs(width / row.points - 1) < 0.02)
        #expect(isClose((width * 3).rounded(), width * 3), "widths are whole pixels")
    }

    @Test func `The word beside a symbol is 68 points wide at 2× within 2 %`() {
        #expect(abs(typeset("Checked", scale: 2).size.width / 68 - 1) < 0.02)
    }

    struct Pitch: Sendable { var font: TextFont; var points: CGFloat; var scale: CGFloat }

    @Test(arguments: [
        Pitch(font: TextStyle.footnote.font, points: 18, scale: 3),
        Pitch(font: TextFont(size: 13), points: 47 / 3, scale: 3),
        Pitch(font: TextStyle.body.font, points: 22, scale: 1),
        Pitch(font: TextStyle.title.font, points: 34, scale: 1),
        Pitch(font: TextStyle.largeTitle.font, points: 41, scale: 1)
    ])
    func `Baselines are as far apart as measured`(_ row: Pitch) {
        let baselines = typeset("a\nb\nc", row.font, scale: row.scale).lines.map(\.baseline)
        #expect(isClose(baselines[1] - baselines[0], row.points))
        #expect(isClose(baselines[2] - baselines[1], row.points))
    }

    @Test func `Five lines of title are 170 points high at 1×`() {
        #expect(typeset("1\n2\n3\n4\n5", TextStyle.title.font, scale: 1).size.height == 170)
    }
}
