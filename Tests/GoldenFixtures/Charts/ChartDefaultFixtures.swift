import Charts
import Foundation
import SwiftUI

/// Charts without a word about their axes, scales and legends, as 0Itsuki0/SwiftChartsDemo's pictures show them on iOS 18.
extension Fixture {
    private struct Row: Identifiable {
        var id: Int
        var category: String
        var part: String
        var value: Double
    }

    private static let rows = [
        ("a", "x", 3.0), ("b", "z", 4), ("b", "x", 2), ("c", "x", 4), ("a", "z", 2), ("a", "y", 1)
    ]
    .enumerated().map { Row(id: $0.offset, category: $0.element.0, part: $0.element.1, value: $0.element.2) }

    private static let points = [
        (2.2, 18.7, "b"), (6.1, 11.1, "b"), (7.2, 4, "a"), (8.9, 14.3, "b"), (12.1, 9.1, "a"), (17.6, 14.4, "c"),
        (18.1, 10.6, "c")
    ].enumerated().map { (id: $0.offset, x: $0.element.0, y: $0.element.1, kind: $0.element.2) }

    @FixtureList static var chartDefaults: [Fixture] {
        // Lines stand between the categories and reach through their names.
        Fixture("charts/categories", 200, 120) {
            Chart(rows) {
                BarMark(x: .value("", $0.category), y: .value("", $0.value)).foregroundStyle(by: .value("", $0.part))
            }
        }
        Fixture("charts/categories-grouped", 200, 120) {
            Chart(rows) {
                BarMark(x: .value("", $0.category), y: .value("", $0.value))
                    .foregroundStyle(by: .value("", $0.part)).position(by: .value("", $0.part))
            }
        }
        Fixture("charts/categories-from-top-to-bottom", 200, 120) {
            Chart(rows) { BarMark(x: .value("", $0.value), y: .value("", $0.category)) }
        }
        Fixture("charts/categories-from-bottom-to-top", 200, 120) {
            Chart(rows) { BarMark(x: .value("", $0.value), y: .value("", $0.category)) }
                .chartYScale(domain: .automatic(reversed: true))
        }
        // A place is 22 points high, and a name takes 17.
        Fixture("charts/categories-of-low-places", 150, 80) {
            Chart(rows) { BarMark(x: .value("", $0.value), y: .value("", $0.category)) }.chartXAxis(.hidden)
        }
        Fixture("charts/categories-on-both-axes", 200, 140) {
            Chart(0..<9, id: \.self) {
                RectangleMark(x: .value("", ["a", "b", "c"][$0 % 3]), y: .value("", ["a", "b", "c"][$0 / 3]))
                    .foregroundStyle(by: .value("Number", [-20, 75, 60, 8, 42, -5, 30, 12, 70][$0]))
            }
        }
        Fixture("charts/numbers-across", 200, 120) {
            Chart(points, id: \.id) { PointMark(x: .value("", $0.x), y: .value("", $0.y)) }
        }
        Fixture("charts/numbers-across-symbols", 200, 120) {
            Chart(points, id: \.id) {
                PointMark(x: .value("", $0.x), y: .value("", $0.y))
                    .foregroundStyle(by: .value("", $0.kind)).symbol(by: .value("", $0.kind))
            }
        }
        Fixture("charts/numbers-across-line-styles", 200, 120) {
            let lines =
                [(0, 30, "a"), (10, 10, "a"), (30, 30, "a"), (0, 10, "b"), (10, 0, "b"), (20, 30, "b"), (30, 20, "b")]
                + [(0, 40, "c"), (10, 50, "c"), (20, 10, "c"), (30, 20, "c")]
            Chart(Array(lines.enumerated()), id: \.offset) {
                LineMark(x: .value("", $0.element.0), y: .value("", $0.element.1))
                    .lineStyle(by: .value("", $0.element.2))
            }
        }
        // The scale goes to 40, as there would be no room for the greatest number at 30.
        Fixture("charts/annotations-above-bars", 200, 120) {
            Chart([("a", 10.0), ("b", 30), ("c", 20)], id: \.0) { name, value in
                BarMark(x: .value("", name), y: .value("", value)).annotation { Text("\(value)").font(.caption) }
            }
        }
        Fixture("charts/annotations-beside-bars", 200, 100) {
            Chart([("a", 10.0), ("b", 30), ("c", 20)], id: \.0) { name, value in
                BarMark(x: .value("", value), y: .value("", name))
                    .annotation(position: .trailing) { Text("\(value)").font(.caption) }
            }
        }
        // A missing measurement is often no number.
        Fixture("charts/numbers-that-are-none", 200, 120) {
            Chart([(0, 1.0), (1, .nan), (2, .infinity), (3, 3)], id: \.0) { number, value in
                BarMark(x: .value("", number), y: .value("", value))
                    .foregroundStyle(by: .value("", value)).annotation { Text("!").font(.caption2) }
            }
        }
        Fixture("charts/ticks-at-numbers", 200, 110) {
            Chart([(1990, 420), (1991, 300), (1994, 200)], id: \.0) {
                BarMark(x: .value("", $0.0), y: .value("", $0.1))
            }
            .chartXScale(domain: 1989...1995).chartYScale(domain: 0...600)
            .chartYAxis {
                AxisMarks(preset: .aligned, position: .leading, values: [0, 200, 400, 600]) {
                    AxisGridLine(stroke: .init(lineWidth: 2))
                    AxisTick(centered: true, length: 5, stroke: .init(lineWidth: 5)).foregroundStyle(.green)
                    AxisValueLabel()
                }
            }
        }
    }
}
