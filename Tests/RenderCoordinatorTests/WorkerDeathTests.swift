import Glibc
import Testing

@testable import RenderCoordinator
@testable import RenderModel

struct WorkerDeathTests {
    @Test func aTrapIsToldWithItsMessageAndWithoutAddresses() {
        let death = WorkerDeath(
            waitStatus: SIGILL,
            standardError: """
                user output
                Clock/Provider.swift:12: Fatal error: no entries
                of any kind
                Current stack trace:
                0    libswiftCore.so 0x00007fb8ef95f130 swift_reportError + 33
                """)
        #expect(
            death.reason
                == FailureReason(.crashed, "trapped: Clock/Provider.swift:12: Fatal error: no entries\nof any kind"))
    }

    @Test func whatIsLeftOutIsToldWithItsOwnPlaceOnly() {
        let death = WorkerDeath(
            waitStatus: SIGILL,
            standardError: """
                FoundationCompat/LeftOut.swift:16: Fatal error: App/Model.swift:73: 'return model' is left out
                Current stack trace:
                """)
        #expect(death.reason.message == "trapped: App/Model.swift:73: 'return model' is left out")
    }

    @Test func theFirstFrameOfTheProgramIsWhereATrapWas() {
        let death = WorkerDeath(
            waitStatus: SIGILL,
            standardError: """
                9    Clock  0x00007fb8ef95f130 <unavailable> + 1
                Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range
                Current stack trace:
                0    libswiftCore.so                    0x00007f124a55f130 swift_reportError + 33
                4    libswiftSwiftOnoneSupport.so       0x00007f124ac6ef65 <unavailable> + 175973
                5    Clock                              0x000055e21b506e31 <unavailable> + 24113
                6    Clock                              0x000055e21b50725f <unavailable> + 25183
                """)
        #expect(death.trapOffsets(inProgram: "Clock") == [24112, 25182])
        #expect(death.trapOffsets(inProgram: "Other").isEmpty)
        #expect(death.reason(at: "Views/W.swift:15").message == "trapped: Views/W.swift:15: Index out of range")
        #expect(death.reason(at: nil).message == "trapped: Index out of range")
    }

    @Test func aPlaceIsToldOnce() {
        let death = WorkerDeath(waitStatus: SIGILL, standardError: "Views/W.swift:15: Fatal error: no price\n")
        #expect(death.reason(at: "Views/W.swift:15").message == "trapped: Views/W.swift:15: Fatal error: no price")
        #expect(
            death.reason(at: "Views/V.swift:3").message
                == "trapped: Views/W.swift:15: Fatal error: no price (Views/V.swift:3)")
        // The runtime names the module, and not the folder.
        let module = WorkerDeath(waitStatus: SIGILL, standardError: "Clock_Widgets/W.swift:15: Fatal error: no price\n")
        #expect(
            module.reason(at: "App/Views/W.swift:15").message == "trapped: App/Views/W.swift:15: Fatal error: no price")
        #expect(module.reason(at: "W.swift:15").message == "trapped: W.swift:15: Fatal error: no price")
    }

    @Test(arguments: ["Precondition failed", "Assertion failed", "Fatal error"])
    func whateverStopsTheProgramIsToldWithItsMessage(beginning: String) {
        let death = WorkerDeath(
            waitStatus: SIGILL,
            standardError: """
                Clock/Provider.swift:12: \(beginning): one is not two
                Current stack trace:
                0    libswiftCore.so 0x00007fb8ef95f130 swift_reportError + 33
                """)
        #expect(death.reason.message == "trapped: Clock/Provider.swift:12: \(beginning): one is not two")
    }

    @Test(arguments: [SIGILL, SIGTRAP]) func aTrapWithoutAMessageHasAPlace(signal: Int32) {
        let death = WorkerDeath(
            waitStatus: signal,
            standardError: "user output\nTrapped at 0x00000000000001f4\nTrapped at 0x0000000000000200\n")
        #expect(death.trapOffsets(inProgram: "Clock") == [500, 512])
        #expect(
            death.reason.message == "trapped without a message, such as when unwrapping nil or on arithmetic overflow; "
                + "it last wrote: user output")
    }

    @Test(
        arguments: [
            ("$s1a\n./Views/W.swift:15:3\n", "Views/W.swift:15"), ("f\n/home/me/W.swift:2:1\n\n", "W.swift:2"),
            ("??\n??:0:0\n", nil),
            ("f\n<compiler-generated>:0:0", nil), ("", nil)
        ] as [(String, String?)])
    func locationsNameTheUsersFile(output: String, location: String?) {
        #expect(TrapLocation.location(inSymbolizerOutput: output) == location)
    }

    @Test func signalsAndExitsHaveNames() {
        #expect(
            WorkerDeath(waitStatus: SIGSEGV, standardError: "").reason.message
                == "killed by SIGSEGV: a bad memory access")
        #expect(
            WorkerDeath(waitStatus: SIGSEGV, standardError: "x\nFatal error: Stack overflow\n").reason.message
                == "stack overflow: possibly endless recursion")
        #expect(
            WorkerDeath(waitStatus: 3 << 8, standardError: "bye\n").reason.message
                == "the process exited with status 3 in the middle of the request; it last wrote: bye")
    }
}
