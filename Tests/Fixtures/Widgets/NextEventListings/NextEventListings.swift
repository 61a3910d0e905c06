import SwiftUI
import WidgetKit

@main
struct NextEventListings: WidgetBundle {
    var body: some Widget {
        RelevanceWidget()
        NumericTextWidget()
        LinkWidget()
        ColorWidget()
    }
}
