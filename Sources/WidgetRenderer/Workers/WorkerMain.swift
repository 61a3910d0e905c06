import CCrashReporter
import CDeterminism
import DisplayList
import Foundation
import Glibc
import Rasterizer
import WidgetKitCore

/// The life of a worker process: requests come on standard input, replies leave on what was standard output.
enum WorkerMain {
    @MainActor
    static func run(host: @escaping @MainActor () throws -> any WidgetHosting) -> Never {
        let (requests, replies) = claimStandardDescriptors()
        limitDamage()
        Rasterizer.keepFreedMemory()
        PictureEncoding.png = { list, scale in
            (try? Rasterizer().rasterize(list, scale: scale)).flatMap { try? PNGEncoder().encode($0.bitmap) }
        }
        PictureEncoding.pixels = { list, scale in
            (try? Rasterizer().rasterize(list, scale: scale))?.bitmap.withUnsafeBytes { bytes in
                var pixels = Data(bytes)
                // A bitmap's pixels begin with blue.
                for index in stride(from: 0, to: pixels.count, by: 4) { pixels.swapAt(index, index + 2) }
                return pixels
            }
        }
        // Before the first request freezes it at its own instant, the clock is at Apple's 9:41 already: whatever
        // looks at it in a static initialiser sees nothing of today.
        darkroom_clock_freeze(Int64(ClockTime.defaultInstant(in: .current).timeIntervalSince1970 * 1e9))

        do {
            try NetworkAccess.install()
        } catch {
            FileHandle.standardError.write(Data("\(error)\n".utf8))
            _exit(70)
        }

        let server = WorkerServer(host: host)
        let (stream, continuation) = AsyncStream.makeStream(of: WorkerRequest.self)
        Thread.detachNewThread {
            var reader = LineReader(descriptor: requests)
            while let line = reader.waitForLine() {
                guard let request = try? MessageCoding.message(WorkerRequest.self, line: line) else { _exit(70) }
                continuation.yield(request)
            }
            // The coordinator is gone or done; nobody waits for what user code has under way.
            _exit(0)
        }
        Task { @MainActor in
            send(.ready, to: replies)
            for await request in stream {
                send(await server.answer(request), to: replies)
            }
        }
        // Serves the main actor, the main queue and timers alike: providers complete through any of them.
        while true { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
    }

    /// User code prints and reads as it likes, and never meets the messages.
    private static func claimStandardDescriptors() -> (requests: Int32, replies: Int32) {
        let requests = fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 100), replies = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 100)
        let nothing = open("/dev/null", O_RDONLY)
        dup2(nothing, STDIN_FILENO)
        close(nothing)
        dup2(STDERR_FILENO, STDOUT_FILENO)
        return (requests, replies)
    }

    private static func limitDamage() {
        darkroom_prepare_for_crashes()
        // No core files: they take longer to write than a whole gallery.
        var none = rlimit(rlim_cur: 0, rlim_max: 0)
        setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &none)
        // An endless loop that allocates should meet its own end before the machine's.
        var memory = rlimit(rlim_cur: 8 << 30, rlim_max: 8 << 30)
        setrlimit(__rlimit_resource_t(RLIMIT_DATA.rawValue), &memory)
    }

    private static func send(_ reply: WorkerReply, to descriptor: Int32) {
        fflush(nil)
        let line: Data
        do {
            line = try MessageCoding.line(reply)
        } catch {
            let reason = FailureReason(.failed, "the result cannot be written as JSON: \(error)")
            line = try! MessageCoding.line(WorkerReply.failed(reason))  // Strings only.
        }
        line.withUnsafeBytes { bytes in
            var offset = 0
            while offset < bytes.count {
                let count = write(descriptor, bytes.baseAddress! + offset, bytes.count - offset)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { _exit(0) }
                offset += count
            }
        }
    }
}
