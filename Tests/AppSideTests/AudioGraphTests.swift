import Accessibility
import SwiftUI
import Testing

/// Audio graphs of charts compile as in Apple's documentation, and no descriptor is made.
@MainActor
struct AudioGraphTests {
    private struct Sales: View, AXChartDescriptorRepresentable {
        var body: some View {
            Text("Sales").accessibilityChartDescriptor(self).accessibilityCustomContent(
                "Month", "May", importance: .high)
        }

        func makeChartDescriptor() -> AXChartDescriptor {
            let months = AXCategoricalDataAxisDescriptor(title: "Month", categoryOrder: ["May", "June"])
            let amounts = AXNumericDataAxisDescriptor(title: "Amount", range: 0...100, gridlinePositions: [50]) {
                "\(Int($0)) dollars"
            }
            let points = [AXDataPoint(x: "May", y: 10), AXDataPoint(x: "June", y: 40, label: "best")]
            let series = AXDataSeriesDescriptor(name: "Sales", isContinuous: false, dataPoints: points)
            return AXChartDescriptor(
                title: "Sales", summary: nil, xAxis: months, yAxis: amounts, additionalAxes: [], series: [series])
        }
    }

    @Test func descriptorsKeepWhatTheyAreGiven() {
        let descriptor = Sales().makeChartDescriptor()
        #expect(descriptor.yAxis?.valueDescriptionProvider(12) == "12 dollars")
        #expect(descriptor.series.first?.dataPoints.last?.label == "best")
        #expect((descriptor.xAxis as? AXCategoricalDataAxisDescriptor)?.categoryOrder == ["May", "June"])
        AccessibilityNotification.Announcement("Sold").post()
    }
}
