import SwiftUI
import WidgetKit

struct EventList: View {
    let events: [Event]
    let limit: Int
    let density: EventCell.Density

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            ForEach(events.prefix(limit)) { EventCell(event: $0, density: density) }
        }
    }
}

/// An event on a tint of its calendar's color, with a bar of the color before it.
struct EventCell: View {
    enum Density { case compact, regular }

    @Environment(\.widgetRenderingMode) private var renderingMode
    let event: Event
    let density: Density

    var body: some View {
        HStack(spacing: 6) {
            Capsule()
                .fill(event.source.color)
                .frame(width: 3)
                .widgetAccentable()
            VStack(alignment: .leading, spacing: 0) {
                Text(event.title)
                    .font(density == .compact ? .caption.weight(.semibold) : .subheadline.weight(.semibold))
                    .foregroundStyle(titleStyle)
                    .privacySensitive()
                if !event.isAllDay { details }
            }
            .lineLimit(1)
            Spacer(minLength: 0)
        }
        .padding(.vertical, density == .compact ? 3 : 5)
        .padding(.horizontal, 4)
        .fixedSize(horizontal: false, vertical: true)
        .background(fill, in: .rect(cornerRadius: 6))
        .accessibilityElement(children: .combine)
    }

    private var details: some View {
        ViewThatFits(in: .horizontal) {
            if density == .regular, let place = event.place {
                HStack(spacing: 8) {
                    Text(event.start...event.end)
                    Text(place)
                        .privacySensitive()
                }
            }
            Text(event.start...event.end)
            Text(event.start, format: .dateTime.hour().minute())
        }
        .font(density == .compact ? .caption2 : .footnote)
        .foregroundStyle(titleStyle)
    }

    private var titleStyle: AnyShapeStyle {
        renderingMode == .fullColor ? AnyShapeStyle(event.source.textColor) : AnyShapeStyle(.primary)
    }

    private var fill: Color {
        renderingMode == .fullColor ? event.source.color.opacity(0.16) : .white.opacity(0.12)
    }
}

extension Event.Source {
    var color: Color {
        switch self {
        case .work: .work
        case .family: .family
        case .sport: .sport
        }
    }

    /// Dark enough, or light enough, to be read on the color's tint.
    var textColor: Color {
        switch self {
        case .work: .workText
        case .family: .familyText
        case .sport: .sportText
        }
    }
}
