import AppIntents
import WidgetKit

struct SelectMemoryIntent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Select Photo"
    static let description = IntentDescription("Chooses a photo, or all of them in turn.")

    @Parameter(title: "Photo")
    var memory: Memory?

    @Parameter(title: "Show Caption", default: true)
    var showsCaption: Bool

    init() {}

    init(memory: Memory, showsCaption: Bool = true) {
        self.memory = memory
        self.showsCaption = showsCaption
    }
}

extension Memory: AppEnum {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Photo"
    static let caseDisplayRepresentations: [Memory: DisplayRepresentation] = [
        .dunes: "Dunes at dusk", .mountains: "Mountain lake", .coast: "Evening by the sea",
    ]
}
