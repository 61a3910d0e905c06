import AppIntents
import SwiftUI
import WidgetKit

@available(iOS 18.0, *)
struct LampControl: ControlWidget {
    static let kind: String = "lamp"

    var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: Self.kind, provider: Provider()) { lamp in
            ControlWidgetToggle(isOn: lamp.isOn, action: LampIntent()) {
                Label("\(lamp.name) Lamp", systemImage: "lightbulb.fill")
            } valueLabel: { isOn in
                Text(isOn ? "Bright" : "Dark")
                    .controlWidgetStatus(isOn ? "It is bright now" : "It is dark now")
                    .controlWidgetActionHint(isOn ? "Turn On" : "Turn Off")
            }
            .tint(.yellow)
        }
        .displayName("Lamp")
        .description("Switches the lamp.")
    }
}

@available(iOS 18.0, *)
extension LampControl {
    struct Lamp {
        var name: String
        var isOn: Bool
    }

    struct Provider: ControlValueProvider {
        var previewValue: Lamp { Lamp(name: "Sample", isOn: false) }

        func currentValue() async throws -> Lamp {
            try await Task.sleep(nanoseconds: 1_000_000)
            return Lamp(name: "Desk", isOn: true)
        }
    }
}

struct LampIntent: SetValueIntent {
    static let title: LocalizedStringResource = "Lamp"

    @Parameter(title: "On") var value: Bool

    func perform() async throws -> some IntentResult {
        guard !value else { return .result() }
        throw LampError.noPower
    }
}

enum LampError: Error, CustomLocalizedStringResourceConvertible {
    case noPower
    var localizedStringResource: LocalizedStringResource { "no power" }
}

enum Room: String, AppEnum {
    case kitchen, hall

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Room"
    static let caseDisplayRepresentations: [Room: DisplayRepresentation] = [.kitchen: "Kitchen", .hall: "Hall"]
}

struct ChooseRoomIntent: ControlConfigurationIntent {
    static let title: LocalizedStringResource = "Choose Room"

    @Parameter(title: "Room", default: .kitchen) var room: Room
}

struct RoomProvider: AppIntentControlValueProvider {
    func previewValue(configuration: ChooseRoomIntent) -> (Room, Int) { (configuration.room, 20) }
    func currentValue(configuration: ChooseRoomIntent) async throws -> (Room, Int) {
        (configuration.room, configuration.room == .hall ? 17 : 21)
    }
}

struct RoomControl: ControlWidget {
    var body: some ControlWidgetConfiguration {
        AppIntentControlConfiguration(kind: "room", provider: RoomProvider()) { room, degrees in
            ControlWidgetButton(action: OpenRoomIntent(room)) {
                Label("\(room == .hall ? "Hall" : "Kitchen") \(degrees)°", systemImage: "thermometer.medium")
            }
        }
        .displayName("Room")
        .promptsForUserConfiguration()
    }
}

struct OpenRoomIntent: OpenIntent {
    static let title: LocalizedStringResource = "Open Room"

    @Parameter(title: "Room") var target: Room

    init() {}
    init(_ room: Room) { target = room }
}

struct TrunkControl: ControlWidget {
    var body: some ControlWidgetConfiguration {
        let kind = "trunk"
        StaticControlConfiguration(kind: kind) {
            ControlWidgetButton("Open Trunk", action: TrunkIntent()) { isActive in
                Image(systemName: "car.side.rear.open")
                if isActive { Text("Opening…") }
            }
            .disabled(false)
        }
    }
}

struct TrunkIntent: AppIntent {
    static let title: LocalizedStringResource = "Open Trunk"
    func perform() async throws -> some IntentResult & OpensIntent {
        ControlCenter.shared.reloadControls(ofKind: "trunk")
        return .result(opensIntent: OpenURLIntent(URL(string: "https://example.com/trunk")!))
    }
}

/// Its value cannot be had; the gallery's can.
struct BrokenControl: ControlWidget {
    struct Provider: ControlValueProvider {
        var previewValue: Bool { true }
        func currentValue() async throws -> Bool { throw URLError(.notConnectedToInternet) }
    }

    var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "broken", provider: Provider()) { isOn in
            ControlWidgetToggle("Broken", isOn: isOn, action: MaindoorIntent()) { isOn in
                Image(systemName: isOn ? "wifi" : "wifi.slash")
            }
            .disabled(true)
        }
    }
}
