import Foundation
import Glibc

/// A run that `Scripts/fuzz-readers` asks for, by environment variables that it alone sets.
struct FuzzRun: Sendable {
    private let environment: [String: String]

    /// nil in an ordinary run of the tests.
    static let asked = ProcessInfo.processInfo.environment["DARKROOM_FUZZ"].map { _ in
        FuzzRun(environment: ProcessInfo.processInfo.environment)
    }

    private func number(_ name: String) -> Int { environment["DARKROOM_FUZZ_" + name].flatMap(Int.init) ?? 0 }

    func perform() throws {
        let wanted = environment["DARKROOM_FUZZ"] ?? ""
        guard let reader = Reader.all.first(where: { $0.name == wanted }) else {
            // Anything else asks for the list.
            return print(Reader.all.map { "reader: \($0.name)" }.joined(separator: "\n"))
        }
        let inputs = Mutation(reader, seed: UInt64(number("SEED"))), first = number("FROM")
        if let path = environment["DARKROOM_FUZZ_WRITE"] {
            return try inputs.input(first).write(to: URL(fileURLWithPath: path))
        }
        if let path = environment["DARKROOM_FUZZ_INPUT"] {
            return _ = try? reader.read(Data(contentsOf: URL(fileURLWithPath: path)))
        }
        let state = try State(path: environment["DARKROOM_FUZZ_STATE"] ?? "/dev/null")
        let end = Date().addingTimeInterval(Double(number("SECONDS")))
        let watch = Watch(state: state, milliseconds: number("MILLISECONDS"), megabytes: number("MEGABYTES"))
        let done = DispatchSemaphore(value: 0)
        // As much stack as a program's main thread has.
        let thread = Thread {
            var count = first
            while Date() < end {
                state.begin(count)
                try? reader.read(inputs.input(count))
                count += 1
            }
            state.finish(count)
            done.signal()
        }
        thread.stackSize = 8 << 20
        watch.start()
        thread.start()
        done.wait()
    }

    /// The number of the input that is read, in a file that outlives the process.
    private final class State: @unchecked Sendable {
        private let words: UnsafeMutablePointer<UInt64>

        init(path: String) throws {
            let descriptor = open(path, O_RDWR | O_CREAT, 0o600)
            guard descriptor >= 0, ftruncate(descriptor, 32) == 0,
                let memory = mmap(nil, 32, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0), memory != MAP_FAILED
            else { throw CocoaError(.fileWriteUnknown) }
            close(descriptor)
            words = memory.bindMemory(to: UInt64.self, capacity: 4)
        }

        func begin(_ number: Int) {
            words[1] = Self.now(CLOCK_PROCESS_CPUTIME_ID)
            words[2] = Self.now(CLOCK_MONOTONIC)
            words[0] = UInt64(number)
        }

        /// The number of the input that would come next; the highest bit tells that the time is over.
        func finish(_ number: Int) {
            words[2] = 0
            words[0] = UInt64(number) | 1 << 63
        }

        /// Milliseconds of the processor and of the clock since the input began.
        var spent: (processor: Int, clock: Int) {
            // Read before the clocks are: an input that begins in between would have taken less than no time, and one
            // that ends leaves the next one's number.
            let (number, processor, clock) = (words[0], words[1], words[2])
            guard clock > 0 else { return (0, 0) }
            let now = (processor: Self.now(CLOCK_PROCESS_CPUTIME_ID), clock: Self.now(CLOCK_MONOTONIC))
            guard words[0] == number, now.processor >= processor, now.clock >= clock else { return (0, 0) }
            return (Int((now.processor - processor) / 1_000_000), Int((now.clock - clock) / 1_000_000))
        }

        private static func now(_ clock: clockid_t) -> UInt64 {
            var time = timespec()
            clock_gettime(clock, &time)
            return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
        }
    }

    /// Ends the process where an input takes too long or too much: status 3 or 4.
    private struct Watch: Sendable {
        let state: State
        let milliseconds: Int
        let megabytes: Int

        private static var resident: Int {
            let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
            return (text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0) * Int(getpagesize()) >> 20
        }

        func start() {
            let before = Self.resident
            Thread.detachNewThread {
                while true {
                    usleep(50_000)
                    let spent = state.spent
                    // A busy machine lets a thread wait; one that waits for ever does so on no processor.
                    if spent.processor > milliseconds || spent.clock > 20 * milliseconds { _exit(3) }
                    if Self.resident - before > megabytes { _exit(4) }
                }
            }
        }
    }
}
