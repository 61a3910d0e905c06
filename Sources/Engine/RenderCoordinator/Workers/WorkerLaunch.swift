import Findings
import Foundation
import Glibc
import Launch
import RenderModel
import Synchronization
import SystemSupport

/// How a worker process is started.
package struct WorkerLaunch: Sendable {
    package var executable: String
    package var arguments: [String]
    package var environment: [String: String]
    /// What its processes may do; nil for no sandbox.
    package var sandbox: SandboxPolicy?
    /// Bytes that the process may take.
    package var memory = WorkerMemory.largest
    /// Knows where the program's code is written; nil where its sources are not known.
    package var sources: (any SourceLocating)?

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

extension SandboxPolicy {
    /// What the user has named on the command line, and the project around it.
    private static let given = Mutex<Set<String>>([])

    /// Lets the code of widgets read a file or folder that the user has named.
    package static func give(_ path: String) {
        given.withLock { _ = $0.insert(URL(fileURLWithPath: path).standardizedFileURL.path) }
    }

    /// For a program that draws widgets.
    ///
    /// - Parameters:
    ///   - program: the compiled widgets.
    ///   - environment: the program's.
    ///   - file: what it is told, which names its folders.
    ///   - home: the folder that stands in for the user's home.
    package static func widgets(
        program: String, environment: [String: String], file: LaunchFile, home: String
    ) -> SandboxPolicy {
        var policy = SandboxPolicy()
        policy.own = [home]
        policy.executable = loaders.union([program])
        policy.readable = given.withLock { $0 }
        // The program's folder has its resources, and that of this one the packaged fonts; libraries lie where this
        // process has found its own.
        for path in [program, ThisProgram.path] { policy.readable.insert(path.parentFolder) }
        policy.readable.formUnion(loadedLibraryFolders())
        for variable in ["LD_LIBRARY_PATH", "DARKROOM_RUNTIME"] {
            policy.readable.formUnion((environment[variable] ?? "").split(separator: ":").map(String.init))
        }
        if let fonts = environment["DARKROOM_FONTS"], !fonts.isEmpty {
            policy.readable.insert(URL(fileURLWithPath: fonts).standardizedFileURL.path)
        }
        policy.readable.formUnion(file.folders)
        policy.allowsNetwork = file.allowsNetwork
        return policy
    }

    /// Where the shared libraries of this process lie.
    private static func loadedLibraryFolders() -> Set<String> {
        let lines = (DescriptorIO.text("/proc/self/maps") ?? "").split(separator: "\n").filter { $0.contains(".so") }
        return Set(lines.compactMap { line in line.firstIndex(of: "/").map { String(line[$0...]).parentFolder } })
    }
}
