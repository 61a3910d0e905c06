import SwiftUI
import WidgetKit

#Preview("Small", as: .systemSmall) {
    UpNextWidget()
} timelineProvider: {
    CalendarProvider()
}

#Preview("Medium", as: .systemMedium) {
    UpNextWidget()
} timelineProvider: {
    CalendarProvider()
}

#Preview("Large", as: .systemLarge) {
    UpNextWidget()
} timelineProvider: {
    CalendarProvider()
}

#Preview("Extra Large", as: .systemExtraLarge) {
    UpNextWidget()
} timelineProvider: {
    CalendarProvider()
}

#Preview("Month", as: .systemSmall) {
    MonthWidget()
} timelineProvider: {
    CalendarProvider()
}
