import Glibc
import Testing

@testable import RenderCoordinator

struct WorkerMemoryTests {
    @Test(
        arguments: [
            (1, 16 << 30, 8 << 30), (4, 16 << 30, (16 << 30) / 5), (8, 2 << 30, 1 << 30), (1, nil, 8 << 30)
        ] as [(Int, Int?, Int)])
    func theShareFollowsTheMachineAndTheJobs(jobs: Int, available: Int?, share: Int) {
        let found = WorkerMemory.share(jobs: jobs, of: available)
        #expect(abs(found - share) < 1 << 20)
    }

    @Test func theMachineSaysWhatItHas() throws {
        #expect(try #require(WorkerMemory.available) > 64 << 20)
        #expect(WorkerMemory.resident(getpid()) > 1 << 20)
    }

    @Test func deathAtTheLimitIsCalledMemory() {
        let reporter = WorkerDeath(
            waitStatus: SIGSEGV, standardError: "x\nFatal error: Out of memory\n", memory: 2_040_109_466)
        #expect(reporter.reason.message.hasPrefix("memory: the widget used more than 1.9 GB, its share"))
        let runtime = WorkerDeath(
            waitStatus: SIGABRT,
            standardError: "Fatal error: failed to allocate 4294967328 bytes of memory with alignment 8\n")
        #expect(runtime.reason.message.hasPrefix("memory: the widget used more than it may"))
    }
}
