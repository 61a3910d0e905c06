import CDeterminism
import Dispatch
import Foundation
import Testing

/// The clock and the entropy belong to the process, so these tests run one at a time, and on the main actor, where
/// the goldens stop the clock too.
@Suite(.serialized) @MainActor
struct DeterminismTests {
    @Test func dateStandsStillAndMonotonicClocksRun() {
        darkroom_clock_freeze(1_767_260_460_500_000_000)
        defer { darkroom_clock_release() }
        let before = ContinuousClock.now
        #expect(Date().timeIntervalSince1970 == 1_767_260_460.5)
        usleep(2000)
        #expect(Date.now.timeIntervalSince1970 == 1_767_260_460.5)
        #expect(time(nil) == 1_767_260_460)
        #expect(ContinuousClock.now - before >= .milliseconds(2))
    }

    @Test func anInstantBefore1970HasPositiveNanoseconds() {
        darkroom_clock_freeze(-1)
        defer { darkroom_clock_release() }
        var now = timespec()
        clock_gettime(CLOCK_REALTIME, &now)
        #expect(now.tv_sec == -1)
        #expect(now.tv_nsec == 999_999_999)
    }

    @Test func releasedItRuns() {
        darkroom_clock_freeze(0)
        darkroom_clock_release()
        #expect(Date().timeIntervalSince1970 > 1_700_000_000)
    }

    /// In a process of its own: a clock that another test sets between the two ends of a wait makes months of it.
    @Test func waitsLastAsLongAsTheyWould() async {
        await #expect(processExitsWith: .success) {
            for frozenSecond: Int64 in [1_000_000_000, 4_000_000_000] {
                darkroom_clock_freeze(frozenSecond * 1_000_000_000)
                let semaphore = DispatchSemaphore(value: 0), start = ContinuousClock.now
                #expect(semaphore.wait(timeout: .now() + 0.05) == .timedOut)
                #expect(!Self.waitsForCondition(until: Date(timeIntervalSinceNow: 0.05)))
                let waited = ContinuousClock.now - start
                #expect(waited >= .milliseconds(95))
                #expect(waited < .seconds(60))
            }
        }
    }

    private nonisolated static func waitsForCondition(until date: Date) -> Bool {
        let condition = NSCondition()
        condition.lock()
        defer { condition.unlock() }
        return condition.wait(until: date)
    }

    @Test func theSameSeedGivesTheSameRandomness() {
        defer { darkroom_entropy_release() }
        func draw(seed: UInt64) -> [String] {
            darkroom_entropy_seed(seed)
            return [
                "\(Int.random(in: 0..<1_000_000))", UUID().uuidString, "\(Array(0..<20).shuffled())",
                "\(Double.random(in: 0...1))", "\(drand48())", "\(rand())", "\(UInt64.random(in: .min ... .max))"
            ]
        }
        let first = draw(seed: 1), other = draw(seed: 2)
        #expect(draw(seed: 1) == first)
        for (a, b) in zip(first, other) { #expect(a != b) }
    }

    @Test func releasedEntropyIsTheSystems() {
        darkroom_entropy_seed(1)
        darkroom_entropy_release()
        let words = (0..<4).map { _ in UInt64.random(in: .min ... .max) }
        darkroom_entropy_seed(1)
        darkroom_entropy_release()
        #expect((0..<4).map { _ in UInt64.random(in: .min ... .max) } != words)
    }

    @Test func theNetworkIsRefusedAndLocalSocketsAreNot() throws {
        darkroom_network_refuse()
        defer { darkroom_network_allow() }
        let socket = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(socket) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = 80
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        let size = socklen_t(MemoryLayout<sockaddr_in>.size)
        func connectResult() -> (Int32, Int32) {
            withUnsafePointer(to: &address) { pointer in
                pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { (connect(socket, $0, size), errno) }
            }
        }
        #expect(connectResult() == (-1, ENETUNREACH))
        var result: UnsafeMutablePointer<addrinfo>?
        #expect(getaddrinfo("127.0.0.1", nil, nil, &result) == EAI_FAIL)
        darkroom_network_allow()
        #expect(connectResult().1 != ENETUNREACH)
        var pair: [Int32] = [0, 0]
        darkroom_network_refuse()
        #expect(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &pair) == 0)
        pair.forEach { close($0) }
    }

    @Test func otherFilesAreReadAsTheyAre() throws {
        darkroom_entropy_seed(1)
        defer { darkroom_entropy_release() }
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: file) }
        try Data("hello".utf8).write(to: file)
        // The descriptor's number may have been the random device's.
        let device = open("/dev/urandom", O_RDONLY)
        close(device)
        let descriptor = open(file.path, O_RDONLY)
        defer { close(descriptor) }
        var bytes = [UInt8](repeating: 0, count: 16)
        #expect(read(descriptor, &bytes, 16) == 5)
        #expect(bytes.prefix(5).elementsEqual("hello".utf8))
    }
}
