import LayoutBenchmark
import Testing

/// What is measured; how long it takes is the machine's affair, and counts are tested in GridCostTests and
/// LayoutCostTests.
@MainActor
struct LayoutBenchmarkTests {
    private static let curves = LayoutBenchmark(duration: 0).measurements()

    @Test func sizesGrowAndReachWhatTheCurvesAreFor() throws {
        for curve in Self.curves {
            #expect(zip(curve, curve.dropFirst()).allSatisfy { $0.views < $1.views })
            #expect(curve.allSatisfy { $0.seconds > 0 && $0.seconds.isFinite })
        }
        let largest = Dictionary(uniqueKeysWithValues: Self.curves.map { ($0.last!.name, $0.last!.views) })
        for name in ["flat stack", "Grid", "LazyVGrid"] { #expect(try #require(largest[name]) > 2000) }
        #expect(try #require(largest["nested stacks"]) >= 3 * 40)
    }

    @Test func theSampleWidgetHasAboutSixtyViews() throws {
        let widget = try #require(Self.curves.last?.first)
        // With the modifiers, which are nodes as well.
        #expect((60...110).contains(widget.views))
    }
}
