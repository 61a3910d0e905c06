import Geometry
import Testing

@testable import RenderCoordinator

/// What `darkroom plan` says that a run will take.
struct PlanEstimateTests {
    @Test(arguments: [
        (1, "about 1 s of one core and 26 KB"), (1000, "about 5.4 s of one core and 26 MB"),
        (100_000, "about 9.1 min of one core and 2.6 GB"), (3_000_000, "about 4.5 h of one core and 78 GB")
    ])
    func tellsTwoDigits(count: Int, text: String) {
        var estimate = PlanEstimate()
        estimate.add(count, of: CGSize(width: 474, height: 474))
        #expect(estimate.description == text)
    }
}
