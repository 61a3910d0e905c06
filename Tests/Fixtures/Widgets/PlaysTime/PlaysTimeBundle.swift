import SwiftUI
import WidgetKit

/// Widgets that change over time: by the hour, as often as they can, and by themselves.
@main
struct PlaysTimeBundle: WidgetBundle {
    var body: some Widget {
        StepsWidget()
        EagerWidget()
        KettleWidget()
    }
}
