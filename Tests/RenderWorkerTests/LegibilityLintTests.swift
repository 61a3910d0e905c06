import DisplayList
import Findings
import Foundation
import Geometry
import Rasterizer
import SwiftUICore
import Testing

@testable import RenderModel
@testable import RenderWorker

@MainActor
struct LegibilityLintTests {
    private func text(_ string: String, _ size: CGFloat = 17, _ look: LintLook) -> some View {
        Text(verbatim: string).font(.system(size: size)).foregroundStyle(look.isDark ? .white : .black)
    }

    // MARK: small-text

    @Test(arguments: LintLook.all)
    func textBelowElevenPointsIsANoteAndBelowNineAWarning(look: LintLook) throws {
        #expect(try Lint.codes(look) { text("Mira", 11, look) } == [])
        #expect(try Lint.codes(look) { text("Mira", 10, look) } == ["note small-text"])
        #expect(try Lint.codes(look) { text("Mira", 7, look) } == ["warning small-text"])
    }

    @Test func theSizeIsWhatIsDrawn() throws {
        let look = LintLook.all[0]
        #expect(try Lint.codes { text("Mira", 20, look).scaleEffect(0.4) } == ["warning small-text"])
        #expect(try Lint.codes { text("Mira", 8, look).scaleEffect(2) } == [])
        #expect(try Lint.codes { text("·", 7, look) } == [])
        #expect(try Lint.codes { Image(systemName: "heart.fill").font(.system(size: 7)) } == [])
    }

    // MARK: scaled-text

    @Test(arguments: LintLook.all)
    func scalingIsANote(look: LintLook) throws {
        #expect(
            try Lint.codes(look) {
                text("A rather long name", 20, look).lineLimit(1).minimumScaleFactor(0.5).frame(width: 110)
            } == ["note scaled-text"])
        #expect(
            try Lint.codes(look) {
                text("Short", 20, look).lineLimit(1).minimumScaleFactor(0.5).frame(width: 110)
            } == [])
    }

    // MARK: overlapping-text

    @Test(arguments: LintLook.all)
    func twoTextsOverEachOtherAreAWarning(look: LintLook) throws {
        #expect(
            try Lint.codes(look) {
                ZStack {
                    text("Mira Solano", 17, look); text("Oren Falk", 17, look)
                }
            } == ["warning overlapping-text"])
        #expect(
            try Lint.codes(look) {
                VStack(spacing: -4) {
                    text("Mira Solano", 17, look); text("Oren Falk", 17, look)
                }
            } == [])
    }

    @Test func whatIsNotReadTogetherDoesNotOverlap() throws {
        let look = LintLook.all[0]
        // A card over another one.
        #expect(
            try Lint.codes {
                ZStack {
                    text("Mira Solano", 17, look); text("Oren Falk", 17, look).padding().background(.white)
                }
            } == [])
        // The same word twice is an outline.
        #expect(
            try Lint.codes {
                ZStack {
                    text("Mira", 17, look).offset(x: 1); text("Mira", 17, look)
                }
            } == [])
        // A symbol over a text is a badge.
        #expect(
            try Lint.codes {
                ZStack {
                    text("Mira", 17, look); Image(systemName: "heart")
                }
            }.contains { $0.hasSuffix("overlapping-text") } == false)
        // What is as faint as a watermark.
        #expect(
            try Lint.codes {
                ZStack {
                    text("7", 70, look).opacity(0.15); text("Mira", 17, look)
                }
            }.contains { $0.hasSuffix("overlapping-text") } == false)
    }

    // MARK: small-tap-target

    @Test(arguments: LintLook.all)
    func targetsNeedFortyFourPoints(look: LintLook) throws {
        func codes(_ width: CGFloat, _ height: CGFloat) throws -> [String] {
            let frame = CGRect(x: 0, y: 0, width: width, height: height)
            let intent = IntentRegion(control: .button, intent: "Move", title: "Move", parameters: [:], frame: frame)
            let link = LinkRegion(url: "a://b", frame: frame)
            let found = try Lint.findings(look, links: [link], intents: [intent]) { text("Mira", 17, look) }
            return found.map { "\($0.severity) \($0.code)" }
        }
        #expect(try codes(44, 44) == [])
        #expect(try codes(44, 30) == ["note small-tap-target", "note small-tap-target"])
        #expect(try codes(10, 10) == ["warning small-tap-target", "warning small-tap-target"])
    }

    /// A label of a text and a divider has a region for each.
    @Test func viewsOfOneLinkAreOneTarget() throws {
        let look = LintLook(mode: .fullColor, isDark: false)
        func codes(_ frames: [CGRect], _ urls: [String]) throws -> [String] {
            let links = zip(urls, frames).map { LinkRegion(url: $0, frame: $1) }
            return try Lint.findings(look, links: links) { self.text("Mira", 17, look) }.map {
                "\($0.severity) \($0.code)"
            }
        }
        let text = CGRect(x: 0, y: 0, width: 200, height: 44), divider = CGRect(x: 0, y: 44, width: 200, height: 0.33)
        #expect(try codes([text, divider], ["a://b", "a://b"]) == [])
        #expect(try codes([text, divider], ["a://b", "a://c"]) == ["warning small-tap-target"])
        let apart = divider.offsetBy(dx: 0, dy: 10)
        #expect(try codes([text, apart], ["a://b", "a://b"]) == ["warning small-tap-target"])
    }

    // MARK: image-over-budget

    private func image(_ side: CGFloat, drawn: CGFloat) -> DisplayItem {
        let reference = ImageReference(
            name: "photo", content: .file("/W/photo.png"), pixelSize: CGSize(width: side, height: side))
        return .image(ImageDrawing(image: reference, rect: CGRect(x: 0, y: 0, width: drawn, height: drawn)))
    }

    private func budget(_ items: [DisplayItem]) -> [String] {
        ImageBudgetInspector(scale: 3).findings(DisplayList(size: CGSize(width: 364, height: 364), items: items))
            .map { "\($0.finding.severity) \($0.finding.message)" }
    }

    @Test func imagesMayHaveFourTimesThePixels() {
        #expect(budget([image(600, drawn: 100)]) == [])
        #expect(
            budget([image(610, drawn: 100)]) == [
                "note the image “photo” (photo.png) has 610 × 610 pixels and is drawn on 300 × 300"
            ])
        // Nobody minds an icon.
        #expect(budget([image(256, drawn: 10)]) == [])
    }

    @Test func someDevicesRefuseSevenHundredThousandPixels() {
        #expect(budget([image(847, drawn: 364)]) == [])
        #expect(budget([image(848, drawn: 364)]).first?.contains("718,080") == true)
    }

    @Test func thirtyMegabytesAreTheEnd() {
        let found = budget([image(2740, drawn: 364)])
        #expect(found.contains { $0.hasPrefix("warning the images take 30 MB") }, "\(found)")
        #expect(!budget([image(2735, drawn: 364)]).contains { $0.hasPrefix("warning") })
        // One image that is drawn twice is in memory once.
        #expect(!budget([image(2000, drawn: 364), image(2000, drawn: 300)]).contains { $0.hasPrefix("warning") })
    }
}
