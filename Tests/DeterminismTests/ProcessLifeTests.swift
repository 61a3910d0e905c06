import CProcessLife
import Glibc
import Testing

/// Forked lives, as their parent sees them end. A child of a process with threads may call little more than `_exit`.
@Suite(.serialized)
struct ProcessLifeTests {
    private func end(_ body: () -> Void) -> (end: darkroom_life_end, status: Int32) {
        let child = darkroom_life_fork()
        if child == 0 {
            body()
            _exit(0)
        }
        var status: Int32 = 0
        let end = darkroom_life_wait(child, &status)
        return (end, status)
    }

    @Test func aLifeTellsHowItEnds() {
        #expect(end { darkroom_life_will_end(darkroom_life_spent) }.end == darkroom_life_spent)
        #expect(end { darkroom_life_will_end(darkroom_life_last) }.end == darkroom_life_last)
    }

    @Test func whatDiesSaysNothing() {
        let exited = end { _exit(3) }, killed = end { kill(getpid(), SIGKILL) }
        #expect(exited.end == darkroom_life_broken_off)
        #expect(exited.status >> 8 & 0xFF == 3)
        #expect(killed.end == darkroom_life_broken_off)
        #expect(killed.status & 0x7F == SIGKILL)
    }
}
