import Foundation
import SystemSupport

/// The source line of a trap, for messages such as `Index out of range`, which name only the standard library's own.
enum TrapLocation {
    /// How long a symbolizer may read the line tables of a large program, in seconds.
    private static let seconds = 30.0

    /// `Provider.swift:12`, or nil where there is no `llvm-symbolizer` on `PATH` or no line table in the program.
    static func text(
        program: String, offset: Int, environment: [String: String] = ProcessInfo.processInfo.environment
    ) -> String? {
        guard let symbolizer = ProgramSearch.path(of: "llvm-symbolizer", environment: environment) else { return nil }
        let kept = environment.filter { ["PATH", "LD_LIBRARY_PATH"].contains($0.key) }
        var process = ConfinedProcess(
            symbolizer, ["--obj=\(program)", "--no-inlines", String(offset)], environment: kept)
        process.policy = policy(symbolizer, reading: program, environment: kept)
        process.folder = "/"
        guard let answer = try? process.run(limit: 1 << 20, within: seconds), answer.isSuccess else { return nil }
        return location(inSymbolizerOutput: answer.text)
    }

    /// The program is somebody else's, who may have made it for a fault of the symbolizer's: that reads it and what is
    /// installed, writes nothing and has no network.
    static func policy(_ symbolizer: String, reading program: String, environment: [String: String]) -> SandboxPolicy {
        var policy = SandboxPolicy.tool(symbolizer, environment: environment)
        policy.readable.insert(program)
        return policy
    }

    /// The second line is `file:line:column`. Absolute paths are a machine's own, so only their last part is kept.
    static func location(inSymbolizerOutput output: String) -> String? {
        let lines = output.split(separator: "\n")
        guard lines.count > 1, let match = lines[1].wholeMatch(of: #/(.+):(\d+):\d+/#), match.2 != "0" else {
            return nil
        }
        let file = String(match.1)
        let name = file.hasPrefix("./") ? String(file.dropFirst(2)) : file.lastPathComponent
        return name == "<compiler-generated>" ? nil : "\(name):\(match.2)"
    }
}
