import Foundation

/// What a provider, and a picture, may take where `--timeout` does not say.
package enum DefaultTimeout {
    static let variable = "DARKROOM_TIMEOUT"

    /// 5, or what the environment of a slow machine says.
    package static var seconds: Double {
        let wanted = ProcessInfo.processInfo.environment[variable].flatMap(Double.init)
        return wanted.flatMap { $0 > 0 && $0 <= 3600 ? $0 : nil } ?? 5
    }
}
