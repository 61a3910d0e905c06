import AppIntents
import WidgetKit

enum Scale: String, AppEnum {
    case celsius = "C"
    case fahrenheit = "F"

    static var typeDisplayRepresentation: TypeDisplayRepresentation = "Scale"
    static var caseDisplayRepresentations: [Scale: DisplayRepresentation] = [
        .celsius: "Celsius", .fahrenheit: DisplayRepresentation(title: "Fahrenheit", subtitle: "in the States"),
    ]
}

struct ForecastIntent: WidgetConfigurationIntent {
    static var title: LocalizedStringResource = "Forecast"
    static var description = IntentDescription("Chooses a city and what is told of it.")

    @Parameter(title: "City")
    var city: City

    @Parameter(title: "Scale", default: .celsius)
    var scale: Scale

    @Parameter(title: "Days", description: "How many.", default: 3, controlStyle: .stepper, inclusiveRange: (1, 5))
    var days: Int

    @Parameter(title: "Details", default: true)
    var showsDetails: Bool

    @Parameter(title: "Greeting", optionsProvider: GreetingOptions())
    var greeting: String?

    @Parameter(title: "Since")
    var since: Date?

    static var parameterSummary: some ParameterSummary {
        When(\.$showsDetails, .equalTo, true) {
            Summary("Forecast for \(\.$city) over \(\.$days) days") {
                \.$scale
                \.$greeting
            }
        } otherwise: {
            Summary("Forecast for \(\.$city)")
        }
    }

    init() {}

    init(city: City, days: Int = 3) {
        self.city = city
        self.days = days
    }

    private struct GreetingOptions: DynamicOptionsProvider {
        func results() async throws -> [String] { ["Hello", "Moin", "Ciao"] }
        func defaultResult() async -> String? { "Moin" }
    }
}
