import AppIntents
import SwiftUI
import WidgetKit

@main
struct HouseControls: WidgetBundle {
    var body: some Widget {
        HouseWidget()
        if #available(iOS 18.0, *) {
            MaindoorControl()
            LampControl()
        }
        RoomControl()
        TrunkControl()
        BrokenControl()
    }
}

/// A widget beside the controls.
struct HouseWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "house", provider: HouseProvider()) { _ in
            Text("House").containerBackground(.white, for: .widget)
        }
        .supportedFamilies([.systemSmall])
    }
}

struct HouseEntry: TimelineEntry {
    let date: Date
}

struct HouseProvider: TimelineProvider {
    func placeholder(in context: Context) -> HouseEntry { HouseEntry(date: .now) }
    func getSnapshot(in context: Context, completion: @escaping (HouseEntry) -> Void) { completion(.init(date: .now)) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<HouseEntry>) -> Void) {
        completion(Timeline(entries: [HouseEntry(date: .now)], policy: .never))
    }
}

final class HouseManager {
    static let shared = HouseManager()
    var isOpen: Bool {
        get { UserDefaults.standard.bool(forKey: "isOpen") }
        set { UserDefaults.standard.set(newValue, forKey: "isOpen") }
    }
}

struct MaindoorControl: ControlWidget {
    var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(
            kind: "com.avitsadok.MaindoorControl"
        ) { ControlWidgetToggle(
 "Main door control",
 isOn: HouseManager.shared.isOpen,
 action: MaindoorIntent()
 ) { isOn in
 Label(isOn ?
 "Opened" : "Closed",
 systemImage: isOn ?
 "door.left.hand.open" :
 "door.left.hand.closed")
 }
    }
    }
}

struct MaindoorIntent: SetValueIntent {
    static let title: LocalizedStringResource = "Maindoor opening"
    @Parameter(title: "is open")
    var value: Bool
    func perform() throws -> some IntentResult {
      HouseManager.shared.isOpen = value
        return .result()
    }
}
