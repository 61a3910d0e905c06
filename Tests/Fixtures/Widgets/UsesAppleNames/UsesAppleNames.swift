import Charts
import SwiftUI
import WidgetKit

@main
struct AppleNamesBundle: WidgetBundle {
    var body: some Widget {
        AppleNames()
        Signs()
    }
}

struct AppleNames: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "AppleNames", provider: Provider()) { entry in
            AppleNamesView(entry: entry).containerBackground(.white, for: .widget)
        }
        .supportedFamilies([.systemMedium, .systemExtraLargePortrait, .accessoryRectangular])
        .supportedMountingStyles([.elevated, .recessed])
    }
}

struct AppleNamesView: View {
    let entry: Provider.Entry
    @Environment(\.levelOfDetail) private var levelOfDetail
    @Environment(\.sidebarRowSize) private var rowSize: SidebarRowSize
    @Environment(\.widgetFamily) private var family

    var body: some View {
        if family == .accessoryRectangular {
            AccessoryWidgetGroup("Weather", systemImage: "cloud") {
                Color.gray
                Color.black
                Color.white
                Text("Nobody sees a fourth one")
            }
            .accessoryWidgetGroupStyle(.roundedSquare)
        } else {
            HStack {
                VStack(alignment: .leading, spacing: 1) {
                    ForEach(Facts.all, id: \.self) { Text($0).font(.system(size: 9)) }
                }
                .fixedSize()
                .onHover { _ in _ = rows }
                chart
            }
            .safeAreaBar(edge: .bottom) {
                Text(levelOfDetail == .simplified || rowSize == .large ? "far" : "near")
                    .padding(2)
                    .background(.yellow, in: .buttonBorder)
                    .buttonBorderShape(.roundedRectangle)
            }
        }
    }

    /// Those of iOS are all that there are there, without a `default`.
    private var rows: Int {
        switch family {
        case .systemSmall, .systemMedium: 1
        case .systemLarge, .systemExtraLarge: 2
        case .accessoryCircular, .accessoryRectangular, .accessoryInline: 0
        }
    }

    private var chart: some View {
        Chart {
            PointMark(x: .value("Day", 1), y: .value("Steps", 2)).symbol(Circle())
            PointMark(x: .value("Day", 2), y: .value("Steps", 4)).symbol(Circle().strokeBorder(lineWidth: 2))
            PointMark(x: .value("Day", 3), y: .value("Steps", 3)).symbol(BasicChartSymbolShape.diamond)
            PointMark(x: .value("Day", 4), y: .value("Steps", 5)).symbol(Bow())
            PointMark(x: .value("Day", 5), y: .value("Steps", 1)).symbol(AnyChartSymbolShape(.square))
        }
        .symbolArea()
    }
}

extension View {
    /// In a file of Charts, a shape's border is still a view.
    func symbolArea() -> some View { overlay(alignment: .topTrailing) { Circle().strokeBorder(lineWidth: 1).frame(width: 8) } }
}

/// A symbol of its author's.
struct Bow: ChartSymbolShape {
    var perceptualUnitRect: CGRect { CGRect(x: -0.5, y: -0.5, width: 1, height: 1) }

    func path(in rect: CGRect) -> Path {
        Path { path in
            path.addLines([
                CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
                CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.minX, y: rect.maxY),
            ])
            path.closeSubpath()
        }
    }
}

struct Provider: TimelineProvider {
    struct Entry: TimelineEntry { let date: Date }

    func placeholder(in context: Context) -> Entry { Entry(date: .now) }
    func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) { completion(Entry(date: .now)) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
        completion(Timeline(entries: [Entry(date: .now)], policy: .never))
    }
}
