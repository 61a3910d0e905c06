import Foundation

/// How a worker process is started.
package struct WorkerLaunch: Hashable, Sendable {
    /// The first argument of a worker; users never write it.
    package static let argument = "--darkroom-worker"

    /// Set where widget code may use the network.
    static let networkVariable = "DARKROOM_ALLOW_NETWORK"

    package var executable: String
    package var arguments: [String]
    package var environment: [String: String]

    package init(
        executable: String = Self.thisExecutable, arguments: [String] = [Self.argument],
        environment: [String: String]
    ) {
        self.executable = executable
        self.arguments = arguments
        self.environment = environment
    }

    /// This program again, with surroundings that are the same on every machine.
    /// - Parameters:
    ///   - timeZone: An identifier, which user code finds as `TimeZone.current`.
    ///   - home: A folder that stands in for the user's home and temporary folders.
    ///   - allowsNetwork: Whether connections of widget code are let through.
    package static func sameProgram(
        timeZone: String, home: String, allowsNetwork: Bool = false, inheriting inherited: [String: String] = ProcessInfo.processInfo.environment
    ) -> WorkerLaunch {
        // Only what finding libraries, fonts and resources needs: whatever else user code can read could differ.
        var environment = inherited.filter { key, _ in
            ["PATH", "LD_LIBRARY_PATH"].contains(key) || key.hasPrefix("DARKROOM_")
        }
        environment[networkVariable] = allowsNetwork ? "1" : nil
        environment["SWIFT_DETERMINISTIC_HASHING"] = "1"
        // A trap should cost milliseconds; the backtracer takes seconds and the message is known without it.
        environment["SWIFT_BACKTRACE"] = "enable=no"
        environment["LC_ALL"] = "C.UTF-8"
        environment["TZ"] = timeZone
        for key in ["HOME", "CFFIXED_USER_HOME", "TMPDIR", "XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME"] {
            environment[key] = home
        }
        return WorkerLaunch(environment: environment)
    }

    package static var thisExecutable: String {
        (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]
    }
}
