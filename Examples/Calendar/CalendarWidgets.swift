import SwiftUI
import WidgetKit

@main
struct CalendarWidgets: WidgetBundle {
    var body: some Widget {
        UpNextWidget()
        MonthWidget()
    }
}
