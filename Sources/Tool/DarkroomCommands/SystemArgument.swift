import ArgumentParser
import RenderModel

/// The release of iOS that `--ios` names.
package enum SystemArgument {
    package static let help: String =
        "The release of iOS that widgets are drawn for: 17, 18 or 26, or one like 17.4. #available in the sources that "
        + "darkroom compiles, the system's version and its colors follow it. Default: 26."

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
