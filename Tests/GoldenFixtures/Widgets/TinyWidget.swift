import SwiftUI
import WidgetKit

/// A widget with one entry, for what only a widget's container does.
struct TinyWidget: Widget {
    struct Entry: TimelineEntry {
        let date = FixtureEnvironment.now
    }

    struct Provider: TimelineProvider {
        func placeholder(in context: Context) -> Entry { Entry() }
        func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) { completion(Entry()) }
        func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
            completion(Timeline(entries: [Entry()], policy: .never))
        }
    }

    struct Content: View {
        @Environment(\.widgetFamily) private var family

        var body: some View {
            ZStack {
                if family == .accessoryCircular { AccessoryWidgetBackground() }
                Text("9").privacySensitive()
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(family == .systemSmall ? Color.yellow.opacity(0.6) : .clear)
            .containerBackground(.blue, for: .widget)
        }
    }

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Tiny", provider: Provider()) { _ in Content() }
            .configurationDisplayName("Tiny")
            .supportedFamilies([.systemSmall, .accessoryCircular, .accessoryInline])
    }
}

/// The same with a background that replaces what is under it, and no margins.
struct MarginlessWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Marginless", provider: TinyWidget.Provider()) { _ in
            Color.yellow.padding(6).containerBackground(for: .widget) {
                LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
            }
        }
        .contentMarginsDisabled()
    }
}

/// A widget from before container backgrounds.
struct BackgroundlessWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Backgroundless", provider: TinyWidget.Provider()) { _ in
            ContainerRelativeShape().fill(.orange)
        }
    }
}

/// A widget whose background changes on appearing, follows its own measurements and is aligned.
struct ActiveBackgroundWidget: Widget {
    struct Background: View {
        @State private var appeared = false
        @State private var width: CGFloat = 0
        @State private var changed = false

        var body: some View {
            ZStack {
                (appeared ? Color.green : .red)
                    .onGeometryChange(for: CGFloat.self) {
                        $0.size.width
                    } action: {
                        width = $0
                    }
                Color.blue.frame(width: width / 2, height: 4)
                GeometryReader { _ in
                    (changed ? Color.white : .red).frame(width: 6, height: 6)
                        .onChange(of: appeared, initial: true) { changed = true }
                }
            }
            .frame(width: 30, height: 30)
            .onAppear { appeared = true }
        }
    }

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "ActiveBackground", provider: TinyWidget.Provider()) { _ in
            Color.clear.containerBackground(for: .widget, alignment: .bottomTrailing) { Background() }
        }
    }
}

/// A widget that reads the margins it has switched off, and keeps one of them.
struct OwnMarginsWidget: Widget {
    struct Content: View {
        @Environment(\.widgetContentMargins) private var margins

        var body: some View {
            Color.red.padding(.top, margins.top).ignoresSafeArea().containerBackground(.yellow, for: .widget)
        }
    }

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "OwnMargins", provider: TinyWidget.Provider()) { _ in Content() }
            .contentMarginsDisabled()
    }
}

/// A widget whose view is mixed with its background, and one that keeps that to itself.
struct BlendingWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Blending", provider: TinyWidget.Provider()) { _ in
            HStack(spacing: 0) {
                Color.yellow.blendMode(.multiply)
                Color.yellow.blendMode(.multiply).compositingGroup()
            }
            .containerBackground(.cyan, for: .widget)
        }
    }
}
