import Charts
import SwiftUI

extension Fixture {
    /// One mark each, without axes.
    @FixtureList static var chartMarks: [Fixture] {
        Fixture("charts/bars", 80, 60) {
            Chart(0..<4, id: \.self) { BarMark(x: .value("Day", "\($0)"), y: .value("Count", [3, 5, 2, 4][$0])) }
                .bare()
        }
        Fixture("charts/bars-stacked", 80, 60) {
            Chart(ChartSample.all) {
                BarMark(x: .value("Day", $0.day), y: .value("Count", $0.count))
                    .foregroundStyle(by: .value("Kind", $0.kind))
            }.bare()
        }
        Fixture("charts/bars-grouped", 80, 60) {
            Chart(ChartSample.all) {
                BarMark(x: .value("Day", $0.day), y: .value("Count", $0.count))
                    .foregroundStyle(by: .value("Kind", $0.kind)).position(by: .value("Kind", $0.kind))
            }.bare()
        }
        Fixture("charts/bars-horizontal", 80, 60) {
            Chart(ChartSample.all) {
                BarMark(x: .value("Count", $0.count), y: .value("Day", $0.day), stacking: .normalized)
                    .foregroundStyle(by: .value("Kind", $0.kind))
            }.bare()
        }
        Fixture("charts/bars-between", 80, 60) {
            Chart(0..<4, id: \.self) {
                BarMark(
                    x: .value("Day", "\($0)"), yStart: .value("Low", $0 - 2), yEnd: .value("High", $0 + 1), width: 8
                ).cornerRadius(4).foregroundStyle(
                    .linearGradient(
                        colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
            }.bare()
        }
        Fixture("charts/bar-alone", 80, 12) {
            Chart(0..<3, id: \.self) {
                BarMark(x: .value("Part", [5, 3, 2][$0])).foregroundStyle(by: .value("Kind", "\($0)")).cornerRadius(0)
            }.bare()
        }
        Fixture("charts/area-stacked", 80, 60) {
            Chart(ChartSample.all) {
                AreaMark(x: .value("Day", $0.day), y: .value("Count", $0.count))
                    .foregroundStyle(by: .value("Kind", $0.kind))
            }.bare()
        }
        Fixture("charts/area-between", 80, 60) {
            Chart(0..<6, id: \.self) {
                AreaMark(
                    x: .value("x", $0), yStart: .value("Low", sin(Double($0)) + 2),
                    yEnd: .value("High", sin(Double($0)) + 3)
                ).interpolationMethod(.catmullRom).foregroundStyle(.green.opacity(0.4))
                LineMark(x: .value("x", $0), y: .value("y", sin(Double($0)) + 2.5)).interpolationMethod(.catmullRom)
            }.bare()
        }
        Fixture("charts/points-and-rules", 80, 60) {
            Chart {
                ForEach(0..<5, id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0 * $0)) }
                RuleMark(y: .value("Mean", 6)).foregroundStyle(.red).lineStyle(StrokeStyle(lineWidth: 1, dash: [4]))
                RuleMark(x: .value("Now", 2)).foregroundStyle(.secondary)
                RuleMark(xStart: .value("From", 2.5), xEnd: .value("To", 3.5), y: .value("y", 3)).lineStyle(
                    StrokeStyle(lineWidth: 4))
            }.bare().padding(4)
        }
        Fixture("charts/rectangles", 80, 60) {
            Chart {
                RectangleMark(xStart: .value("a", 1), xEnd: .value("b", 2)).foregroundStyle(.quaternary)
                ForEach(0..<9, id: \.self) {
                    RectangleMark(
                        xStart: .value("x", $0 % 3), xEnd: .value("x", $0 % 3 + 1), yStart: .value("y", $0 / 3),
                        yEnd: .value("y", $0 / 3 + 1)
                    ).foregroundStyle(.blue).opacity(Double($0) / 9)
                }
            }.bare()
        }
        Fixture("charts/heat-map", 80, 60) {
            Chart(0..<6, id: \.self) {
                RectangleMark(
                    x: .value("x", "\($0 % 3)"), y: .value("y", "\($0 / 3)"), width: .inset(1), height: .inset(1)
                ).foregroundStyle(by: .value("Heat", $0))
            }.bare()
        }
        Fixture("charts/pie", 60, 60) {
            Chart(0..<3, id: \.self) {
                SectorMark(angle: .value("Part", [5, 3, 2][$0])).foregroundStyle(by: .value("Kind", "\($0)"))
            }.bare()
        }
        Fixture("charts/ring", 60, 60) {
            Chart(0..<3, id: \.self) {
                SectorMark(angle: .value("Part", [5, 3, 2][$0]), innerRadius: .ratio(0.6), angularInset: 1.5)
                    .cornerRadius(4).foregroundStyle(by: .value("Kind", "\($0)"))
            }.bare()
        }
    }
}

/// A number of a kind on a day.
struct ChartSample: Identifiable, Sendable {
    let day: String
    let kind: String
    let count: Int
    var id: String { day + kind }

    static let all = [
        ChartSample(day: "Mon", kind: "Walk", count: 3), ChartSample(day: "Mon", kind: "Run", count: 2),
        ChartSample(day: "Tue", kind: "Walk", count: 1), ChartSample(day: "Tue", kind: "Run", count: 4),
        ChartSample(day: "Wed", kind: "Walk", count: 4), ChartSample(day: "Wed", kind: "Run", count: 1)
    ]
}

extension View {
    /// Marks only.
    func bare() -> some View { chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden) }
}
