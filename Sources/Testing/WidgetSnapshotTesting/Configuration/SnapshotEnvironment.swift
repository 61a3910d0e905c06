import Foundation

/// What the test's process was started with, or what the library's own tests put in its place.
enum SnapshotEnvironment {
    @TaskLocal static var variables = ProcessInfo.processInfo.environment
}
