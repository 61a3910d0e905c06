import Foundation
import Glibc
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
        for folder in (environment["PATH"] ?? "").split(separator: ":") {
            let candidate = "\(folder)/swiftc"
            if FileManager.default.isExecutableFile(atPath: candidate) { return Toolchain(compiler: candidate) }
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
    ///   - takesErrors: whether what it prints as errors counts too.
    ///   - allowsNetwork: whether it fetches something.
    ///   - seconds: what it may take before it is ended; nil for as long as it likes.
    func run(
        _ arguments: [String], program: String? = nil, in folder: String, writing folders: [String] = [],
        takesErrors: Bool = true, allowsNetwork: Bool = false, within seconds: Double? = nil
    ) throws -> (status: Int32, output: String) {
        let program = program ?? compiler
        var process = ConfinedProcess(program, arguments, environment: ProcessInfo.processInfo.environment)
        process.folder = folder
        process.leadsGroup = true
        if let confinement {
            process.environment = confinement.environment
            process.policy = confinement.policy(writing: folders)
            process.policy?.allowsNetwork = allowsNetwork
        }
        var ends: [Int32] = [-1, -1]
        let nothing = open("/dev/null", O_RDWR | O_CLOEXEC)
        guard nothing >= 0, Glibc.pipe(&ends) == 0 else {
            throw CommandFailure(.requestFailed, "cannot start \(program): \(String(cString: strerror(errno)))")
        }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        defer { close(nothing) }
        let reading = FileHandle(fileDescriptor: ends[0], closeOnDealloc: true)
        var output = Data()
        let child: pid_t
        do throws(ConfinedProcess.Errno) {
            defer { close(ends[1]) }
            child = try Interruption.shared.start { () throws(ConfinedProcess.Errno) in
                try process.start(input: nothing, output: ends[1], error: takesErrors ? ends[1] : nothing)
            }
        } catch {
            throw CommandFailure(.requestFailed, "cannot start \(program): \(error)")
        }
        if let seconds, !Self.ends(reading.fileDescriptor, within: seconds, &output) { ProcessTree.end(child) }
        output += reading.readDataToEndOfFile()
        let status = Interruption.shared.wait(for: child)
        // As a shell tells it: what a signal has ended has 128 more than its number.
        let code = status & 0x7f == 0 ? status >> 8 & 0xff : 128 + status & 0x7f
        return (code, String(decoding: output, as: UTF8.self))
    }

    /// Reads until nobody writes any more; false where that does not come in time.
    private static func ends(_ descriptor: Int32, within seconds: Double, _ output: inout Data) -> Bool {
        let end = ContinuousClock.now + .seconds(seconds)
        var piece = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let left = (end - .now) / .milliseconds(1)
            var polled = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            guard left > 0 else { return false }
            guard poll(&polled, 1, Int32(left.rounded(.up))) > 0 else { continue }
            let count = read(descriptor, &piece, piece.count)
            if count == 0 { return true }
            if count > 0 { output += piece[..<count] }
        }
    }

    /// The toolchain's Swift modules for Linux.
    var modules: String {
        let real = URL(fileURLWithPath: compiler).resolvingSymlinksInPath()
        return real.deletingLastPathComponent().appendingPathComponent("../lib/swift/linux").standardizedFileURL.path
    }

    /// The compiler of C beside it, else the one on `PATH`.
    var clang: String {
        let beside = URL(fileURLWithPath: compiler).resolvingSymlinksInPath().deletingLastPathComponent().path + "/clang"
        return FileManager.default.isExecutableFile(atPath: beside) ? beside : "/usr/bin/clang"
    }

    /// What pkg-config says of libraries of the system; nothing where it or they are not there.
    func packageConfig(_ arguments: [String]) -> [String] {
        // Nobody else's code: it reads what is installed.
        let answer = try? Toolchain(compiler: compiler).run(
            ["pkg-config"] + arguments, program: "/usr/bin/env", in: "/", takesErrors: false)
        guard let answer, answer.status == 0 else { return [] }
        return answer.output.split(whereSeparator: \.isWhitespace).map(String.init)
    }

    /// Tells this compiler from another that may have come to lie at the same path.
    var identity: String { FileIdentity.text(URL(fileURLWithPath: compiler).resolvingSymlinksInPath().path) }
}
