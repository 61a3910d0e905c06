import ArgumentParser
import RenderModel

/// The release of iOS that `--ios` names.
package enum SystemArgument {
    package static let help: String =
        "iOS version: 17, 18, 26, or a release such as 17.4. #available, the system's version and its colors follow it. "
        + "Default: 26."

    /// - Returns: nil where none is named.
    package static func version(_ name: String?) throws -> SystemVersion? {
        guard let name else { return nil }
        guard let version = SystemVersion(named: name) else {
            throw ValidationError(
                "--ios \(name): write \(SystemVersion.generations.map(String.init).joined(separator: ", ")), or one of "
                    + "their releases like 17.4")
        }
        return version
    }
}
