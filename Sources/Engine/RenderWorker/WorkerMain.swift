internal import CCrashReporter
internal import CDeterminism
internal import CProcessLife
import Foundation
import FoundationCompat
import Glibc
import ImageFormats
import Launch
import ProcessContext
import Rasterizer
import RenderModel
import SystemSupport
import Typesetting
import WidgetKitCore

/// A worker process: requests come on standard input, replies leave on what was standard output.
enum WorkerMain {
    @MainActor
    static func run(_ sandbox: Sandbox, host: @escaping @MainActor () throws -> any WidgetHosting) -> Never {
        let (requests, replies) = claimStandardDescriptors()
        limitDamage()
        Rasterizer.keepFreedMemory()
        // Before the first request freezes it at its own instant, the clock is at Apple's 9:41 already: whatever
        // looks at it in a static initializer sees nothing of today.
        VirtualClock.beginLife(at: ClockTime.defaultInstant(in: .current))
        let server = WorkerServer(host: host, state: KeptState())
        server.warmUp()
        LifeTemplate.beginLife(sandbox, replies: replies)
        ProcessContext.current.blockedCalls = { missing, reason in
            say(.lastWords(missing, reason: reason), to: replies)
        }
        // On whichever thread traps.
        darkroom_say_before_trap({ @Sendable descriptor in WorkerMain.sayLastWords(to: descriptor) }, replies)
        live(server, requests: requests, replies: replies)
    }

    private static func sayLastWords(to descriptor: Int32) {
        let requests = MissingData.drain()
        if !requests.isEmpty { say(.lastWords(requests), to: descriptor) }
    }

    /// Says something while another thread may be in the middle of a line.
    private static func say(_ reply: WorkerReply, to descriptor: Int32) {
        guard var line = try? MessageCoding.line(reply) else { return }
        line.insert(MessageCoding.lineFeed, at: 0)
        _ = DescriptorIO.write(line, to: descriptor)
    }

    /// What a life does until it ends.
    @MainActor
    private static func live(_ server: WorkerServer, requests: Int32, replies: Int32) -> Never {
        do {
            try NetworkAccess.install(in: .current)
        } catch {
            _ = DescriptorIO.write(Data("\(error)\n".utf8), to: STDERR_FILENO)
            _exit(70)
        }

        let (stream, continuation) = AsyncStream.makeStream(of: WorkerRequest.self)
        Thread.detachNewThread {
            var reader = LineReader(descriptor: requests)
            while let line = reader.waitForLine() {
                guard let request = try? MessageCoding.message(WorkerRequest.self, line: line) else { _exit(70) }
                continuation.yield(request)
            }
            // The coordinator is gone or done; nobody waits for what user code has under way.
            darkroom_life_will_end(darkroom_life_last)
            _exit(0)
        }
        Task { @MainActor in
            send(.ready(process: darkroom_machine_process()), to: replies)
            for await request in stream {
                let reply = await server.answer(request)
                send(reply, to: replies)
                if case .needsFreshProcess = reply {
                    darkroom_life_will_end(darkroom_life_spent)
                    _exit(0)
                }
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
        // The main thread's stack is large, for views that nest; what else runs has what threads usually have.
        darkroom_limit_thread_stacks(8 << 20)
    }

    /// - Parameter afterPart: whether a life may have died in the middle of a line, which this ends.
    static func send(_ reply: WorkerReply, to descriptor: Int32, afterPart: Bool = false) {
        fflush(nil)
        var line: Data
        do {
            line = try MessageCoding.line(reply)
        } catch {
            let reason = FailureReason(.failed, "the result cannot be written as JSON: \(error)")
            line = try! MessageCoding.line(WorkerReply.failed(reason))  // Strings only.
        }
        if afterPart { line.insert(MessageCoding.lineFeed, at: 0) }
        if !DescriptorIO.write(line, to: descriptor) { _exit(0) }
    }
}

/// A widget or a bundle as a program: what its `main()` calls. It serves requests until it is told to end.
package enum WidgetProgram {
    /// - Parameter host: Makes the widget's host; called with the first request.
    @MainActor
    package static func run(host: @escaping @MainActor () throws -> any WidgetHosting) -> Never {
        let arguments = Array(CommandLine.arguments.dropFirst())
        switch arguments.first {
        case WorkerArguments.worker:
            let sandbox = Sandbox(arguments)
            sandbox.enter(life: false)
            ProcessContext.current.beginWorker(arguments)
            MainBundle.install()
            guard arguments.contains(WorkerArguments.previews) else { WorkerMain.run(sandbox, host: host) }
            WorkerMain.run(sandbox) { PreviewHost { _ = try host().descriptors() } }
        case WorkerArguments.decoder:
            ProcessContext.current.beginDecoder()
            DecoderMain.run { _ = Typesetter.shared.fingerprint }
        default:
            // A package's own program has the command line linked in; what darkroom compiles has not.
            darkroom_run_linked_command_line()
            let name = URL(fileURLWithPath: CommandLine.arguments[0]).lastPathComponent
            let text = "error: \(name) serves 'darkroom' and has no commands of its own; run 'darkroom --help'\n"
            _ = DescriptorIO.write(Data(text.utf8), to: STDERR_FILENO)
            exit(2)
        }
    }
}

extension ProcessContext {
    /// What a worker begins with, before it draws anything and forks its first life. The launch file is read here, while
    /// its folder is open: a life has a home of its own.
    ///
    /// Bundle, home, defaults and containers follow from it, where they are first asked for; a life finds out itself
    /// who answers its requests (`NetworkAccess`), and each request says its locale.
    ///
    /// - Parameter arguments: the process's own, without its name.
    @MainActor
    func beginWorker(_ arguments: [String]) {
        fontCaches = launch.fontCaches
        if let client = TrialClient.inherited() { decodingJudge = { client.outcome($0, $1) } }

        let place = arguments.firstIndex(of: WorkerArguments.omitWidgets)
        let omitted = place.flatMap { arguments.dropFirst($0 + 1).first }?.split(separator: ",").compactMap { Int($0) }
        announcedWidgets = AnnouncedWidgets(
            omitting: Set(omitted ?? []), isAnnouncing: arguments.contains(WorkerArguments.announceWidgets))
    }

    /// The same for the process that tries image files.
    func beginDecoder() { fontCaches = launch.fontCaches }
}
