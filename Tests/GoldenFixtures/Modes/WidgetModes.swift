import Foundation
import RenderModel
import SwiftUI
import WidgetKit
import WidgetKitCore

/// A widget that shows what it reads of its mode, a tinted circle and a photo.
struct ModeWidget: Widget {
    struct Content: View {
        @Environment(\.widgetRenderingMode) private var mode
        @Environment(\.showsWidgetContainerBackground) private var showsBackground
        @Environment(\.isLuminanceReduced) private var isLuminanceReduced
        @Environment(\.widgetContentMargins) private var margins
        @Environment(\.colorScheme) private var scheme

        var body: some View {
            VStack(spacing: 2) {
                HStack(spacing: 2) {
                    Circle().fill(.green).widgetAccentable()
                    ModePicture.photo.widgetAccentedRenderingMode(.desaturated)
                }
                HStack(spacing: 0) {
                    // One column for each thing that is read: filled where it is not the default.
                    flag(mode == .accented)
                    flag(mode == .vibrant)
                    flag(!showsBackground)
                    flag(isLuminanceReduced)
                    flag(margins.top > 0)
                    flag(scheme == .dark)
                }
                .frame(height: 6)
            }
            .containerBackground(.blue, for: .widget)
        }

        private func flag(_ isSet: Bool) -> some View { Color.red.opacity(isSet ? 1 : 0.2).padding(.horizontal, 0.5) }
    }

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Mode", provider: TinyWidget.Provider()) { _ in Content() }
    }
}

/// The same where the background must stay.
struct FixedBackgroundWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Fixed", provider: TinyWidget.Provider()) { _ in ModeWidget.Content() }
            .containerBackgroundRemovable(false)
    }
}

/// A widget that pretends to be elsewhere: only what reads the value changes.
struct PretendingWidget: Widget {
    struct Reader: View {
        @Environment(\.widgetRenderingMode) private var mode
        var body: some View { mode == .vibrant ? Color.red : Color.green }
    }

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Pretending", provider: TinyWidget.Provider()) { _ in
            HStack(spacing: 2) {
                Reader()
                Reader().environment(\.widgetRenderingMode, .vibrant)
            }
            .containerBackground(.blue, for: .widget)
        }
    }
}

/// Two views that hand over a background, one inside of the other.
struct TwoBackgroundsWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Two", provider: TinyWidget.Provider()) { _ in
            Color.white.padding(6).containerBackground(.red, for: .widget).containerBackground(.green, for: .widget)
        }
    }
}

/// Two views beside each other that do.
struct NeighborsWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Neighbours", provider: TinyWidget.Provider()) { _ in
            ZStack {
                Color.white.padding(6).containerBackground(.red, for: .widget)
                Color.black.padding(10).containerBackground(.red, for: .widget)
            }
        }
    }
}

extension Fixture {
    @FixtureList static var widgetModes: [Fixture] {
        for mode in ModeName.allCases {
            Fixture(mode: "system-\(mode)", ModeWidget.self, "Mode", Presentation(mode: mode, tint: orange))
            Fixture(
                mode: "non-removable-\(mode)", FixedBackgroundWidget.self, "Fixed",
                Presentation(mode: mode, tint: orange))
        }
        for mode in [ModeName.accented, .clear] {
            Fixture(
                mode: "system-\(mode)-dark", ModeWidget.self, "Mode", Presentation(mode: mode, tint: orange),
                scheme: .dark)
        }
        for tint in ["white", "#f00", "00FF00", "indigo"] {
            Fixture(
                mode: "tint-\(TintName(named: tint)!.name)", ModeWidget.self, "Mode",
                Presentation(mode: .accented, tint: TintName(named: tint)!))
        }
        Fixture(
            mode: "luminance-reduced", ModeWidget.self, "Mode",
            Presentation(mode: .fullColor, isLuminanceReduced: true))
        Fixture(
            mode: "accessory-luminance-reduced", ModeWidget.self, "Mode",
            Presentation(mode: .vibrant, isLuminanceReduced: true), family: .accessoryCircular)
        Fixture(
            mode: "medium-accented", ModeWidget.self, "Mode", Presentation(mode: .accented, tint: orange),
            family: .systemMedium)
        Fixture(
            mode: "environment-changes-readers-only", PretendingWidget.self, "Pretending",
            Presentation(mode: .fullColor))
        Fixture(
            mode: "pretending-when-accented", PretendingWidget.self, "Pretending",
            Presentation(mode: .accented, tint: orange))
        Fixture(
            mode: "two-backgrounds", TwoBackgroundsWidget.self, "Two", Presentation(mode: .fullColor),
            findings: ["container-background-repeated"])
        Fixture(
            mode: "two-backgrounds-side-by-side", NeighborsWidget.self, "Neighbours", Presentation(mode: .fullColor))
        Fixture(
            mode: "missing-background-accented", BackgroundlessWidget.self, "Backgroundless",
            Presentation(mode: .accented, tint: orange), findings: ["container-background-missing"])
    }

    private static var orange: TintName { TintName(named: "ff9500")! }

    /// A widget in a container of 40 × 40 points with a margin of 6 and a corner of 10 points.
    private init<W: Widget & SendableMetatype>(
        mode name: String, _ widget: W.Type, _ kind: String, _ presentation: Presentation,
        family: FamilyName = .systemSmall, scheme: SchemeName = .light, findings: [String] = []
    ) {
        let size = CGSize(width: 40, height: 40)
        self.init("modes/\(name)", size: size, scale: 2, frames: nil, findings: findings) { fixture in
            let surface = RenderSurface(
                size: fixture.size, displayScale: fixture.scale, contentMargin: family.isAccessory ? 0 : 6,
                cornerRadius: family.isAccessory ? 0 : 10, locale: "en_US", timeZone: "GMT",
                clock: FixtureEnvironment.now)
            let request = DrawRequest(
                kind: kind, family: family, variant: .timeline(0), scheme: scheme, surface: surface,
                presentation: presentation)
            let drawing = try await WidgetHost(widget: widget, resources: WidgetResources(directories: [])).draw(
                request)
            VirtualClock.release()
            return Drawn(displayList: drawing.displayList, leaves: nil, tree: nil, findings: drawing.findings)
        }
    }
}
