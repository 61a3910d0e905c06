import Foundation
import GoldenFixtures
import TestSupport

/// Draws every golden fixture's display list and compares it with the one that is kept.
///
/// The tests hold the release build to the goldens; built in debug, this holds the debug build to the same ones,
/// without compiling the tests a second time.
@main @MainActor
struct CompareDisplayLists {
    static func main() async throws {
        var different = 0
        let fixtures = Fixture.all
        for fixture in fixtures {
            let drawn = try await fixture.draw(fixture)
            let kept = try? String(
                contentsOf: packageFolder.appendingPathComponent("golden/\(fixture).txt"), encoding: .utf8)
            guard fixture.keptText(of: drawn) != kept else { continue }
            different += 1
            print("golden/\(fixture).txt: this build draws another display list")
        }
        print("\(fixtures.count - different) display lists are equal to the goldens, \(different) differ")
        guard different == 0, !fixtures.isEmpty else { exit(1) }
    }
}
