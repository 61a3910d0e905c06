import Foundation
import TestSupport
import Testing

@testable import RenderCoordinator
@testable import RenderModel

/// Workers that are shell scripts, which say what a worker says.
struct WorkerSessionTests {
    /// - Parameter answer: What it does when it has read a request; `$tries` counts the processes.
    private func session(_ answer: String) throws -> WorkerSession {
        let folder = try temporaryFolder().path
        let script = """
            echo x >> \(folder)/tries; tries=$(wc -l < \(folder)/tries)
            echo "{\\"ready\\":{\\"process\\":$$}}"
            while read -r line; do \(answer); done
            """
        return WorkerSession(
            WorkerLaunch(
                executable: "/bin/sh", arguments: ["-c", script], environment: ["PATH": "/usr/bin:/bin"]))
    }

    @Test func aLifeThatIsKilledFromOutsideIsReplacedOnce() throws {
        let once = try session(#"[ "$tries" -gt 1 ] || kill -9 $$; echo '{"checked":{}}'"#)
        guard case .success = once.ask(.keepData, within: 10).result else {
            Issue.record("the picture is lost")
            return
        }
        let always = try session("kill -9 $$")
        guard case .failure(let reason) = always.ask(.keepData, within: 10).result else {
            Issue.record("who was killed twice has answered")
            return
        }
        #expect(reason.message.contains("killed by SIGKILL"), "\(reason.message)")
        // What user code may have done already is not done again.
        let careful = try session(#"[ "$tries" -gt 1 ] || kill -9 $$; echo '{"checked":{}}'"#)
        guard case .failure = careful.ask(.keepData, within: 10, again: false).result else {
            Issue.record("it was asked twice")
            return
        }
    }

    @Test func aReplyToSomethingElseIsAFailure() throws {
        let session = try session(#"echo '{"checked":{}}'"#)
        guard case .failure(let reason) = session.ask(.describe(), within: 10).result else {
            Issue.record("it was taken for widgets")
            return
        }
        #expect(reason.message.contains("the worker process answered"), "\(reason.message)")
    }
}
