import Charts
import SwiftUI

extension Fixture {
    /// Lines, symbols and what lies beside marks.
    @FixtureList static var chartLines: [Fixture] {
        line("linear", .linear)
        line("catmull-rom", .catmullRom)
        line("cardinal", .cardinal)
        line("monotone", .monotone)
        line("step-start", .stepStart)
        line("step-center", .stepCenter)
        line("step-end", .stepEnd)
        Fixture("charts/lines-of-series", 80, 60) {
            Chart(ChartSample.all) {
                LineMark(x: .value("Day", $0.day), y: .value("Count", $0.count))
                    .foregroundStyle(by: .value("Kind", $0.kind)).symbol(by: .value("Kind", $0.kind))
                    .lineStyle(by: .value("Kind", $0.kind))
            }.bare().padding(6)
        }
        Fixture("charts/symbols", 120, 30) {
            Chart {
                ForEach(Array(chartSymbols.enumerated()), id: \.offset) { index, symbol in
                    PointMark(x: .value("x", "\(index)")).symbol(symbol).symbolSize(100)
                }
            }.bare()
        }
        Fixture("charts/symbols-of-views", 80, 40) {
            Chart(0..<3, id: \.self) { index in
                PointMark(x: .value("x", "\(index)"), y: .value("y", index))
                    .symbol { Text("\(index)").font(.caption2).padding(2).background(.orange, in: .circle) }
            }.bare().padding(8)
        }
        Fixture("charts/symbol-borders", 80, 30) {
            Chart {
                PointMark(x: .value("x", "a")).symbol(.circle.strokeBorder(lineWidth: 2)).symbolSize(
                    CGSize(width: 16, height: 16))
                PointMark(x: .value("x", "b")).symbol(.square.strokeBorder())
            }.bare()
        }
        Fixture("charts/annotations", 120, 80) {
            Chart {
                ForEach(0..<3, id: \.self) { index in
                    BarMark(x: .value("Day", "\(index)"), y: .value("Count", [2, 6, 4][index])).annotation {
                        Text("\([2, 6, 4][index])").font(.caption2)
                    }
                }
                RuleMark(y: .value("Goal", 5)).foregroundStyle(.red)
                    .annotation(position: .top, alignment: .leading, spacing: 0) {
                        Text("Goal").font(.system(size: 8)).foregroundStyle(.red)
                    }
            }.chartYScale(domain: 0...8).bare()
        }
        Fixture("charts/annotations-in-bars", 120, 40) {
            Chart(0..<2, id: \.self) { index in
                BarMark(x: .value("Count", [3, 5][index]), y: .value("Day", "\(index)"))
                    .annotation(position: .overlay, alignment: .trailing, spacing: 3) {
                        Text("\([3, 5][index])").font(.caption2).foregroundStyle(.white)
                    }
            }.bare()
        }
        Fixture("charts/effects", 100, 60) {
            Chart {
                PointMark(x: .value("x", 1), y: .value("y", 1)).symbolSize(200).shadow(color: .black, radius: 3)
                PointMark(x: .value("x", 2), y: .value("y", 1)).symbolSize(200).blur(radius: 2)
                PointMark(x: .value("x", 3), y: .value("y", 1)).symbolSize(200).opacity(0.4).offset(x: 4, y: -6)
                BarMark(x: .value("x", 4), y: .value("y", 2), width: 14).clipShape(Capsule())
            }.chartXScale(domain: 0...5).bare()
        }
        Fixture("charts/mask", 80, 60) {
            Chart {
                Plot {
                    RectangleMark(xStart: .value("x", 0), xEnd: .value("x", 4)).foregroundStyle(
                        .linearGradient(
                            colors: [.red, .yellow, .green], startPoint: .top, endPoint: .bottom))
                }
                .mask {
                    ForEach(0..<5, id: \.self) { LineMark(x: .value("x", $0), y: .value("y", [1, 4, 2, 5, 3][$0])) }
                        .lineStyle(StrokeStyle(lineWidth: 6))
                }
            }.chartXScale(domain: 0...4).chartYScale(domain: 0...6).bare()
        }
        Fixture("charts/styles-over-the-plot", 80, 60) {
            Chart(0..<5, id: \.self) {
                BarMark(x: .value("x", "\($0)"), y: .value("y", [1, 4, 2, 5, 3][$0]))
                    .foregroundStyle(.linearGradient(colors: [.red, .green], startPoint: .top, endPoint: .bottom))
                    .alignsMarkStylesWithPlotArea()
            }.bare()
        }
    }

    private static var chartSymbols: [BasicChartSymbolShape] {
        [.circle, .square, .triangle, .diamond, .pentagon, .plus, .cross, .asterisk]
    }

    private static func line(_ name: String, _ method: InterpolationMethod) -> Fixture {
        Fixture("charts/line-\(name)", 60, 40) {
            Chart(0..<6, id: \.self) {
                LineMark(x: .value("x", $0), y: .value("y", [1, 4, 4, 0, 5, 3][$0])).symbol(.circle).symbolSize(12)
                    .interpolationMethod(method)
            }.bare().padding(4)
        }
    }
}
