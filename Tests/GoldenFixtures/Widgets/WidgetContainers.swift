import RenderModel
import SwiftUI
import WidgetKit
import WidgetKitCore

extension Fixture {
    /// A widget in a container of `size` × `size` with a margin of 8 and a corner of 12 points.
    private init<W: Widget & SendableMetatype>(
        _ path: String, _ widget: W.Type, kind: String, size: CGFloat = 40, family: FamilyName = .systemSmall,
        variant: Variant = .timeline(0), scheme: SchemeName = .light, findings: [String] = []
    ) {
        self.init(path, size: CGSize(width: size, height: size), scale: 2, frames: nil, findings: findings) { fixture in
            let isAccessory = family.isAccessory
            let surface = RenderSurface(
                size: fixture.size, displayScale: fixture.scale, contentMargin: isAccessory ? 0 : 8,
                cornerRadius: isAccessory ? fixture.size.width / 2 : 12, locale: "en_US", timeZone: "GMT",
                clock: FixtureEnvironment.now)
            let request = DrawRequest(kind: kind, family: family, variant: variant, scheme: scheme, surface: surface)
            let drawing = try await WidgetHost(widget: widget, resources: WidgetResources(directories: []))
                .draw(request)
            // The host leaves the clock stopped, as a worker wants it; other tests in this process measure time.
            VirtualClock.release()
            return Drawn(displayList: drawing.displayList, leaves: nil, tree: nil, findings: drawing.findings)
        }
    }

    @FixtureList static var widgetContainers: [Fixture] {
        Fixture("widgets/container-background-lies-under-margins", TinyWidget.self, kind: "Tiny")
        Fixture("widgets/container-background-dark", TinyWidget.self, kind: "Tiny", scheme: .dark)
        Fixture("widgets/privacy", TinyWidget.self, kind: "Tiny", variant: .privacy)
        Fixture("widgets/placeholder", TinyWidget.self, kind: "Tiny", variant: .placeholder)
        Fixture("widgets/accessory-has-no-background", TinyWidget.self, kind: "Tiny", family: .accessoryCircular)
        Fixture("widgets/content-margins-disabled", MarginlessWidget.self, kind: "Marginless")
        Fixture("widgets/background-that-acts", ActiveBackgroundWidget.self, kind: "ActiveBackground")
        Fixture("widgets/blending-with-the-background", BlendingWidget.self, kind: "Blending")
        Fixture("widgets/margins-of-its-own", OwnMarginsWidget.self, kind: "OwnMargins")
        Fixture(
            "widgets/container-relative-shape", BackgroundlessWidget.self, kind: "Backgroundless",
            findings: ["container-background-missing"])
    }
}
