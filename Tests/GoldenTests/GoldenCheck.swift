import Foundation
import GoldenFixtures
import Rasterizer
import SwiftUICore
import WidgetSnapshotTesting

/// Draws a fixture and holds it against what is kept and what is expected of it.
@MainActor
struct GoldenCheck {
    let goldens: DrawingGoldens

    /// Frames are sums of thirds of points; a thousandth is far below a pixel.
    private static let frameTolerance: CGFloat = 0.001

    /// One for all fixtures, as a worker has one for all pictures: what it keeps must not change what it draws.
    private static let rasterizer = Rasterizer()

    /// What is wrong, one message each; nothing where all holds or was recorded.
    func problems(of fixture: Fixture) async throws -> [String] {
        let drawn = try await fixture.draw(fixture)
        let bitmap = try Self.rasterizer.rasterize(drawn.displayList, scale: fixture.scale).bitmap
        let kept = try goldens.problem(
            named: fixture.description,
            DrawingGoldens.Drawing(png: PNGEncoder().encode(bitmap), text: fixture.keptText(of: drawn)))
        // Recording accepts pictures, not frames and findings that contradict the fixture.
        return [wrongFrames(of: fixture, drawn.leaves), wrongFindings(of: fixture, drawn), kept].compactMap { $0 }
    }

    private func wrongFrames(of fixture: Fixture, _ leaves: [CGRect]?) -> String? {
        guard let frames = fixture.frames, let leaves else { return nil }
        let agrees =
            frames.count == leaves.count
            && zip(frames, leaves).allSatisfy { expected, actual in
                [
                    expected.minX - actual.minX, expected.minY - actual.minY, expected.width - actual.width,
                    expected.height - actual.height
                ].allSatisfy { abs($0) < Self.frameTolerance }
            }
        return agrees ? nil : "\(fixture): leaves lie at \(list(leaves)), not at \(list(frames))"
    }

    private func list(_ frames: [CGRect]) -> String {
        frames.map { frame in
            let numbers = [frame.minX, frame.minY, frame.width, frame.height]
            return "(" + numbers.map { "\(($0 * 1000).rounded() / 1000)" }.joined(separator: ", ") + ")"
        }.joined(separator: " ")
    }

    private func wrongFindings(of fixture: Fixture, _ drawn: Fixture.Drawn) -> String? {
        guard drawn.codes(expecting: fixture.findings) != fixture.findings else { return nil }
        let found = drawn.findings.map { "\($0.code) (\($0.message))" }.joined(separator: ", ")
        return "\(fixture): reports \(found.isEmpty ? "nothing" : found), "
            + "not \(fixture.findings.isEmpty ? "nothing" : fixture.findings.joined(separator: ", "))"
    }
}
