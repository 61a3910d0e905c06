import Foundation
import SystemSupport

/// The exit statuses of what a run throws.
extension CommandFailure {
    package static func wrapping<Result>(_ body: () throws -> Result) throws -> Result {
        do {
            return try body()
        } catch let error as PlanError {
            throw CommandFailure(.usage, error.description)
        } catch let error as DescribeError {
            throw CommandFailure(.requestFailed, error.description)
        } catch let error as FileError {
            throw CommandFailure(.requestFailed, error.description)
        } catch let error as CocoaError {
            throw CommandFailure(.requestFailed, "\(error.filePath ?? "a file"): \(FileProblem.text(error))")
        }
    }
}
