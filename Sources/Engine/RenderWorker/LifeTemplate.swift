import CProcessLife
import Foundation
import Glibc
import RenderModel
import SystemSupport

/// The process from which every life of a worker is forked: it has started, has loaded fonts and tables, and has run
/// nothing of the user's.
///
/// A fork has the forking thread only, and Dispatch does not survive one: until then nothing may start a thread, use
/// a queue or make a task. So the template waits for its child and does nothing besides; requests and replies are the
/// child's own.
enum LifeTemplate {
    /// Forks one life after the other until nobody asks any more.
    ///
    /// - Returns: in each life, once. The template itself never returns.
    @MainActor
    static func beginLife(_ sandbox: Sandbox, replies: Int32) {
        while true {
            let home = Self.ownHome()
            let child = darkroom_life_fork()
            if child == 0 {
                for key in WorkerEnvironment.homes { if let home { setenv(key, home, 1) } }
                sandbox.enter(life: true)
                return
            }
            guard child > 0 else {
                let reason = FailureReason(.failed, "cannot fork a process: \(String(cString: strerror(errno)))")
                WorkerMain.send(.failed(reason), to: replies)
                _exit(71)
            }
            var status: Int32 = 0
            let end = darkroom_life_wait(child, &status)
            // What wrote files keeps its folder until the run ends.
            if let home { rmdir(home) }
            switch end {
            case darkroom_life_spent: continue
            case darkroom_life_last: _exit(0)
            default: WorkerMain.send(.ended(status: status), to: replies, afterPart: true)
            }
        }
    }

    /// A folder inside the worker's home: what one life writes there, another must not read.
    private static func ownHome() -> String? {
        guard let home = getenv("HOME") else { return nil }
        var template = Array("\(String(cString: home))/life-XXXXXX".utf8CString)
        return mkdtemp(&template).map { String(cString: $0) }
    }
}
