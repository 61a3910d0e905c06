import DarkroomCompositions
import DarkroomScreens
import DisplayList
import Foundation
import Rasterizer
import RenderModel
import TestSupport
import Testing
import WidgetKitCore
import WidgetSnapshotTesting

@testable import CompositionPlans

/// Darkroom's own compositions at half a pixel per point, around plain pictures, held against `golden/compositions`.
@Suite("Compositions are drawn as they are kept") @MainActor
struct ScreenGoldenTests {
    struct Sample: CustomTestStringConvertible, Sendable {
        var kind: CompositionKind
        var device = "iphone-393x852"
        var locale = "en_US"
        var scheme = SchemeName.light
        var mode = ModeName.fullColor
        var page = 0

        var name: String {
            var words = [kind.rawValue]
            if device != "iphone-393x852" { words.append(device) }
            if locale != "en_US" { words.append(locale) }
            if mode != .fullColor { words.append(mode.rawValue) }
            if page > 0 { words.append("\(page)") }
            return (words + [scheme.rawValue]).joined(separator: "-")
        }

        var testDescription: String { name }

        static let all: [Sample] = [
            Sample(kind: .homeScreen), Sample(kind: .homeScreen, scheme: .dark),
            Sample(kind: .homeScreen, locale: "ar"), Sample(kind: .homeScreen, mode: .clear),
            Sample(kind: .homeScreen, mode: .accented), Sample(kind: .homeScreen, device: "iphone-375x667"),
            Sample(kind: .homeScreen, device: "iphone-440x956", scheme: .dark, mode: .clear),
            Sample(kind: .homeScreen, device: "ipad-834x1194"),
            Sample(kind: .addWidgetSheet, page: 1), Sample(kind: .addWidgetSheet, locale: "ja", scheme: .dark),
            Sample(kind: .addWidgetSheet, locale: "ar"), Sample(kind: .addWidgetSheet, device: "ipad-834x1194"),
            Sample(kind: .widgetGallery), Sample(kind: .lockScreen),
            Sample(kind: .lockScreen, locale: "ja", scheme: .dark),
            Sample(kind: .lockScreen, locale: "ar"), Sample(kind: .lockScreen, device: "iphone-375x667"),
            Sample(kind: .standBy), Sample(kind: .today), Sample(kind: .today, locale: "ar", scheme: .dark),
            Sample(kind: .dynamicIsland), Sample(kind: .dynamicIsland, page: 1), Sample(kind: .dynamicIsland, page: 2),
            Sample(kind: .carPlay), Sample(kind: .carPlay, locale: "ar")
        ]
    }

    /// Pixels per point.
    private static let scale = 0.5

    @Test("Every screen", arguments: Sample.all)
    func matches(_ sample: Sample) throws {
        let pictures = try SamplePictures(
            sample.device, locale: sample.locale, scheme: sample.scheme, mode: sample.mode)
        let page = try pictures.pages(of: sample.kind.plan!)[sample.page]
        try check(page, on: pictures.canvas, named: sample.name)
    }

    @Test("A store's screenshot has the size in pixels, and no pixel lets anything through")
    func store() throws {
        let pictures = try SamplePictures("iphone-440x956")
        let listing = try StoreListing(
            Data(
                """
                {"screenshots": [{"headline": {"en": "Know the tide"}, "subtitle": "Always", "background": ["#24476B"]}]}
                """.utf8))
        let inner = try pictures.pages(of: HomeScreenPlan())[0]
        let result = PictureResult(pixelWidth: 440, pixelHeight: 956, sha256: "", byteCount: 0)
        let screen = inner.content.pictures[0].path
        let page = try listing.page(
            listing.screenshots[0], listing.sizes[0], around: (screen, result), of: inner, on: pictures.canvas)
        let list = drawing(page, on: pictures.canvas)
        let bitmap = try Rasterizer().rasterize(list, scale: 3).bitmap
        #expect((bitmap.width, bitmap.height) == (1320, 2868))
        #expect(bitmap.isOpaque)
        try check(page, on: pictures.canvas, named: "store-light")
    }

    private func drawing(_ page: CompositionPage, on canvas: CompositionCanvas) -> DisplayList {
        let request = canvas.picture(of: page.content.screen, file: "", scale: Self.scale).request
        let context = CompositionContext(page.content, request)
        return CompositionStage.drawing(request) { Screens.view(context) }.displayList
    }

    private func check(_ page: CompositionPage, on canvas: CompositionCanvas, named name: String) throws {
        let list = drawing(page, on: canvas), bitmap = try Rasterizer().rasterize(list, scale: Self.scale).bitmap
        let goldens = try DrawingGoldens(
            folder: packageFolder.appendingPathComponent("golden"),
            failures: packageFolder.appendingPathComponent(".build/snapshot-failures/golden")
        ) { "make record RECORD=\($0.rawValue) FILTER=ScreenGoldenTests" }
        let drawing = DrawingGoldens.Drawing(
            png: try PNGEncoder().encode(bitmap), text: DisplayListPrinter().text(list))
        if let problem = try goldens.problem(named: "compositions/\(name)", drawing) { Issue.record("\(problem)") }
    }
}
