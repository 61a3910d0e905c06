import Foundation
import RenderCoordinator
import SystemSupport

/// The Swift compiler that compiles widgets: the one that compiled Darkroom, since modules fit only their own.
struct Toolchain {
    let compiler: String
    /// How what it runs is confined; nil for not at all.
    var confinement: ToolConfinement?

    /// `DARKROOM_SWIFTC`, or the first `swiftc` on `PATH`.
    static func located(environment: [String: String] = ProcessInfo.processInfo.environment) throws -> Toolchain {
        if let named = environment["DARKROOM_SWIFTC"] {
            guard FileManager.default.isExecutableFile(atPath: named) else {
                throw CommandFailure(.requestFailed, "DARKROOM_SWIFTC names \(named), which cannot be run")
            }
            return Toolchain(compiler: named)
        }
        if let compiler = ProgramSearch.path(of: "swiftc", environment: environment) {
            return Toolchain(compiler: compiler)
        }
        throw CommandFailure(
            .requestFailed, "there is no swiftc on PATH: install Swift 6.3 or set DARKROOM_SWIFTC to its swiftc")
    }

    /// The `swift` beside the compiler.
    var swift: String { compiler.parentFolder + "/swift" }

    /// Runs the compiler, or another program, and waits for what it prints.
    ///
    /// - Parameters:
    ///   - folders: where it writes.
    ///   - errors: what becomes of what it prints on standard error.
    ///   - allowsNetwork: whether it fetches something.
    ///   - seconds: what it may take before it is ended; nil for as long as it likes.
    func run(
        _ arguments: [String], program: String? = nil, in folder: String, writing folders: [String] = [],
        errors: ConfinedProcess.StandardError = .withOutput, allowsNetwork: Bool = false,
        within seconds: Double? = nil
    ) throws -> ProgramResult {
        var policy = confinement?.policy(writing: folders)
        policy?.allowsNetwork = allowsNetwork
        return try run(program ?? compiler, arguments, in: folder, policy, errors: errors, within: seconds)
    }

    private func run(
        _ program: String, _ arguments: [String], in folder: String, _ policy: SandboxPolicy?,
        errors: ConfinedProcess.StandardError, within seconds: Double?
    ) throws -> ProgramResult {
        var process = ConfinedProcess(
            program, arguments, environment: confinement?.environment ?? ProcessInfo.processInfo.environment)
        (process.folder, process.policy) = (folder, policy)
        do throws(ConfinedProcess.Errno) {
            return try process.run(errors: errors, within: seconds)
        } catch {
            throw CommandFailure(.requestFailed, "cannot start \(program): \(error)")
        }
    }

    /// The toolchain's Swift modules for Linux.
    var modules: String {
        let real = URL(fileURLWithPath: compiler).resolvingSymlinksInPath()
        return real.deletingLastPathComponent().appendingPathComponent("../lib/swift/linux").standardizedFileURL.path
    }

    /// The compiler of C beside it, else the one on `PATH`.
    var clang: String {
        let beside =
            URL(fileURLWithPath: compiler).resolvingSymlinksInPath().deletingLastPathComponent().path + "/clang"
        return FileManager.default.isExecutableFile(atPath: beside) ? beside : "/usr/bin/clang"
    }

    /// The toolchain's own linker, which takes half as long as the system's.
    var linkerArguments: [String] {
        let folder = URL(fileURLWithPath: compiler).resolvingSymlinksInPath().deletingLastPathComponent().path
        return FileManager.default.isExecutableFile(atPath: "\(folder)/ld.lld") ? ["-use-ld=lld"] : []
    }

    /// What pkg-config says of libraries of the system; nothing where it or they are not there.
    ///
    /// Packages name the libraries: it reads what is installed, and nothing of the project.
    func packageConfig(_ arguments: [String], of libraries: [String]) -> [String] {
        let environment = ProcessInfo.processInfo.environment
        // A name that begins so would be an option, of which some write files.
        guard !libraries.contains(where: { $0.hasPrefix("-") }),
            let program = ProgramSearch.path(of: "pkg-config", environment: environment)
        else { return [] }
        var policy = SandboxPolicy.tool(program, environment: environment)
        for variable in ["PKG_CONFIG_PATH", "PKG_CONFIG_LIBDIR", "PKG_CONFIG_SYSROOT_DIR"] {
            policy.readable.formUnion((environment[variable] ?? "").split(separator: ":").map(String.init))
        }
        let answer = try? run(
            program, arguments + libraries, in: "/", confinement == nil ? nil : policy, errors: .dropped,
            within: DefaultTimeout.seconds)
        guard let answer, answer.isSuccess else { return [] }
        return answer.text.split(whereSeparator: \.isWhitespace).map(String.init)
    }

    /// Tells this compiler from another that may have come to lie at the same path.
    var identity: String { FileIdentity.text(URL(fileURLWithPath: compiler).resolvingSymlinksInPath().path) }
}
