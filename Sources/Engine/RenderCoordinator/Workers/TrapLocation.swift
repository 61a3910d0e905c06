import Foundation
import Glibc
import Synchronization
import SystemSupport

/// The source line of a trap, for messages such as `Index out of range`, which name only the standard library's own.
enum TrapLocation {
    /// How long a symbolizer may read the line tables of a large program, in seconds.
    private static let seconds = 30.0

    private struct Place: Hashable {
        var program: String
        var offset: Int
    }

    /// What was asked for before: many widgets may trap in the same place, and a symbolizer takes 0.2 s.
    private static let known = Mutex<[Place: String?]>([:])

    /// The line of the first place that has one, such as `Provider.swift:12`; where none has, as where nil is unwrapped at
    /// the end of a chain, the function of the first, such as `in Clock.body`. Nil where there is no `llvm-symbolizer` on
    /// `PATH`, and where the program has no names.
    static func text(
        program: String, offsets: some Collection<Int>,
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) -> String? {
        var function: String?
        for offset in offsets {
            let place = Place(program: program, offset: offset)
            let answer =
                known.withLock { $0[place] } ?? symbolized(program: program, offset: offset, environment: environment)
            known.withLock { $0[place] = .some(answer) }
            guard let answer else { continue }
            if let location = location(inSymbolizerOutput: answer) { return location }
            let name = answer.split(separator: "\n").first.map(String.init)
            function = function ?? name.flatMap(SwiftSymbol.sourceName)
        }
        return function.map { "in \($0)" }
    }

    private static func symbolized(program: String, offset: Int, environment: [String: String]) -> String? {
        guard let symbolizer = ProgramSearch.path(of: "llvm-symbolizer", environment: environment) else { return nil }
        let kept = environment.filter { ["PATH", "LD_LIBRARY_PATH"].contains($0.key) }
        var process = ConfinedProcess(
            symbolizer, ["--obj=\(program)", "--no-inlines", String(offset)], environment: kept)
        process.policy = policy(symbolizer, reading: program, environment: kept)
        process.folder = "/"
        guard let answer = try? process.run(limit: 1 << 20, within: seconds), answer.isSuccess else { return nil }
        return answer.text
    }

    /// The program is somebody else's, who may have made it for a fault of the symbolizer's: that reads it and what is
    /// installed, writes nothing and has no network.
    static func policy(_ symbolizer: String, reading program: String, environment: [String: String]) -> SandboxPolicy {
        var policy = SandboxPolicy.tool(symbolizer, environment: environment)
        policy.readable.insert(program)
        return policy
    }

    private static let place = Pattern(#/(.+):(\d+):\d+/#)

    /// The second line is `file:line:column`. Absolute paths are a machine's own, so only their last part is kept.
    static func location(inSymbolizerOutput output: String) -> String? {
        let lines = output.split(separator: "\n")
        guard lines.count > 1, let match = lines[1].wholeMatch(of: Self.place), match.2 != "0" else {
            return nil
        }
        let file = String(match.1)
        let name = file.hasPrefix("./") ? String(file.dropFirst(2)) : file.lastPathComponent
        return name == "<compiler-generated>" ? nil : "\(name):\(match.2)"
    }
}

/// The size of a worker's main stack, on which views are resolved, laid out and drawn.
///
/// A stack cannot grow once the program runs: the system takes the size from the limit that the program was started
/// under. Memory that is not reached costs nothing.
package enum MainStack {
    /// For 4,000 bodies, one in the other, at 32 kB each: in debug a body with a stack and padding around an erased
    /// view takes 9 kB, in release a fifth. A recursion without end has touched all of it in less than a second.
    package static let size: rlim_t = 128 << 20

    /// Starts a process under the limit, also where the user's is higher: a recursion without end must end, and without a
    /// limit the system lays memory out in another way. Other threads must not start any meanwhile.
    package static func limited<Result, Failure: Error>(_ start: () throws(Failure) -> Result) throws(Failure) -> Result
    {
        let resource = __rlimit_resource_t(RLIMIT_STACK.rawValue)
        var limit = rlimit()
        guard getrlimit(resource, &limit) == 0, limit.rlim_cur != size else { return try start() }
        var own = rlimit(rlim_cur: min(size, limit.rlim_max), rlim_max: limit.rlim_max)
        guard setrlimit(resource, &own) == 0 else { return try start() }
        defer { setrlimit(resource, &limit) }
        return try start()
    }
}
