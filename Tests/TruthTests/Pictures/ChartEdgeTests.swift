import Charts
import SwiftUI
import SwiftUICore
import Testing

/// Where a chart's plot begins and ends. In 28 pictures of home-assistant/iOS's energy widget the top grid line lies at
/// the chart's top edge and the upper half of its label reaches outside; the bottom grid line lies above the names of
/// the dates.
@Suite("The edges of charts") @MainActor
struct ChartEdgeTests {
    private struct Energy: View {
        var position: AxisMarkPosition

        var body: some View {
            Chart {
                RectangleMark(
                    xStart: .value("x", 0), xEnd: .value("x", 10), yStart: .value("y", -2), yEnd: .value("y", 2)
                )
                .foregroundStyle(.red)
            }
            .chartXAxis(.hidden)
            .chartYScale(domain: -2.0...2)
            .chartYAxis {
                AxisMarks(position: position) { _ in
                    AxisGridLine().foregroundStyle(.clear)
                    AxisValueLabel().font(.system(size: 9)).foregroundStyle(.black)
                }
            }
        }
    }

    @Test(
        "M14: the plot begins at the chart's top edge, the topmost label's upper half stands above it",
        arguments: [AxisMarkPosition.leading, .trailing])
    func top(position: AxisMarkPosition) throws {
        let picture = try Stage(200, 120).draw(
            Energy(position: position).frame(width: 160, height: 80).background(
                Color.white.frame(width: 200, height: 120)))
        let plot = try #require(
            picture.box(of: Picture.Color(255, 56, 60), in: CGRect(x: 0, y: 0, width: 600, height: 360)))
        #expect(plot.minY == 60, "\(plot)")
        let labels = CGRect(
            x: position == .leading ? 0 : plot.maxX, y: 0, width: position == .leading ? plot.minX : 600 - plot.maxX,
            height: 360)
        let top = try #require(picture.inkRows(on: .white, in: labels).first)
        // Digits of 9 points are 19 pixels high.
        #expect(abs(top.lowerBound - 50) <= 1 && abs(top.upperBound - 70) <= 1, "\(top)")
    }

    @Test("M15: where no axis is shown a domain of numbers is exactly the data's")
    func heatMap() throws {
        let chart = Chart {
            ForEach(0..<17, id: \.self) { column in
                RectangleMark(
                    xStart: .value("x", column), xEnd: .value("x", column + 1), yStart: .value("y", 0),
                    yEnd: .value("y", 7)
                )
                .foregroundStyle(.red)
            }
        }
        let whole = CGRect(x: 0, y: 0, width: 510, height: 210)
        let hidden = try Stage(170, 70).draw(chart.chartXAxis(.hidden).chartYAxis(.hidden))
        #expect(hidden.box(of: Picture.Color(255, 56, 60), in: whole) == whole)
        let empty = try Stage(170, 70).draw(chart.chartXAxis {}.chartYAxis {})
        #expect(empty.box(of: Picture.Color(255, 56, 60), in: whole) == whole)
        // With an axis the domain ends at its values: an eighth stays free.
        let rounded = try Stage(170, 70).draw(chart.chartXAxis(.hidden))
        let box = try #require(rounded.box(of: Picture.Color(255, 56, 60), in: whole))
        #expect(abs(box.minY - (box.maxY - box.minY) / 7) <= 1, "\(box)")
    }
}
