import Foundation
import Glibc
import RenderModel
import Synchronization
import SystemSupport

/// Carries tools out as commands of a program: each is a process of its own, which can be ended, and whose faults stay
/// there.
struct CommandToolRunner: ToolRunner {
    /// The path of `darkroom`.
    let program: String
    /// Where commands write what no folder was named for.
    let folder: String

    /// Seconds that a canceled command has to put things in order.
    private static let patience = 5.0
    /// Bytes of its document that are kept, and of what it says beside it.
    private static let limit = 64 << 20, lastWords = 8 << 10

    func run(_ call: ToolCall) -> ToolResult {
        let output = "\(folder)/\(UUID().uuidString.prefix(8))"
        let arguments = call.tool.arguments(call.values, output: output) + ["--json"]
        guard let standardOutput = DescriptorIO.pipe(), let standardError = DescriptorIO.pipe() else {
            return ToolResult(text: "no pipe is left: \(String(cString: strerror(errno)))", isError: true)
        }
        let nothing = open("/dev/null", O_RDWR | O_CLOEXEC)
        var process = ConfinedProcess(program, arguments, environment: ProcessInfo.processInfo.environment)
        process.leadsGroup = true
        let child: pid_t
        do throws(ConfinedProcess.Errno) {
            child = try process.start(input: nothing, output: standardOutput.write, error: standardError.write)
        } catch {
            [nothing, standardOutput.read, standardOutput.write, standardError.read, standardError.write].forEach {
                close($0)
            }
            return ToolResult(text: "cannot start \(program): \(error)", isError: true)
        }
        RunningProcesses.shared.insert(tree: child)
        [nothing, standardOutput.write, standardError.write].forEach { close($0) }
        let life = ChildLife(child)
        call.ends { life.end(within: Self.patience) }
        let errors = Mutex(Data())
        let listening = DispatchGroup()
        listening.enter()
        Thread.detachNewThread {
            Self.forEachLine(standardError.read) { line in
                errors.withLock { $0 = ($0 + line + [UInt8(ascii: "\n")]).suffix(Self.lastWords) }
                let text = String(decoding: line, as: UTF8.self)
                if !text.allSatisfy(\.isWhitespace) { call.report(text) }
            }
            listening.leave()
        }
        var document = Data()
        while let piece = DescriptorIO.read(standardOutput.read), !piece.isEmpty {
            document += piece.prefix(max(0, Self.limit - document.count))
        }
        let status = life.wait()
        RunningProcesses.shared.remove(tree: child)
        call.ends(by: nil)
        listening.wait()
        [standardOutput.read, standardError.read].forEach { close($0) }
        return result(of: call, document, errors.withLock(\.self), status)
    }

    private static func forEachLine(_ descriptor: Int32, _ body: (Data) -> Void) {
        var reader = LineReader(descriptor: descriptor)
        while let line = reader.waitForLine() { body(line) }
    }

    private func result(of call: ToolCall, _ output: Data, _ errors: Data, _ status: Int32) -> ToolResult {
        guard let document = try? JSONDecoder().decode(JSONValue.self, from: output),
            case .object(let fields) = document, let exit = fields["exitStatus"]?.integer
        else {
            let signal = status & 0x7F
            let how = signal == 0 ? "ended with status \(status >> 8 & 0xFF)" : "was ended by signal \(signal)"
            let words = String(decoding: errors, as: UTF8.self)
            return ToolResult(text: "darkroom \(call.tool.command) \(how)\n\(words)", isError: true)
        }
        // Differences and findings are what was asked about.
        return ToolResult(
            document: document, images: call.tool.images(in: fields["result"] ?? .null, call.values),
            isError: exit > 1)
    }
}

/// A child that is ended by one thread while another waits for it: never when its number may be somebody else's.
private final class ChildLife: Sendable {
    private let child: pid_t
    private let hasEnded = Mutex(false)

    init(_ child: pid_t) { self.child = child }

    /// - Returns: what `waitpid` says.
    func wait() -> Int32 {
        // Waits without taking the number away.
        var information = siginfo_t()
        _ = DescriptorIO.uninterrupted { waitid(P_PID, id_t(child), &information, WEXITED | WNOWAIT) }
        return hasEnded.withLock { hasEnded in
            hasEnded = true
            return DescriptorIO.end(of: child)
        }
    }

    func end(within seconds: Double) {
        signal(SIGTERM)
        Thread.detachNewThread { [self] in
            Thread.sleep(forTimeInterval: seconds)
            signal(SIGKILL)
        }
    }

    private func signal(_ number: Int32) {
        hasEnded.withLock { hasEnded in
            if !hasEnded { kill(number == SIGKILL ? -child : child, number) }
        }
    }
}
