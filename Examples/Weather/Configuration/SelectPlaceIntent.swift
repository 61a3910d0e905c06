import AppIntents
import WidgetKit

struct SelectPlaceIntent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Select Place"
    static let description = IntentDescription("Chooses the place whose weather is shown.")

    @Parameter(title: "Place", default: .lisbon)
    var place: Place

    init() {}

    init(place: Place) {
        self.place = place
    }
}
