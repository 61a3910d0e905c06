import AppIntents
import WidgetKit

struct SelectStockIntent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Select Stock"
    static let description = IntentDescription("Chooses the stock that is shown.")

    @Parameter(title: "Stock", default: .aurora)
    var stock: Stock

    init() {}

    init(stock: Stock) {
        self.stock = stock
    }
}

extension Stock: AppEnum {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Stock"
    static let caseDisplayRepresentations: [Stock: DisplayRepresentation] = [
        .all: DisplayRepresentation(title: "ALL500", subtitle: "All 500"),
        .aurora: DisplayRepresentation(title: "AURA", subtitle: "Aurora Energy"),
        .nordwind: DisplayRepresentation(title: "NRDW", subtitle: "Nordwind Air"),
        .helio: DisplayRepresentation(title: "HLIO", subtitle: "Helio Optics"),
        .tidewater: DisplayRepresentation(title: "TIDE", subtitle: "Tidewater"),
        .kite: DisplayRepresentation(title: "KITE", subtitle: "Kite Robotics"),
    ]
}
