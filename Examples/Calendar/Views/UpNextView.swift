import SwiftUI
import WidgetKit

/// The next events as each family shows them.
struct UpNextView: View {
    @Environment(\.widgetFamily) private var family
    let entry: CalendarEntry

    var body: some View {
        switch family {
        case .accessoryInline: InlineUpNext(entry: entry)
        case .accessoryCircular: CircularDate(date: entry.date)
        case .accessoryRectangular: RectangularUpNext(entry: entry)
        case .systemMedium: MediumUpNext(entry: entry).limitedType()
        case .systemLarge: LargeUpNext(entry: entry).limitedType()
        case .systemExtraLarge: ExtraLargeUpNext(entry: entry).limitedType()
        default: SmallUpNext(entry: entry).limitedType()
        }
    }
}

extension View {
    fileprivate func limitedType() -> some View {
        dynamicTypeSize(...DynamicTypeSize.xLarge)
    }
}
