import SwiftUI
import WidgetKit

@main
struct OrdersBundle: WidgetBundle {
    var body: some Widget {
        OrdersWidget()
        if #available(iOS 16.1, *) {
            DeliveryLiveActivity()
        }
        TimerLiveActivity()
    }
}
