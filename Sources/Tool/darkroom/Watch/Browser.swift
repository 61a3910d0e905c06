import Foundation
import Glibc
import SystemSupport

/// The browser that the desktop opens pages with.
enum Browser {
    /// Opens a page, and says so where that is not possible: the address was printed.
    static func open(_ address: String, _ diagnostics: any Diagnostics) {
        let environment = ProcessInfo.processInfo.environment
        guard let program = ProgramSearch.path(of: "xdg-open", environment: environment) else {
            return diagnostics.note(
                "xdg-open is not installed (Debian: xdg-utils); open the address yourself")
        }
        let nothing = Glibc.open("/dev/null", O_RDWR | O_CLOEXEC)
        defer { close(nothing) }
        var process = ConfinedProcess(program, [address], environment: environment)
        // It goes on when this process is interrupted.
        process.leadsGroup = true
        do throws(ConfinedProcess.Errno) {
            let child = try process.start(input: nothing, output: nothing, error: nothing)
            Thread.detachNewThread {
                let status = DescriptorIO.end(of: child)
                if status != 0 { diagnostics.note("\(program) found no browser; open the address yourself") }
            }
        } catch {
            diagnostics.note("\(program) cannot be started (\(error)); open the address yourself")
        }
    }
}
