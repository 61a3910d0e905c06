import Foundation

/// What becomes of goldens that do not hold, as `DARKROOM_RECORD` says.
package enum RecordMode: String, CaseIterable {
    /// Every difference is a failure.
    case never
    /// Goldens that do not exist yet are written.
    case missing
    /// Those that are missing or differ are written, and obsolete ones removed.
    case failed
    /// All are written anew, and obsolete ones removed.
    case all

    package static let variable = "DARKROOM_RECORD"

    /// - Throws: `GoldenError` for a word that is none of the modes, which would otherwise silently record nothing.
    package static func current(
        _ environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws -> RecordMode {
        guard let word = environment[variable], !word.isEmpty else { return .never }
        guard let mode = RecordMode(rawValue: word) else {
            throw GoldenError(
                "\(variable)=\(word) is no way to record; use \(allCases.map(\.rawValue).joined(separator: ", "))")
        }
        return mode
    }

    package var removesObsolete: Bool { self == .failed || self == .all }

    /// Whether a golden is written over.
    package func records(_ mismatch: GoldenMismatch?) -> Bool {
        switch (self, mismatch) {
        case (.all, _): true
        case (.never, _), (_, nil): false
        case (.missing, .missing?): true
        case (.missing, .differs?): false
        case (.failed, _): true
        }
    }

    /// The command that makes the test pass.
    package static func command(_ mode: RecordMode, filter: String) -> String {
        "make record RECORD=\(mode.rawValue) FILTER=\(filter)"
    }
}

/// Something about the golden tests themselves that is not as it must be.
package struct GoldenError: Error, CustomStringConvertible {
    package let description: String
    package init(_ description: String) { self.description = description }
}
