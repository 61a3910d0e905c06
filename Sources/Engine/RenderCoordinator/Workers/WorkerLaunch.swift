import Foundation
import Launch
import RenderModel
import SystemSupport

/// How a worker process is started.
package struct WorkerLaunch: Hashable, Sendable {
    package var executable: String
    package var arguments: [String]
    package var environment: [String: String]
    /// What its processes may do; nil for no sandbox.
    package var sandbox: SandboxPolicy?
    /// Bytes that the process may take.
    package var memory = WorkerMemory.largest

    package init(
        executable: String, arguments: [String] = [WorkerArguments.worker],
        environment: [String: String]
    ) {
        self.executable = executable
        self.arguments = arguments
        self.environment = environment
    }

    /// The program of widgets, with surroundings that are the same on every machine.
    /// - Parameters:
    ///   - program: Its path.
    ///   - timeZone: An identifier, which user code finds as `TimeZone.current`.
    ///   - home: A folder that stands in for the user's home and temporary folders.
    ///   - file: What it is told, which is written into the home.
    package static func of(
        _ program: String, timeZone: String, home: String, telling file: LaunchFile,
        inheriting inherited: [String: String] = ProcessInfo.processInfo.environment
    ) throws -> WorkerLaunch {
        // Only what finding libraries, fonts and resources needs: whatever else user code can read could differ.
        var environment = inherited.filter { key, _ in
            ["PATH", "LD_LIBRARY_PATH"].contains(key) || key.hasPrefix("DARKROOM_")
        }
        let path = "\(home)/launch.json"
        var file = file
        file.fontCaches = home
        try CommandFailure.wrapping { try AtomicFile.write(try file.encoded(), to: path, scratchFolder: home) }
        environment[LaunchFile.variable] = path
        environment["SWIFT_DETERMINISTIC_HASHING"] = "1"
        // A trap should cost milliseconds; the backtracer takes seconds and the message is known without it.
        environment["SWIFT_BACKTRACE"] = "enable=no"
        environment["LC_ALL"] = "C.UTF-8"
        environment["TZ"] = timeZone
        for key in WorkerEnvironment.homes { environment[key] = home }
        return WorkerLaunch(executable: program, environment: environment)
    }

    /// The same in a sandbox, with these folders for pictures.
    package func confined(home: String, reading file: LaunchFile, writing folders: [String]) -> WorkerLaunch {
        var launch = self
        var policy = SandboxPolicy.widgets(program: executable, environment: environment, file: file, home: home)
        policy.changeable.formUnion(folders)
        launch.sandbox = policy
        launch.arguments.append(Sandbox.confinedArgument + policy.roots.joined())
        return launch
    }

    /// The same with some widgets of the bundle left out, by number.
    ///
    /// - Parameter announcing: whether the process tells which widget it describes.
    package func describing(without omitted: [Int], announcing: Bool = false) -> WorkerLaunch {
        var launch = self
        if !omitted.isEmpty {
            launch.arguments += [WorkerArguments.omitWidgets, omitted.map(String.init).joined(separator: ",")]
        }
        if announcing { launch.arguments.append(WorkerArguments.announceWidgets) }
        return launch
    }

    /// The same for a program's previews.
    package var forPreviews: WorkerLaunch {
        var launch = self
        launch.arguments.insert(WorkerArguments.previews, at: min(1, launch.arguments.count))
        return launch
    }
}
