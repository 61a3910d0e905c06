import Foundation
import TestSupport
import Testing

/// An example widget extension, rendered by the `darkroom` command.
enum Example: String, CaseIterable, CustomTestStringConvertible {
    case weather = "Weather"
    case calendar = "Calendar"
    case stocks = "Stocks"
    case fitness = "Fitness"
    case batteries = "Batteries"
    case photos = "Photos"
    case music = "Music"
    case gameStatus = "GameStatusWidget"
    case gameStatusFirstBeta = "GameStatusWidgetFirstBeta"
    case gameWidgets = "GameWidgets"
    case nextEvent = "NextEventWidget"
    case minuteTimeline = "MinuteTimelineWidget"

    /// Those that are to show what widgets can be: in six languages, at every size, without a finding.
    static let showcases: [Example] = [.weather, .calendar, .stocks, .fitness, .batteries, .photos, .music]

    var testDescription: String { rawValue }

    static let repository = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    var folder: String { Self.repository.appendingPathComponent("Examples/\(rawValue)").path }

    /// Renders into a new temporary folder.
    ///
    /// - Parameter program: the `darkroom` command; the one beside the tests unless another is named.
    func render(_ arguments: [String] = [], program: String = DarkroomProgram.path) async throws -> RenderedFolder {
        let output = FileManager.default.temporaryDirectory.appendingPathComponent("darkroom-\(UUID().uuidString)")
        let run = try await ProgramRun.run(program, ["render", folder, "--output", output.path] + arguments)
        guard run.status == 0 else {
            throw RunFailure(description: "darkroom render \(rawValue) ended with \(run.status): \(run.errors)")
        }
        return RenderedFolder(url: output)
    }
}

struct RunFailure: Error, CustomStringConvertible {
    let description: String
}
