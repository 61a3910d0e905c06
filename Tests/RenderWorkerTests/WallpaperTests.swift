import DisplayList
import Foundation
import Geometry
import Rasterizer
import TestSupport
import Testing
import WidgetKitCore

@testable import DarkroomCommands
@testable import RenderModel
@testable import RenderWorker

struct WallpaperTests {
    private func request(_ mode: ModeName, scheme: SchemeName = .light) -> DrawRequest {
        let surface = RenderSurface(
            size: CGSize(width: 40, height: 30), displayScale: 1, contentMargin: 0, cornerRadius: 10, locale: "en_US",
            timeZone: "UTC", clock: Date(timeIntervalSince1970: 0))
        return DrawRequest(
            kind: "k", family: .systemSmall, variant: .snapshot, scheme: scheme, surface: surface,
            presentation: Presentation(mode: mode))
    }

    private func bitmap(_ mode: ModeName, _ wallpaper: Wallpaper, _ items: [DisplayItem]) throws -> Bitmap {
        let picture = PlannedPicture(
            group: 0, request: request(mode), file: "", rasterScale: 1, square: false, wallpaper: wallpaper)
        let list = DisplayList(size: CGSize(width: 40, height: 30), items: items)
        return try Rasterizer().rasterize(PicturePainter.finished(list, picture), scale: 1).bitmap
    }

    private let red = DisplayItem.fill(
        .rectangle(CGRect(x: 0, y: 0, width: 40, height: 30)), .color(ResolvedColor(red: 1, green: 0, blue: 0)))
    private let navy = Wallpaper.color(TintName(named: "204060")!)

    @Test func theWidgetLiesInTheMiddleWithItsCornersCut() throws {
        let bitmap = try bitmap(.fullColor, navy, [red])
        #expect((bitmap.width, bitmap.height) == (80, 70))
        #expect(bitmap.isOpaque)
        #expect(bitmap[40, 35] == 0xFFFF_0000)
        #expect(bitmap[19, 35] == 0xFF20_4060)
        #expect(bitmap[20, 35] == 0xFFFF_0000)
        #expect(bitmap[20, 20] == 0xFF20_4060)
        #expect(Wallpaper.frame(of: CGSize(width: 40, height: 30)) == CGRect(x: 20, y: 20, width: 40, height: 30))
    }

    @Test func glassShowsABlurredWallpaperAndOthersASharpOne() throws {
        let folder = try temporaryFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        // Black and white halves.
        let pixels = (0..<70).flatMap { _ in (0..<80).map { $0 < 40 ? UInt32(0xFF00_0000) : 0xFFFF_FFFF } }
        let file = folder.appendingPathComponent("halves.png")
        try PNGEncoder().encode(Bitmap(width: 80, height: 70, pixels: pixels)).write(to: file)
        let wallpaper = try Wallpaper(file.path)
        #expect(wallpaper.name == "halves.png")
        let sharp = try bitmap(.vibrant, wallpaper, [])
        #expect((sharp[39, 35], sharp[40, 35]) == (0xFF00_0000, 0xFFFF_FFFF))
        let blurred = try bitmap(.clear, wallpaper, [])
        let (left, right) = (blurred[39, 35] & 0xFF, blurred[40, 35] & 0xFF)
        #expect(left > 100 && right < 155 && left <= right)
        // Around the widget nothing is blurred.
        #expect((blurred[39, 10], blurred[40, 10]) == (0xFF00_0000, 0xFFFF_FFFF))
    }

    @Test func aPictureFillsTheScreenAndIsCut() throws {
        let items = Wallpaper.image(path: "/w.png", width: 100, height: 50)
            .items(in: CGRect(x: 0, y: 0, width: 60, height: 60), isDark: false)
        guard case .group(let group)? = items.first, case .image(let drawing)? = group.items.first else {
            Issue.record("no picture in \(items)")
            return
        }
        #expect(drawing.rect == CGRect(x: -30, y: 0, width: 120, height: 60))
        #expect(group.clip?.outline == .rectangle(CGRect(x: 0, y: 0, width: 60, height: 60)))
    }

    @Test func presetsAreOpaqueAndDarkOnesDarker() throws {
        for preset in WallpaperPreset.allCases {
            let lists = [false, true].map { isDark in
                DisplayList(
                    size: CGSize(width: 30, height: 30),
                    items: preset.items(in: CGRect(x: 0, y: 0, width: 30, height: 30), isDark: isDark))
            }
            let bitmaps = try lists.map { try Rasterizer().rasterize($0, scale: 1).bitmap }
            for bitmap in bitmaps { #expect(bitmap.isOpaque) }
            func light(_ bitmap: Bitmap) -> Int { bitmap.withUnsafeBytes { $0.reduce(0) { $0 + Int($1) } } }
            #expect(light(bitmaps[1]) < light(bitmaps[0]))
        }
    }

    @Test(arguments: ["dawn", "DUSK", "#204060", "orange"])
    func presetsAndColorsHaveNames(text: String) throws {
        #expect(try Wallpaper(text).name == text.lowercased().replacing("#", with: ""))
    }

    @Test func whatIsNoWallpaperSaysSo() throws {
        let folder = try temporaryFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("text.png")
        try Data("no picture".utf8).write(to: file)
        for text in [file.path, "/nowhere/w.png", "beige"] {
            let error = #expect(throws: (any Error).self) { try PlanOptions.parse(["--wallpaper", text]) }
            #expect(error.map { PlanOptions.fullMessage(for: $0) }?.contains("--wallpaper \(text): ") == true)
        }
    }
}
