import SwiftUI
import WidgetKit

/// What is written on the photo.
struct MemoryView: View {
    @Environment(\.widgetFamily) private var family
    let entry: MemoryEntry

    var body: some View {
        VStack(alignment: .leading, spacing: 2) {
            if entry.showsCaption {
                Text(entry.memory.title)
                    .font(titleFont)
                    .privacySensitive()
                Text(entry.memory.date, format: .dateTime.month(.wide).year())
                    .font(isLarge ? .subheadline.weight(.medium) : .footnote.weight(.medium))
            }
        }
        .foregroundStyle(.white)
        .lineLimit(2)
        .dynamicTypeSize(...(family == .systemSmall ? DynamicTypeSize.xLarge : .xxxLarge))
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomLeading)
        .widgetURL(entry.memory.url)
    }

    private var titleFont: Font {
        switch family {
        case .systemSmall: .subheadline.weight(.semibold)
        case .systemMedium: .headline
        case .systemExtraLarge: .title.weight(.bold)
        default: .title2.weight(.bold)
        }
    }

    private var isLarge: Bool { family == .systemLarge || family == .systemExtraLarge }
}
