import AppIntents
import WidgetKit

struct SelectDeviceIntent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Select Device"
    static let description = IntentDescription("Chooses the device that the Lock Screen shows.")

    @Parameter(title: "Device", default: .phone)
    var device: Device.Kind

    init() {}

    init(device: Device.Kind) {
        self.device = device
    }
}

extension Device.Kind: AppEnum {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Device"
    static let caseDisplayRepresentations: [Device.Kind: DisplayRepresentation] = [
        .phone: "iPhone", .watch: "Apple Watch", .headphones: "Headphones", .pencil: "Pencil",
    ]
}
