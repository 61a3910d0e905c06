import TestSupport
import WidgetSnapshotTesting

extension DrawingGoldens {
    /// The engine's own, which `make record` records.
    static func committed() throws -> DrawingGoldens {
        try DrawingGoldens(
            folder: packageFolder.appendingPathComponent("golden"),
            failures: packageFolder.appendingPathComponent(".build/snapshot-failures/golden")
        ) { "make record RECORD=\($0.rawValue) FILTER=GoldenTests" }
    }
}
