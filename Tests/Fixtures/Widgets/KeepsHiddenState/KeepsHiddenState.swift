import SwiftUI
import Synchronization
import WidgetKit

/// State whose changes no compiler announces.
enum Hidden {
    static let locked = Mutex(0)
    static let cache = NSCache<NSString, NSNumber>()
    static let names = NSMutableArray()
    nonisolated(unsafe) static let memory: UnsafeMutablePointer<Int> = {
        let memory = UnsafeMutablePointer<Int>.allocate(capacity: 1)
        memory.initialize(to: 0)
        return memory
    }()

    static func counted() -> String {
        let lockedCount = locked.withLock { value in
            value += 1
            return value
        }
        let cached = (cache.object(forKey: "views")?.intValue ?? 0) + 1
        cache.setObject(NSNumber(value: cached), forKey: "views")
        names.add("view")
        memory.pointee += 1
        return "\(lockedCount) \(cached) \(names.count) \(memory.pointee)"
    }
}

struct HiddenEntry: TimelineEntry {
    var date: Date
    var title: String
}

struct HiddenProvider: TimelineProvider {
    func placeholder(in context: Context) -> HiddenEntry { HiddenEntry(date: Date(), title: Hidden.counted()) }

    func getSnapshot(in context: Context, completion: @escaping (HiddenEntry) -> Void) {
        completion(HiddenEntry(date: Date(), title: Hidden.counted()))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<HiddenEntry>) -> Void) {
        let title = Hidden.counted()
        completion(Timeline(
            entries: (0..<2).map { HiddenEntry(date: Date().addingTimeInterval(Double($0) * 60), title: title) },
            policy: .never))
    }
}

/// Counts in mutexes, caches and memory of its own.
@main
struct KeepsHiddenState: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Hidden", provider: HiddenProvider()) { entry in
            VStack {
                Text(entry.title)
                Text(Hidden.counted())
            }
            .containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Hidden")
        .description("Keeps what nobody sees change.")
        .supportedFamilies([.systemSmall, .systemMedium])
    }
}
