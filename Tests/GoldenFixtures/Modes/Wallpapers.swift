import DisplayList
import Foundation
import SwiftUI
import WidgetKit
import WidgetKitCore

@testable import RenderModel
@testable import RenderWorker

extension Fixture {
    @FixtureList static var wallpapers: [Fixture] {
        for preset in WallpaperPreset.allCases {
            Fixture("wallpapers/\(preset)", 20, 20) { isDark in preset.items(in: rect(0, 0, 20, 20), isDark: isDark) }
            Fixture("wallpapers/\(preset)-dark", 20, 20, isDark: true) { isDark in
                preset.items(in: rect(0, 0, 20, 20), isDark: isDark)
            }
        }
        for mode in ModeName.allCases {
            Fixture(placed: "widget-\(mode)", ModeWidget.self, "Mode", mode)
            Fixture(placed: "widget-\(mode)-dark", ModeWidget.self, "Mode", mode, scheme: .dark)
        }
        Fixture(placed: "accessory", TinyWidget.self, "Tiny", .vibrant, family: .accessoryCircular)
        Fixture(placed: "square", ModeWidget.self, "Mode", .fullColor, isSquare: true)
        Fixture(placed: "glass-square", ModeWidget.self, "Mode", .clear, isSquare: true)
        Fixture(placed: "glass-over-a-preset", ModeWidget.self, "Mode", .clear, wallpaper: .preset(name: "dusk"))
    }

    private init(
        _ path: String, _ width: CGFloat, _ height: CGFloat, isDark: Bool = false,
        items: @escaping @Sendable (Bool) -> [DisplayItem]
    ) {
        self.init(path, size: CGSize(width: width, height: height), scale: 1, frames: nil, findings: []) { fixture in
            Drawn(
                displayList: DisplayList(size: fixture.size, items: items(isDark)), leaves: nil, tree: nil, findings: []
            )
        }
    }

    /// A widget of 40 × 40 points on a blue wallpaper.
    private init<W: Widget & SendableMetatype>(
        placed name: String, _ widget: W.Type, _ kind: String, _ mode: ModeName,
        family: FamilyName = .systemSmall, scheme: SchemeName = .light, isSquare: Bool = false,
        wallpaper: Wallpaper = .color(TintName(named: "406080")!)
    ) {
        let size = CGSize(width: 40, height: 40)
        self.init("wallpapers/\(name)", size: CGSize(width: 80, height: 80), scale: 1, frames: nil, findings: []) {
            fixture in
            let surface = RenderSurface(
                size: size, displayScale: fixture.scale, contentMargin: family.isAccessory ? 0 : 6,
                cornerRadius: family.isAccessory ? 0 : 10, locale: "en_US", timeZone: "GMT",
                clock: FixtureEnvironment.now)
            let request = DrawRequest(
                kind: kind, family: family, variant: .timeline(0), scheme: scheme, surface: surface,
                presentation: Presentation(mode: mode, tint: TintName(named: "orange")!))
            let drawing = try await WidgetHost(widget: widget, resources: WidgetResources(directories: [])).draw(
                request)
            VirtualClock.release()
            let picture = PlannedPicture(
                group: 0, request: request, file: "", rasterScale: fixture.scale, square: isSquare, wallpaper: wallpaper
            )
            return Drawn(
                displayList: PicturePainter.finished(drawing.displayList, picture), leaves: nil, tree: nil,
                findings: drawing.findings)
        }
    }
}
