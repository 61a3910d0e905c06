import WidgetKit

struct ActivityProvider: TimelineProvider {
    func placeholder(in context: Context) -> ActivityEntry {
        ActivityEntry(date: afternoon)
    }

    /// The gallery shows a late afternoon, with rings that are nearly closed.
    func getSnapshot(in context: Context, completion: @escaping (ActivityEntry) -> Void) {
        completion(ActivityEntry(date: context.isPreview ? afternoon : .now))
    }

    /// Now, and every third hour of the rest of the day.
    func getTimeline(in context: Context, completion: @escaping (Timeline<ActivityEntry>) -> Void) {
        let hour = Calendar.current.dateInterval(of: .hour, for: .now)?.start ?? .now
        let midnight = Calendar.current.startOfDay(for: .now.addingTimeInterval(86_400))
        let later = stride(from: hour.addingTimeInterval(3 * 3600), to: midnight, by: 3 * 3600)
        let entries = ([.now] + Array(later)).map(ActivityEntry.init(date:))
        completion(Timeline(entries: entries, policy: .after(midnight)))
    }

    private var afternoon: Date {
        Calendar.current.date(bySettingHour: 17, minute: 40, second: 0, of: .now) ?? .now
    }
}
