import Glibc
import Testing

@testable import WidgetRenderer

struct WorkerDeathTests {
    @Test func aTrapIsToldWithItsMessageAndWithoutAddresses() {
        let death = WorkerDeath(waitStatus: SIGILL, standardError: """
            user output
            Clock/Provider.swift:12: Fatal error: no entries
            of any kind
            Current stack trace:
            0    libswiftCore.so 0x00007fb8ef95f130 swift_reportError + 33
            """)
        #expect(death.reason == FailureReason(.crashed, "trapped: Clock/Provider.swift:12: Fatal error: no entries\nof any kind"))
    }

    @Test func signalsAndExitsHaveNames() {
        #expect(WorkerDeath(waitStatus: SIGSEGV, standardError: "").reason.message == "killed by SIGSEGV: a bad memory access")
        #expect(WorkerDeath(waitStatus: SIGSEGV, standardError: "x\nFatal error: Stack overflow\n").reason.message
            == "stack overflow: something calls itself without end")
        #expect(WorkerDeath(waitStatus: 3 << 8, standardError: "bye\n").reason.message
            == "the process exited with status 3 in the middle of the request; it last wrote: bye")
    }
}
