import Foundation
import Glibc

/// A process with those that it has started. Tools give theirs groups of their own, which no signal to one reaches.
enum ProcessTree {
    /// Ends all of them.
    static func end(_ root: pid_t) {
        // Stopped one after the other, none can start another meanwhile.
        var found: [pid_t] = [], waiting = [root]
        while let next = waiting.popLast() {
            kill(next, SIGSTOP)
            found.append(next)
            waiting += children(of: next)
        }
        kill(-root, SIGKILL)
        for process in found { kill(process, SIGKILL) }
    }

    private static func children(of process: pid_t) -> [pid_t] {
        let tasks = "/proc/\(process)/task"
        let threads = (try? FileManager.default.contentsOfDirectory(atPath: tasks)) ?? []
        return threads.flatMap { thread in
            (DescriptorIO.text("\(tasks)/\(thread)/children") ?? "").split(separator: " ").compactMap { pid_t($0) }
        }
    }
}
