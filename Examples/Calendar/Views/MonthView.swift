import SwiftUI
import WidgetKit

struct MonthView: View {
    let entry: CalendarEntry

    var body: some View {
        VStack(alignment: .leading, spacing: 2) {
            Text(entry.date, format: .dateTime.month(.wide))
                .font(.caption2.weight(.bold))
                .textCase(.uppercase)
                .foregroundStyle(.accent)
                .padding(.horizontal, 2)
            MonthTable(date: entry.date, size: 11)
        }
        .padding(-4)
        .dynamicTypeSize(...DynamicTypeSize.large)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(Text(entry.date, format: .dateTime.weekday(.wide).day().month(.wide)))
    }
}

/// Letters of weekdays over the days of a month; the day itself in white on red.
struct MonthTable: View {
    @Environment(\.calendar) private var calendar
    let date: Date
    /// In points; the table fills its room at every type size.
    let size: CGFloat

    var body: some View {
        let grid = MonthGrid(of: date, calendar: calendar)
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
            GridRow {
                ForEach(Array(grid.weekdaySymbols.enumerated()), id: \.offset) { column, symbol in
                    Text(symbol)
                        .foregroundStyle(isWeekend(column, grid) ? AnyShapeStyle(.caption) : AnyShapeStyle(.primary))
                        .frame(maxWidth: .infinity, maxHeight: .infinity)
                }
            }
            ForEach(grid.weeks) { week in
                GridRow {
                    ForEach(Array(week.days.enumerated()), id: \.offset) { column, day in
                        DayNumber(day: day, isToday: isToday(day), isWeekend: isWeekend(column, grid))
                    }
                }
            }
        }
        .font(.system(size: size, weight: .semibold))
        .monospacedDigit()
    }

    private func isToday(_ day: Date?) -> Bool {
        day.map { calendar.isDate($0, inSameDayAs: date) } ?? false
    }

    private func isWeekend(_ column: Int, _ grid: MonthGrid) -> Bool {
        grid.weeks.compactMap { $0.days[column] }.first.map(calendar.isDateInWeekend) ?? false
    }
}

private struct DayNumber: View {
    @Environment(\.widgetRenderingMode) private var renderingMode
    let day: Date?
    let isToday: Bool
    let isWeekend: Bool

    var body: some View {
        Group {
            if let day { DayOfMonth(date: day) } else { Color.clear }
        }
        .foregroundStyle(style)
        .lineLimit(1)
        .fixedSize()
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background {
            if isToday {
                Circle()
                    .fill(renderingMode == .fullColor ? Color.todayFill : .white.opacity(0.3))
                    .padding(-2)
                    .widgetAccentable()
            }
        }
    }

    private var style: AnyShapeStyle {
        isToday ? AnyShapeStyle(.white) : isWeekend ? AnyShapeStyle(.caption) : AnyShapeStyle(.primary)
    }
}
