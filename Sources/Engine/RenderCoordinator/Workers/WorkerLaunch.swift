import Foundation
import FoundationCompat
import Glibc

/// How a worker process is started.
package struct WorkerLaunch: Hashable, Sendable {
    /// The first argument of a worker; users never write it.
    package static let argument = "--darkroom-worker"

    /// Its second argument where it draws previews instead of what the extension declares.
    package static let previewsArgument = "previews"

    /// What one of its arguments begins with where it was started in a sandbox, of which it closes the rest. The
    /// names of the root's folders follow in which everything lies that it may reach: `confined/usr/tmp`.
    static let confinedArgument = "confined"

    package var executable: String
    package var arguments: [String]
    package var environment: [String: String]
    /// What its processes may do; nil for no sandbox.
    var sandbox: SandboxPolicy?
    /// Bytes that the process may take.
    var memory = WorkerMemory.largest

    package init(
        executable: String = Self.program, arguments: [String] = [Self.argument],
        environment: [String: String]
    ) {
        self.executable = executable
        self.arguments = arguments
        self.environment = environment
    }

    /// The program of widgets again, with surroundings that are the same on every machine.
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

    /// The program whose workers are started.
    static var program: String { ProgramContext.program ?? thisExecutable }

    package static var thisExecutable: String {
        (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]
    }

    /// The same in a sandbox, with these folders for pictures.
    func confined(home: String, writing folders: [String]) -> WorkerLaunch {
        var launch = self
        var policy = SandboxPolicy.widgets(program: executable, environment: environment, home: home)
        policy.changeable.formUnion(folders)
        launch.sandbox = policy
        launch.arguments.append(Self.confinedArgument + policy.roots.joined())
        return launch
    }

    private static let omitArgument = "--omit-widgets"
    private static let announceArgument = "--announce-widgets"

    /// The same with some widgets of the bundle left out, by number.
    ///
    /// - Parameter announcing: whether the process tells which widget it describes.
    func describing(without omitted: [Int], announcing: Bool = false) -> WorkerLaunch {
        var launch = self
        if !omitted.isEmpty {
            launch.arguments += [Self.omitArgument, omitted.map(String.init).joined(separator: ",")]
        }
        if announcing { launch.arguments.append(Self.announceArgument) }
        return launch
    }

    /// Does in a worker what `describing` asks for.
    @MainActor
    static func prepareBundle(_ arguments: [String]) {
        let place = arguments.firstIndex(of: omitArgument)
        let omitted = place.flatMap { arguments.dropFirst($0 + 1).first }?.split(separator: ",").compactMap { Int($0) }
        WidgetAnnouncement.prepare(
            omitting: Set(omitted ?? []), isAnnouncing: arguments.contains(announceArgument))
    }

    /// The same for a program's previews.
    package var forPreviews: WorkerLaunch {
        var launch = self
        launch.arguments.insert(Self.previewsArgument, at: min(1, launch.arguments.count))
        return launch
    }
}
