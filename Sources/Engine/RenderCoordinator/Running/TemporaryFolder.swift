import Foundation
import SystemSupport

/// Where what is not kept lies: the folder that `TMPDIR` names, which the compiler takes too.
package enum TemporaryFolder {
    /// Without a slash at its end.
    /// - Parameter command: the command that was typed.
    /// - Throws: `CommandFailure` where nothing can be written into it.
    @discardableResult
    package static func checked(
        for command: String, environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws -> String {
        let variable = environment["TMPDIR"].flatMap { $0.isEmpty ? nil : $0 }
        let folder = variable ?? "/tmp"
        if let problem = FileProblem.text(ofFolder: folder) {
            throw CommandFailure(
                .usage,
                "\(variable == nil ? "" : "TMPDIR=")\(folder): \(problem); set TMPDIR to a folder that can be "
                    + "written: TMPDIR=/tmp \(command)")
        }
        return folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    }
}
