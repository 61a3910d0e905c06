import DisplayList
import Findings
import Foundation
import Geometry
import Rasterizer
import SwiftUICore
import WidgetKitCore

@testable import RenderModel
@testable import RenderWorker

/// A way in which a picture is shown, and what is drawn behind a view there.
struct LintLook: Sendable, CustomStringConvertible {
    var mode: ModeName
    var isDark: Bool

    static let all = [
        LintLook(mode: .fullColor, isDark: false), LintLook(mode: .fullColor, isDark: true),
        LintLook(mode: .accented, isDark: true), LintLook(mode: .vibrant, isDark: true)
    ]

    var description: String { "\(mode) \(isDark ? "dark" : "light")" }
    /// As Apple draws them: white in the light scheme, black in the dark one, nothing in modes that take it away.
    @MainActor var background: Color { mode == .fullColor ? (isDark ? .black : .white) : .clear }
}

/// Draws a tiny view as a widget would be drawn, and tells what is hard to read or to hit in it.
@MainActor
enum Lint {
    static func findings<V: View>(
        _ look: LintLook = LintLook.all[0], presentationKind: PresentationKind = .family(.systemSmall),
        variant: Variant = .snapshot,
        links: [LinkRegion] = [], intents: [IntentRegion] = [], wallpaper: Wallpaper? = nil, scale: Double = 3,
        @ViewBuilder _ view: @MainActor () -> V
    ) throws -> [Finding] {
        let size = CGSize(width: 120, height: 80)
        var environment = EnvironmentValues()
        (environment.colorScheme, environment.displayScale) = (look.isDark ? .dark : .light, scale)
        let content = view()
        let rendering = ViewRenderer(environment: environment).render(size: size) {
            content.frame(width: size.width, height: size.height).background(look.background)
        }
        let surface = RenderSurface(
            size: size, displayScale: scale, contentMargin: 0, cornerRadius: 10, locale: "en_US", timeZone: "UTC",
            clock: Date(timeIntervalSince1970: 0))
        let presentation = Presentation(mode: look.mode)
        let request = DrawRequest(
            kind: "k", presentationKind: presentationKind, variant: variant, scheme: look.isDark ? .dark : .light,
            surface: surface,
            presentation: presentation)
        let picture = PlannedPicture(
            group: 0, request: request, file: "", rasterScale: scale, square: false, wallpaper: wallpaper)
        let list =
            presentation.pass(keepingBackground: false)?.apply(to: rendering.displayList)
            ?? rendering.displayList
        var drawing = Drawing(displayList: list, links: links, intents: intents)
        drawing.viewPlaces = { NamedViews(ViewTree([rendering.root], displayScale: scale)) }
        let finished = PicturePainter.finished(list, picture), rasterizer = Rasterizer()
        let bitmap = try rasterizer.rasterize(finished, scale: scale).bitmap
        let inspector = PictureInspector(rasterizer: rasterizer, picture: picture)
        return rendering.findings.filter { $0.code == .scaledText }
            + inspector.findings(of: drawing, finished, in: bitmap)
    }

    /// `warning low-contrast`, sorted.
    static func codes<V: View>(
        _ look: LintLook = LintLook.all[0], presentationKind: PresentationKind = .family(.systemSmall),
        variant: Variant = .snapshot,
        @ViewBuilder _ view: @MainActor () -> V
    ) throws -> [String] {
        try findings(look, presentationKind: presentationKind, variant: variant, view).map {
            "\($0.severity) \($0.code)"
        }.sorted()
    }
}
