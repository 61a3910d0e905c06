import Dispatch
import Glibc

/// What is left behind when the user interrupts: nothing.
enum CleanUp {
    // Written on the main thread before any work begins, and read by nobody: a source must only stay alive.
    private nonisolated(unsafe) static var sources: [any DispatchSourceSignal] = []

    /// On SIGINT and SIGTERM ends the workers, runs `body` and dies of the signal.
    static func onInterrupt(_ body: @escaping @Sendable () -> Void) {
        // Writing to a worker that has just died must fail, not kill.
        signal(SIGPIPE, SIG_IGN)
        let numbers = [SIGINT, SIGTERM], isRegistered = DispatchSemaphore(value: 0)
        for number in numbers {
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global(qos: .userInitiated))
            source.setEventHandler {
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
}
