import Charts
import SwiftUI
import SwiftUICore
import Testing

/// What VoiceOver finds in a chart.
@Suite("Accessibility of charts") @MainActor
struct ChartElementTests {
    @Test("A chart is a group of its marks, with place and measure; axes are left out")
    func marks() {
        let lines = heard {
            Chart {
                BarMark(x: .value("Month", "Jan"), y: .value("Rain", 12))
                BarMark(x: .value("Month", "Feb"), y: .value("Rain", 7))
            }.accessibilityLabel("Rainfall")
        }
        #expect(lines == [#"group "Rainfall""#, #"  "Jan" value "12""#, #"  "Feb" value "7""#])
    }

    @Test("A stacked mark says what it adds, and its series")
    func stacked() {
        let lines = heard {
            Chart {
                BarMark(x: .value("Day", "Mon"), y: .value("Hours", 2)).foregroundStyle(by: .value("Kind", "Work"))
                BarMark(x: .value("Day", "Mon"), y: .value("Hours", 3)).foregroundStyle(by: .value("Kind", "Sleep"))
            }.chartLegend(.hidden)
        }
        #expect(lines == ["group", #"  "Mon, Work" value "2""#, #"  "Mon, Sleep" value "3""#])
    }

    @Test("Modifiers take the place of values, and hide marks")
    func modifiers() {
        let lines = heard {
            Chart {
                LineMark(x: .value("Hour", 1), y: .value("Degrees", 5)).accessibilityLabel("One o'clock")
                    .accessibilityValue("five degrees").accessibilityIdentifier("first")
                LineMark(x: .value("Hour", 2), y: .value("Degrees", 6)).accessibilityHidden(true)
                RuleMark(y: .value("Limit", 4))
            }
        }
        #expect(
            lines == [
                "group", #"  "One o'clock" value "five degrees", identifier "first""#, #"  "4""#
            ])
    }

    @Test("A mark's frame is where it is drawn")
    func frames() {
        let found = tree {
            Chart { BarMark(x: .value("A", "a"), y: .value("B", 1)) }.chartXAxis(.hidden).chartYAxis(.hidden)
        }
        let bar = found.stops[0].frame
        #expect(bar.width > 50 && bar.height > 200 && abs(bar.x + bar.width / 2 - 150) < 1)
    }
}
