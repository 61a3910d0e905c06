import Foundation

/// The program that this process runs.
package enum ThisProgram {
    /// Its absolute path, with links followed.
    package static var path: String {
        (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]
    }
}
