import SwiftUI
import WidgetKit

struct Moment: TimelineEntry { let date: Date }

struct Provider: TimelineProvider {
    func placeholder(in context: Context) -> Moment { Moment(date: .now) }
    func getSnapshot(in context: Context, completion: @escaping (Moment) -> Void) { completion(Moment(date: .now)) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<Moment>) -> Void) {
        completion(Timeline(entries: [Moment(date: .now)], policy: .never))
    }
}

/// What widgets ask of symbols, system ones and the catalog's.
struct SymbolsView: View {
    @Environment(\.symbolVariants) private var variants
    @Environment(\.symbolRenderingMode) private var mode

    var body: some View {
        VStack {
            Label("Rain", systemImage: "cloud.sun.rain.fill")
                .symbolRenderingMode(.multicolor)
                .symbolVariant(variants.contains(.fill) ? .none : .fill)
            Image(systemName: "heart.fill")
                .symbolEffect(.pulse, options: .repeating, isActive: mode == nil)
            Image("my.square")
                .foregroundStyle(.orange, .blue)
                .imageScale(.large)
                .fontWeight(.semibold)
            Image(systemName: "wifi", variableValue: 0.5)
                .contentTransition(.symbolEffect(.replace))
                .symbolVariableValueMode(.color)
                .symbolColorRenderingMode(.gradient)
        }
        .containerBackground(.white, for: .widget)
    }
}

@main
struct UsesSymbols: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "symbols", provider: Provider()) { _ in SymbolsView() }
            .supportedFamilies([.systemSmall])
    }
}
