import SwiftUI
import WidgetKit

/// The portrait on the Home Screen, the health gauges on the Lock Screen.
struct CharacterDetailFamilyView: View {
    @Environment(\.widgetFamily) private var family
    var entry: CharacterDetailEntry

    var body: some View {
        switch family {
        case .accessoryCircular: HealthLevelCircular(entry.character)
        case .accessoryRectangular: HealthLevelRectangular(entry.character)
        case .accessoryInline: HealthLevelInline(entry.character)
        default: CharacterDetailView(entry: entry)
        }
    }
}
