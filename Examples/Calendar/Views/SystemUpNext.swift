import SwiftUI

struct SmallUpNext: View {
    let entry: CalendarEntry

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            DateHeader(date: entry.date)
            Spacer(minLength: 0)
            EventList(events: entry.today.filter { !$0.isAllDay }, limit: 2, density: .compact)
            if entry.next == nil { NothingElse() }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
}

/// Today beside tomorrow.
struct MediumUpNext: View {
    let entry: CalendarEntry

    var body: some View {
        HStack(alignment: .top, spacing: 16) {
            VStack(alignment: .leading, spacing: 4) {
                DateHeader(date: entry.date)
                Spacer(minLength: 0)
                EventList(events: Array(entry.today.prefix(2)), limit: 2, density: .compact)
                if entry.today.isEmpty { NothingElse() }
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
            ViewThatFits(in: .vertical) {
                rest(today: 3, later: 3)
                rest(today: 3, later: 2)
                rest(today: 3, later: 1)
                rest(today: 3, later: 0)
                rest(today: 2, later: 0)
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        }
    }

    private func rest(today: Int, later: Int) -> some View {
        VStack(alignment: .leading, spacing: 4) {
            EventList(events: Array(entry.today.dropFirst(2)), limit: today, density: .compact)
            if later > 0, let first = entry.later.first {
                DayTitle(date: first.start, entryDate: entry.date)
                EventList(events: entry.later, limit: later, density: .compact)
            }
        }
    }
}

/// The date and its month over today and tomorrow.
struct LargeUpNext: View {
    let entry: CalendarEntry

    var body: some View {
        VStack(spacing: 12) {
            HStack(alignment: .top, spacing: 16) {
                DateHeader(date: entry.date)
                    .frame(maxWidth: .infinity, alignment: .leading)
                MonthTable(date: entry.date, size: 11)
                    .frame(maxWidth: .infinity)
                    .frame(height: 104)
            }
            HStack(alignment: .top, spacing: 16) {
                DayColumn(date: entry.date, entry: entry, events: entry.today, density: .compact)
                DayColumn(date: entry.later.first?.start, entry: entry, events: entry.later, density: .compact)
            }
        }
    }
}

struct ExtraLargeUpNext: View {
    let entry: CalendarEntry

    var body: some View {
        HStack(alignment: .top, spacing: 24) {
            VStack(alignment: .leading, spacing: 16) {
                DateHeader(date: entry.date)
                MonthTable(date: entry.date, size: 13)
            }
            .frame(width: 220)
            DayColumn(date: entry.date, entry: entry, events: entry.today, density: .regular)
            DayColumn(date: entry.later.first?.start, entry: entry, events: entry.later, density: .regular)
        }
        .frame(maxHeight: .infinity, alignment: .top)
    }
}

/// The events of one day below its title, as many as fit.
private struct DayColumn: View {
    let date: Date?
    let entry: CalendarEntry
    let events: [Event]
    let density: EventCell.Density

    var body: some View {
        ViewThatFits(in: .vertical) {
            list(limit: 5)
            list(limit: 4)
            list(limit: 3)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }

    private func list(limit: Int) -> some View {
        VStack(alignment: .leading, spacing: 4) {
            if let date { DayTitle(date: date, entryDate: entry.date) }
            EventList(events: events, limit: limit, density: density)
            if events.isEmpty { NothingElse() }
        }
    }
}
