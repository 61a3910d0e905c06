import Geometry
import Testing

@testable import RenderCoordinator

/// What `darkroom plan` says that a run will take.
struct PlanEstimateTests {
    @Test(arguments: [
        (1, "about 1 s of one core and 21 KB"), (1000, "about 2.1 s of one core and 21 MB"),
        (100_000, "about 3.5 min of one core and 2.1 GB"), (3_000_000, "about 1.8 h of one core and 64 GB"),
    ])
    func tellsTwoDigits(count: Int, text: String) {
        var estimate = PlanEstimate()
        estimate.add(count, of: CGSize(width: 474, height: 474))
        #expect(estimate.description == text)
    }
}
