import Foundation
import SwiftUICore
import Testing

@testable import Charts

/// Domains, places and stacks.
@MainActor
struct ScaleTests {
    private func scale(_ numbers: [Double], _ change: (inout PositionScaleSettings) -> Void = { _ in }) -> PlotScale {
        var settings = PositionScaleSettings()
        change(&settings)
        return PlotScale(values: numbers.map(PlottedValue.number), settings: settings)
    }

    @Test func numbersIncludeZeroAndEndRound() {
        #expect(scale([60, 87]).domain == .numbers(0...100))
        #expect(scale([-3, 8]).domain == .numbers(-5...10))
        let free = scale([60, 87]) { $0.set(AutomaticScaleDomain(includesZero: false)._domain) }
        #expect(free.domain == .numbers(60...90))
        #expect(scale([]).domain == .numbers(0...1))
        #expect(scale([0]).bounds == 0...1)
        #expect(scale([.nan, .infinity, 4]).bounds == 0...4)
    }

    /// As in the charts of jordibruin/Swift-Charts-Examples.
    @Test func anAxisDecidesWhereNumbersEnd() {
        func scale(_ numbers: [Double], _ axis: AxisMarkValues...) -> PlotScale {
            PlotScale(values: numbers.map(PlottedValue.number), axis: axis)
        }
        let listed = AxisMarkValues(kind: .explicit([0, 1800, 3600].map { .number($0) }))
        #expect(scale([3480], listed).domain == .numbers(0...3600))
        #expect(scale([3700], listed).domain == .numbers(0...3700))
        #expect(scale([28_000], .automatic(desiredCount: 3)).domain == .numbers(0...40_000))
        #expect(scale([2.5], .automatic(desiredCount: 12)).domain == .numbers(0...2.6))
        #expect(scale([80], .stride(by: 25)).domain == .numbers(0...100))
        #expect(scale([87], .automatic(roundUpperBound: false)).domain == .numbers(0...87))
        #expect(scale([87]).domain == .numbers(0...87))
    }

    @Test func aDomainOfTheSourceStays() {
        #expect(scale([60, 87]) { $0.set((55...91)._domain) }.domain == .numbers(55...91))
        let reversed = scale([1]) { $0.set([10, 0]._domain) }
        #expect(reversed.position(10, length: 100) == 0 && reversed.position(0, length: 100) == 100)
    }

    @Test func categoriesShareTheRoom() {
        let names = ["a", "b", "a", "c"].map { PlottedValue(.category($0)) }
        let scale = PlotScale(values: names)
        #expect(scale.domain == .categories([.category("a"), .category("b"), .category("c")]))
        #expect(scale.scalar(names[1]).map { scale.position($0, length: 90) } == 45)
        #expect(scale.value(at: 89, length: 90) == .category("c"))
    }

    @Test func datesStandForTheirUnit() throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        let noon = Date(timeIntervalSinceReferenceDate: 12 * 3600)
        let value = PlottableValue<Date>.value("day", noon, unit: .day, calendar: calendar).plotted
        let scale = PlotScale(values: [value])
        #expect(scale.domain == .dates(0...86_400))
        #expect(scale.band(value) == 0...86_400)
        #expect(scale.position(try #require(value.scalar), length: 10) == 5)
    }

    @Test func logarithmsAndRootsAreStretched() {
        let log = scale([1, 1000]) { $0.type = .log }
        #expect(abs(log.position(10, length: 300) - 100) < 1e-9)
        #expect(scale([0, 100]) { $0.type = .squareRoot }.position(25, length: 100) == 50)
        // Bars begin at zero, which has no logarithm.
        #expect(scale([0, 5, 0, 1000]) { $0.type = .log }.domain == .numbers(1...1000))
        #expect(scale([0, 10, 0, 400]) { $0.type = .log }.domain == .numbers(1...1000))
        #expect(scale([5, 400]) { $0.type = .log }.domain == .numbers(5...400))
        #expect(NumberTicks.logarithmic(over: 1...1000) == [1, 10, 100, 1000])
        #expect(NumberTicks.logarithmic(over: 1...10) == [1, 2, 5, 10])
    }

    @Test func paddingLeavesRoomAtTheEnds() {
        var padded = scale([0, 10])
        padded.padding = (5, 15)
        #expect(padded.position(0, length: 100) == 5 && padded.position(10, length: 100) == 85)
    }

    // MARK: Stacks

    private func intervals(_ content: some ChartContent) -> [[Double]] {
        ChartMark.stacked(_ChartMarks.of(content)).map { $0.y.values.compactMap(\.scalar) }
    }

    @Test func barsStackInBothDirections() {
        let stacked = intervals(
            ForEach([3.0, 2, -1, -4], id: \.self) { BarMark(x: .value("Day", "Mon"), y: .value("Count", $0)) })
        #expect(stacked == [[0, 3], [3, 5], [0, -1], [-1, -5]])
    }

    @Test func stacksCanBePartsOfOneOrStandAlone() {
        func bars(_ method: MarkStackingMethod) -> [[Double]] {
            intervals(
                ForEach([3.0, 1], id: \.self) {
                    BarMark(x: .value("Day", "Mon"), y: .value("Count", $0), stacking: method)
                })
        }
        #expect(bars(.normalized) == [[0, 0.75], [0.75, 1]])
        #expect(bars(.center) == [[-2, 1], [1, 2]])
        #expect(bars(.unstacked) == [[0, 3], [0, 1]])
    }

    /// As `ImageRenderer` draws Swift Charts' bars: neither at zero nor in the middle of a stack.
    @Test func barsAreRoundedWhereTheirStackEnds() {
        func ends(_ values: [Double], _ method: MarkStackingMethod) -> [[Bool]] {
            ChartMark.stacked(
                _ChartMarks.of(
                    ForEach(values, id: \.self) {
                        BarMark(x: .value("Day", "Mon"), y: .value("Count", $0), stacking: method)
                    })
            ).map { [$0.growth?.beginsOutside ?? true, $0.growth?.endsOutside ?? true] }
        }
        #expect(
            ends([3, 2, -1, -4, 0], .standard) == [
                [false, false], [false, true], [false, false], [false, true], [false, true]
            ])
        #expect(ends([3, 1], .normalized) == [[false, false], [false, true]])
        #expect(ends([3, 1], .center) == [[true, false], [false, true]])
        #expect(ends([3, 1], .unstacked) == [[false, true], [false, true]])
    }

    @Test func aBarHasCornersAtZero() throws {
        func corners(_ content: some ChartContent) throws -> Set<[CGFloat]> {
            let size = CGSize(width: 40, height: 100)
            let model = ChartModel(_ChartMarks.of(content), ChartSettings(), size: size)
            let geometry = MarkGeometry(model: model, size: size), mark = model.marks[0]
            let rect = try #require(geometry.rect(mark)), path = MarkPainter(geometry: geometry).rectangle(mark)
            // What lies within half a point of a corner belongs to a bar that is not rounded there.
            let found = [rect.minX, rect.maxX].flatMap { x in [rect.minY, rect.maxY].map { (x, $0) } }.filter { x, y in
                path.contains(CGPoint(x: x + (x == rect.minX ? 0.2 : -0.2), y: y + (y == rect.minY ? 0.2 : -0.2)))
            }
            return Set(found.map { [$0.0 == rect.minX ? 0 : 1, $0.1 == rect.minY ? 0 : 1] })
        }
        #expect(try corners(BarMark(x: .value("Day", "Mon"), y: .value("Count", 4))) == [[0, 1], [1, 1]])
        #expect(try corners(BarMark(x: .value("Day", "Mon"), y: .value("Count", -4))) == [[0, 0], [1, 0]])
        #expect(try corners(BarMark(x: .value("Count", 4), y: .value("Day", "Mon"))) == [[0, 0], [0, 1]])
        let range = BarMark(x: .value("Day", "Mon"), yStart: .value("From", 1), yEnd: .value("To", 4))
        #expect(try corners(range).isEmpty)
        #expect(
            try corners(BarMark(x: .value("Day", "Mon"), y: .value("Count", 4)).cornerRadius(0)) == [
                [0, 0], [0, 1], [1, 0], [1, 1]
            ])
    }

    @Test func groupsDoNotStack() {
        let stacked = intervals(
            ForEach(["a", "b"], id: \.self) {
                BarMark(x: .value("Day", "Mon"), y: .value("Count", 2)).position(by: .value("Kind", $0))
            })
        #expect(stacked == [[0, 2], [0, 2]])
    }

    /// 89.4 pixels at 3× in a plot of 298 points, as home-assistant/iOS's picture of a week has them.
    @Test func barsFillSevenTenthsOfTheirPlace() throws {
        let marks = _ChartMarks.of(
            ForEach(0..<7, id: \.self) { BarMark(x: .value("Day", "\($0)"), y: .value("Energy", 1)) })
        let size = CGSize(width: 298, height: 41)
        let model = ChartModel(marks, ChartSettings(), size: size)
        let rect = try #require(MarkGeometry(model: model, size: size).rect(model.marks[0]))
        #expect(abs(rect.width - 29.8) < 1e-9 && abs(rect.midX - 298.0 / 14) < 1e-9)
    }

    /// The picture of two stacked series beside each other's place: 0.488 of a day at 3 pixels per point.
    @Test func theOnlyBarOfAGroupFillsSevenTenthsOfItsShare() throws {
        let marks = _ChartMarks.of(
            ForEach(0..<10, id: \.self) {
                BarMark(x: .value("Day", "\($0)"), y: .value("Count", 1)).position(by: .value("Kind", "only"))
            })
        let size = CGSize(width: 100, height: 40), model = ChartModel(marks, ChartSettings(), size: size)
        let rect = try #require(MarkGeometry(model: model, size: size).rect(model.marks[0]))
        #expect(abs(rect.width - 4.9) < 1e-9 && abs(rect.midX - 5) < 1e-9)
    }

    // MARK: Values

    private enum Phase: String, Plottable { case day, night }

    @Test func valuesComeBack() {
        let value = AxisValue(index: 0, count: 1, value: Phase.night.plotValue)
        #expect(value.as(Phase.self) == .night && value.as(String.self) == "night" && value.as(Int.self) == nil)
        #expect(AxisValue(index: 0, count: 1, value: .number(3)).as(Int.self) == 3)
        #expect(AxisValue(index: 0, count: 1, value: .number(0.5)).as(Decimal.self) == 0.5)
    }

    @Test func theNearestModifierCounts() {
        let marks = _ChartMarks.of(
            Plot { PointMark(x: .value("x", 1), y: .value("y", 1)).symbolSize(9) }.symbolSize(100).zIndex(2))
        guard case .area(let area)? = marks.first?.style.symbolSize else { return #expect(Bool(false), "no size") }
        #expect(area == 9 && marks.first?.style.zIndex == 2)
    }

    @Test func numbersAreBinned() {
        let bins = NumberBins(data: [1.0, 4, 9.5], desiredCount: 5)
        #expect(bins.thresholds == [0, 2, 4, 6, 8, 10])
        #expect(bins.index(for: 4) == 2 && bins[2].lowerBound == 4)
        #expect(NumberBins(data: [Int](), desiredCount: 5).count == 1)
        #expect(NumberBins(range: 1.0...7, count: 4).thresholds == [1, 2.5, 4, 5.5, 7])
    }
}
