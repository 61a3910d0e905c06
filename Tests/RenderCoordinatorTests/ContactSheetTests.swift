import DisplayList
import Foundation
import Geometry
import TestSupport
import Testing

@testable import ContactSheets
@testable import Gallery
@testable import RenderModel

/// Pictures side by side on sheets.
@MainActor
struct ContactSheetTests {
    private func cell(_ width: CGFloat, _ height: CGFloat) -> ContactSheet.Cell {
        .init(
            file: "/nowhere.png", size: CGSize(width: width, height: height),
            pixelSize: CGSize(width: width * 2, height: height * 2), caption: ["9:41 AM", "Dark"], backdrop: .light)
    }

    private func images(_ page: DisplayList) -> [CGRect] {
        page.items.compactMap { item -> CGRect? in if case .image(let drawing) = item { drawing.rect } else { nil } }
    }

    @Test func picturesStandInRowsAndNoneOverAnother() {
        let sheet = ContactSheet(title: "Weather", layout: .init(width: 664, height: 900, margin: 32), isDark: false)
        let cells = (0..<7).map { _ in cell(158, 158) }
        let pages = sheet.pages([.init(widget: "Weather", family: "Small", cells: cells)])
        #expect(pages.count == 1)
        let frames = images(pages[0])
        #expect(Set(frames.map(\.minY)).count == 3)
        #expect(frames.allSatisfy { $0.size == CGSize(width: 158, height: 158) })
        for (number, frame) in frames.enumerated() {
            #expect(CGRect(x: 32, y: 32, width: 600, height: pages[0].size.height - 64).contains(frame))
            #expect(!frames.dropFirst(number + 1).contains { $0.intersects(frame) })
        }
    }

    @Test func whatDoesNotFitGoesOnOverThePage() {
        let sheet = ContactSheet(title: "Weather", layout: .init(width: 600, height: 700, margin: 32), isDark: true)
        let cells = (0..<10).map { _ in cell(158, 158) }
        let pages = sheet.pages([
            .init(widget: "Weather", family: "Small", cells: cells),
            .init(widget: "Stocks", family: "Large", cells: [cell(1338, 354)])
        ])
        #expect(pages.count == 3)
        #expect(pages.map { images($0).count }.reduce(0, +) == 11)
        #expect(pages.allSatisfy { $0.size == CGSize(width: 600, height: 700) })
        // No picture is wider than the page, and its proportions stay.
        let last = images(pages[2]).last!
        #expect(last.width <= 536 && abs(last.width / last.height - 1338 / 354) < 0.001)
    }

    @Test func aLongCaptionIsCutOff() {
        let sheet = ContactSheet(
            title: String(repeating: "Weather ", count: 40), layout: .init(width: 400), isDark: false)
        var small = cell(76, 76)
        small.caption = [String(repeating: "Landscape ", count: 9)]
        let page = sheet.pages([.init(widget: "Weather", family: "Circular", cells: [small])])[0]
        #expect(page.size.width == 400)
        // The title and the caption end on the page, in an ellipsis.
        let rightmost =
            page.items.compactMap { item -> CGFloat? in
                guard case .group(let group) = item else { return nil }
                return group.transform.tx
            }.max() ?? 0
        #expect(rightmost < 400)
    }

    @Test(arguments: [("sheet.png", "sheet-2.png"), ("a.b/sheet.png", "a.b/sheet-2.png"), ("a.b/sheet", "a.b/sheet-2")])
    func furtherPagesHaveANumber(file: String, name: String) { #expect(SheetWriter.name(file, page: 2) == name) }

    @Test func captionsTellWhatSetsAPictureApart() throws {
        var outline = GalleryOutline(title: "Weather")
        outline.widgets = [.init(name: "Weather", kind: nil, description: "")]
        outline.runs = [.init(name: "", renderer: "", clock: "2026-01-01T09:41:00Z", timeZone: "UTC")]
        func picture(_ scheme: String, _ language: String, _ moment: String) -> GalleryPicture {
            GalleryPicture(
                name: scheme + language + moment, section: .init(widget: 0, family: "Small"),
                properties: [
                    .init(.family, "systemSmall", "Small"), .init(.language, language),
                    .init(.scheme, scheme, scheme == "dark" ? "Dark" : "Light"),
                    .init(.mode, "fullColor", "Full color"),
                    .init(.variant, "timeline", "Timeline")
                ], entry: 0, moment: moment, width: 158, height: 158)
        }
        let pictures = [
            picture("light", "en_US", "2026-01-01T09:41:00Z"), picture("dark", "en_US", "2026-01-01T21:05:00Z"),
            picture("light", "ja_JP", "2026-01-02T09:41:00Z"), picture("light", "en_US", "2027-03-01T00:00:00Z")
        ]
        let sections = try GallerySections(outline, pictures)
        #expect(sections.sections.map { "\($0.widget) \($0.family) \($0.places.count)" } == ["Weather Small 4"])
        let captions = pictures.map { sections.caption(of: $0, in: sections.sections[0]) }
        #expect(captions[0] == ["9:41\u{202F}AM", "Light", "English"])
        #expect(captions[1] == ["9:05\u{202F}PM", "Dark", "English"])
        #expect(captions[2] == ["Jan 2, 9:41\u{202F}AM", "Light", "Japanese"])
        #expect(captions[3] == ["Mar 1, 2027, 12:00\u{202F}AM", "Light", "English"])
        let alone = try GallerySections(outline, [pictures[0]])
        #expect(alone.caption(of: pictures[0], in: alone.sections[0]) == ["9:41\u{202F}AM"])
    }
}
