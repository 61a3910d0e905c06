import Dispatch
import Foundation
import Glibc
import Synchronization

/// What is left behind when the user interrupts: nothing.
package enum CleanUp {
    private static let isEnding = Atomic(false)

    // Written on the main thread before any work begins, and read by nobody: a source must only stay alive.
    private nonisolated(unsafe) static var sources: [any DispatchSourceSignal] = []

    /// Writing a file that is larger than a limit allows fails from now on, and does not kill.
    package static func outliveFileLimits() { signal(SIGXFSZ, SIG_IGN) }

    /// On SIGINT and SIGTERM ends the workers, runs `body` and dies of the signal.
    package static func onInterrupt(_ body: @escaping @Sendable () -> Void) {
        // Writing to a worker that has just died must fail, not kill.
        signal(SIGPIPE, SIG_IGN)
        let numbers = [SIGINT, SIGTERM], isRegistered = DispatchSemaphore(value: 0)
        for number in numbers {
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global(qos: .userInitiated))
            source.setEventHandler {
                isEnding.store(true, ordering: .sequentiallyConsistent)
                RunningWorkers.shared.killAll()
                body()
                signal(number, SIG_DFL)
                kill(getpid(), number)
                // Whoever started us may have blocked the signal.
                _exit(128 + number)
            }
            source.setRegistrationHandler { isRegistered.signal() }
            source.resume()
            sources.append(source)
        }
        // Until then a signal ends the process at once, with no workers and no files, but an empty folder or two.
        for _ in numbers { isRegistered.wait() }
    }

    /// Before a file is written: nothing comes after an interruption.
    package static func stopIfEnding() {
        while isEnding.load(ordering: .sequentiallyConsistent) { pause() }
    }

    /// Removes a folder that others may still write into: threads that were at it, workers that are about to die. Each
    /// may have one file under way.
    package static func remove(_ folder: String) {
        for _ in 0..<100 {
            try? FileManager.default.removeItem(atPath: folder)
            guard isEnding.load(ordering: .sequentiallyConsistent) else { return }
            // Once more after a moment: whoever was about to make the folder anew has done it by then.
            usleep(2000)
            if access(folder, F_OK) != 0 { return }
        }
    }
}
