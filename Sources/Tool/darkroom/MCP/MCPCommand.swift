import ArgumentParser
import Foundation
import Glibc
import RenderCoordinator
import RenderModel
import Synchronization
import SystemSupport

/// Offers commands to assistants. The only command without `--json`: it speaks a protocol of its own.
struct MCPCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "mcp", abstract: "Serve Darkroom's tools to assistants over the Model Context Protocol.",
        discussion: """
            Speaks JSON-RPC over standard input and output, one message per line, until the input ends. Assistants \
            start this command; see docs/MCP.md. Tools: \(MCPTool.all.map(\.name).joined(separator: ", ")).
            """)

    func run() throws {
        // What is printed by accident must not be taken for a message.
        let output = dup(STDOUT_FILENO)
        dup2(STDERR_FILENO, STDOUT_FILENO)
        _ = fcntl(output, F_SETFD, FD_CLOEXEC)
        let beginning = FileManager.default.temporaryDirectory.path.appendingPath("darkroom-mcp")
        FolderLock.removeAbandoned(in: beginning.parentFolder) { $0.hasPrefix("darkroom-mcp-") }
        let (folder, lock) = try CommandFailure.wrapping { try FolderLock.newFolder(beginning) }
        CleanUp.onInterrupt { CleanUp.remove(folder) }
        defer { withExtendedLifetime(lock) { CleanUp.remove(folder) } }
        let order = Mutex(())
        let server = MCPServer(runner: CommandToolRunner(program: ThisProgram.path, folder: folder)) { message in
            guard !message.isNull else { return }
            // A reader that is gone is noticed at the end of the input.
            order.withLock { _ in _ = DescriptorIO.write(Data((message.text + "\n").utf8), to: output) }
        }
        var reader = MessageReader(STDIN_FILENO)
        while let line = reader.next() { server.receive(line) }
        server.close()
    }
}
