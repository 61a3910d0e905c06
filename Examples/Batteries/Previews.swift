import SwiftUI
import WidgetKit

#Preview("Small", as: .systemSmall, using: SelectDeviceIntent()) {
    BatteriesWidget()
} timelineProvider: {
    BatteriesProvider()
}

#Preview("Medium", as: .systemMedium, using: SelectDeviceIntent()) {
    BatteriesWidget()
} timelineProvider: {
    BatteriesProvider()
}

#Preview("Large", as: .systemLarge, using: SelectDeviceIntent()) {
    BatteriesWidget()
} timelineProvider: {
    BatteriesProvider()
}

#Preview("Watch", as: .accessoryCircular, using: SelectDeviceIntent(device: .watch)) {
    BatteriesWidget()
} timelineProvider: {
    BatteriesProvider()
}
