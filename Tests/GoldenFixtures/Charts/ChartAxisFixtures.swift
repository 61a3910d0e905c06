import Charts
import SwiftUI

extension Fixture {
    /// Axes, titles and legends.
    @FixtureList static var chartAxes: [Fixture] {
        Fixture("charts/axes", 150, 100) {
            Chart(0..<4, id: \.self) {
                BarMark(x: .value("Day", ["Mon", "Tue", "Wed", "Thu"][$0]), y: .value("Count", [30, 54, 12, 87][$0]))
            }
        }
        Fixture("charts/axes-of-numbers", 150, 100) {
            Chart(0..<11, id: \.self) { LineMark(x: .value("x", $0), y: .value("y", Double($0 * $0) / 100)) }
        }
        Fixture("charts/axes-of-hours", 160, 100) {
            Chart(0..<25, id: \.self) {
                LineMark(
                    x: .value("Time", chartStart.addingTimeInterval(Double($0) * 3600)), y: .value("y", ($0 * 7) % 24))
            }
        }
        Fixture("charts/axes-of-days", 160, 100) {
            Chart(0..<7, id: \.self) {
                BarMark(
                    x: .value("Day", chartStart.addingTimeInterval(Double($0) * 86_400), unit: .day),
                    y: .value("y", $0 + 2))
            }.chartXAxis {
                AxisMarks(values: .stride(by: .day)) {
                    AxisValueLabel(format: .dateTime.weekday(.narrow), centered: true)
                }
            }
        }
        // The middle of each stretch is named, and the one that the domain cuts off is not.
        Fixture("charts/axes-centered", 160, 100) {
            Chart(0..<54, id: \.self) {
                LineMark(
                    x: .value("Time", chartStart.addingTimeInterval(Double($0) * 60 - 840)),
                    y: .value("y", ($0 * 7) % 24))
            }.chartXAxis {
                AxisMarks(values: .stride(by: .minute, count: 15)) {
                    AxisGridLine()
                    AxisValueLabel(format: .dateTime.hour().minute(), centered: true)
                }
            }
        }
        Fixture("charts/axes-of-months", 160, 100) {
            Chart(0..<12, id: \.self) {
                AreaMark(
                    x: .value("Month", chartStart.addingTimeInterval(Double($0) * 2_626_560 + 86_400), unit: .month),
                    y: .value("y", abs(6 - $0) + 3)
                ).foregroundStyle(Gradient(colors: [.blue.opacity(0.5), .blue.opacity(0.05)]))
            }
        }
        Fixture("charts/axis-marks", 150, 100) {
            Chart(0..<5, id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0 * 10)) }
                .chartXAxis {
                    AxisMarks(position: .top, values: [0, 2, 4]) { value in
                        AxisGridLine(stroke: StrokeStyle(lineWidth: 1)).foregroundStyle(.red)
                        AxisTick(length: 6, stroke: StrokeStyle(lineWidth: 1))
                        if let number = value.as(Int.self) { AxisValueLabel { Text("#\(number)").bold() } }
                    }
                }
                .chartYAxis {
                    AxisMarks(position: .leading, values: .automatic(desiredCount: 2)) {
                        AxisTick()
                        AxisGridLine()
                        AxisValueLabel().font(.system(size: 9)).foregroundStyle(.blue)
                    }
                }
        }
        Fixture("charts/axis-labels-turned", 120, 90) {
            Chart(0..<5, id: \.self) { BarMark(x: .value("Name", "Item \($0)"), y: .value("y", 0.2 * Double($0))) }
                .chartXAxis { AxisMarks { AxisValueLabel(orientation: .verticalReversed) } }
                .chartYAxis { AxisMarks(format: .percent, values: [0, 0.5, 1]) }.chartYScale(domain: 0...1)
        }
        Fixture("charts/axis-labels-inside", 120, 80) {
            Chart(0..<5, id: \.self) { LineMark(x: .value("x", $0), y: .value("y", $0)) }
                .chartYAxis { AxisMarks(preset: .inset) }.chartXAxis { AxisMarks(preset: .aligned) }
        }
        Fixture("charts/axis-labels-that-collide", 90, 60) {
            Chart(0..<5, id: \.self) { BarMark(x: .value("Name", "Number \($0)"), y: .value("y", $0)) }
        }
        Fixture("charts/titles", 150, 100) {
            Chart(0..<5, id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0)) }
                .chartXAxisLabel("Weight").chartYAxisLabel("Height", position: .leading)
        }
        Fixture("charts/legend", 150, 100) {
            Chart(ChartSample.all) {
                BarMark(x: .value("Day", $0.day), y: .value("Count", $0.count))
                    .foregroundStyle(by: .value("Kind", $0.kind))
            }
        }
        Fixture("charts/legend-on-top", 150, 100) {
            Chart(ChartSample.all) {
                PointMark(x: .value("Day", $0.day), y: .value("Count", $0.count))
                    .foregroundStyle(by: .value("Kind", $0.kind)).symbol(by: .value("Kind", $0.kind))
            }
            .chartForegroundStyleScale(["Walk": Color.mint, "Run": .pink])
            .chartLegend(position: .top, alignment: .trailing, spacing: 4)
        }
        Fixture("charts/legend-of-numbers", 150, 90) {
            Chart(0..<6, id: \.self) {
                PointMark(x: .value("x", $0), y: .value("y", $0)).foregroundStyle(by: .value("Heat", $0))
            }.chartForegroundStyleScale(range: Gradient(colors: [.yellow, .red]))
        }
        Fixture("charts/plot-style-and-layers", 150, 100) {
            Chart(0..<5, id: \.self) { LineMark(x: .value("x", $0), y: .value("y", $0 * 2)) }
                .chartPlotStyle { $0.background(.blue.opacity(0.1)).border(.blue) }
                .chartOverlay { proxy in
                    GeometryReader { geometry in
                        if let frame = proxy.plotFrame.map({ geometry[$0] }), let x = proxy.position(forX: 3),
                            let y = proxy.position(forY: 6)
                        {
                            Circle().fill(.red).frame(width: 8, height: 8)
                                .position(x: frame.minX + x, y: frame.minY + y)
                        }
                    }
                }
                .chartBackground { _ in Color.yellow.opacity(0.2) }
        }
        Fixture("charts/axes-dark", 150, 100, scheme: .dark) {
            Chart(ChartSample.all) {
                BarMark(x: .value("Day", $0.day), y: .value("Count", $0.count))
                    .foregroundStyle(by: .value("Kind", $0.kind))
            }.background(.black)
        }
        Fixture("charts/axes-right-to-left", 150, 100) {
            Chart(ChartSample.all) {
                BarMark(x: .value("Day", $0.day), y: .value("Count", $0.count))
                    .foregroundStyle(by: .value("Kind", $0.kind))
                    .annotation { Text("!").font(.caption2) }
            }.environment(\.layoutDirection, .rightToLeft)
        }
        // What is scrolled out of the plot is not seen, and the axis has values for what is seen.
        Fixture("charts/axes-scrolled-numbers", 150, 90) {
            Chart(0..<100, id: \.self) { LineMark(x: .value("x", $0), y: .value("y", ($0 * 7) % 24)) }
                .chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 20).chartScrollPosition(initialX: 30)
        }
        Fixture("charts/visible-domain", 100, 60) {
            Chart(0..<20, id: \.self) { BarMark(x: .value("x", "\($0)"), y: .value("y", $0 % 5)) }
                .chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 5).chartScrollPosition(initialX: "3")
        }
        Fixture("charts/empty", 100, 60) { Chart {}.chartXScale(domain: 0...10) }
    }

    private static var chartStart: Date { Date(timeIntervalSinceReferenceDate: 0) }
}
