import SwiftUI
import WidgetKit

/// Widgets that change over time: by the hour, as often as they can, by themselves and by each other.
@main
struct PlaysTimeBundle: WidgetBundle {
    var body: some Widget {
        StepsWidget()
        EagerWidget()
        KettleWidget()
        HarbourWidget()
        BoatWidget()
    }
}
