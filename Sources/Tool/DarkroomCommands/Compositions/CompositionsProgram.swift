import Foundation
import RenderCoordinator
import SystemSupport

/// The program that draws Darkroom's own compositions.
enum CompositionsProgram {
    static let name = "darkroom-compositions"

    /// Beside this program, as SwiftPM builds it, or in the folder that `DARKROOM_RUNTIME` names.
    /// - Throws: `CommandFailure` where it is not there.
    static func located(
        command: String, environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws -> WidgetExecutable {
        let folder = environment["DARKROOM_RUNTIME"] ?? ThisProgram.path.parentFolder
        let path = URL(fileURLWithPath: "\(folder)/\(name)").standardizedFileURL.path
        guard FileManager.default.isExecutableFile(atPath: path) else {
            throw CommandFailure(
                .requestFailed,
                "\(path) is missing: build it with 'swift build --product \(name)' in Darkroom's "
                    + "folder, as darkroom was built, and try again: \(command)")
        }
        return WidgetExecutable(path: path, command: command, bundle: ExtensionBundle())
    }
}
