import Foundation
import Glibc

/// How a worker process is started.
package struct WorkerLaunch: Hashable, Sendable {
    /// The first argument of a worker; users never write it.
    package static let argument = "--darkroom-worker"

    /// Its second argument where it draws previews instead of what the extension declares.
    package static let previewsArgument = "previews"

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
    ///   - data: What widget code finds of its app's data and of the network, as variables.
    package static func sameProgram(
        timeZone: String, home: String, data: [String: String] = [:],
        inheriting inherited: [String: String] = ProcessInfo.processInfo.environment
    ) -> WorkerLaunch {
        // Only what finding libraries, fonts and resources needs: whatever else user code can read could differ.
        var environment = inherited.filter { key, _ in
            ["PATH", "LD_LIBRARY_PATH"].contains(key) || key.hasPrefix("DARKROOM_")
        }
        for name in DataOptions.variables { environment[name] = data[name] }
        environment["SWIFT_DETERMINISTIC_HASHING"] = "1"
        // A trap should cost milliseconds; the backtracer takes seconds and the message is known without it.
        environment["SWIFT_BACKTRACE"] = "enable=no"
        environment["LC_ALL"] = "C.UTF-8"
        environment["TZ"] = timeZone
        for key in homeVariables { environment[key] = home }
        environment["DARKROOM_FONT_CACHE"] = home
        return WorkerLaunch(environment: environment)
    }

    static let homeVariables = [
        "HOME", "CFFIXED_USER_HOME", "TMPDIR", "XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME",
    ]

    /// With a folder of its own inside the home: what one worker writes there, another must not read, since which of
    /// them draws what is left to chance.
    func withOwnHome() -> WorkerLaunch {
        guard let home = environment["HOME"] else { return self }
        var template = Array("\(home)/worker-XXXXXX".utf8CString), copy = self
        guard let made = mkdtemp(&template) else { return self }
        for key in Self.homeVariables { copy.environment[key] = String(cString: made) }
        return copy
    }

    package static var thisExecutable: String {
        (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]
    }

    /// The same for a program's previews.
    package var forPreviews: WorkerLaunch {
        var launch = self
        launch.arguments.append(Self.previewsArgument)
        return launch
    }
}
