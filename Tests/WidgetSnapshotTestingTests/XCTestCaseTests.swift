import SwiftUI
import WidgetKit
import XCTest

@testable import WidgetSnapshotTesting

/// The same assertions in XCTest.
final class XCTestCaseTests: XCTestCase {
    private let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("darkroom-tests-\(UUID().uuidString)").path

    override func invokeTest() {
        SnapshotEnvironment.$variables.withValue([:]) {
            withWidgetSnapshotConfiguration(record: .all, goldens: folder) { super.invokeTest() }
        }
        try? FileManager.default.removeItem(atPath: folder)
    }

    @MainActor
    func testAViewIsKeptUnderFileAndFunction() async throws {
        await assertWidgetSnapshot(of: ScoreView(score: 3), family: .systemSmall, schemes: [.light])
        let place = "XCTestCaseTests/testAViewIsKeptUnderFileAndFunction/systemSmall/light.png"
        XCTAssertTrue(FileManager.default.fileExists(atPath: "\(folder)/\(place)"))
    }
}
