import Foundation

/// What becomes of goldens that do not hold, as `DARKROOM_RECORD` says.
enum RecordMode: String, CaseIterable {
    /// Every difference is a failure.
    case never
    /// Goldens that do not exist yet are written.
    case missing
    /// Those that are missing or differ are written, and obsolete ones removed.
    case failed
    /// All are written anew, and obsolete ones removed.
    case all

    static let variable = "DARKROOM_RECORD"

    /// - Throws: `GoldenError` for a word that is none of the modes, which would otherwise silently record nothing.
    static func current(_ environment: [String: String] = ProcessInfo.processInfo.environment) throws -> RecordMode {
        guard let word = environment[variable], !word.isEmpty else { return .never }
        guard let mode = RecordMode(rawValue: word) else {
            throw GoldenError(
                "\(variable)=\(word) is no way to record; use \(allCases.map(\.rawValue).joined(separator: ", "))")
        }
        return mode
    }

    var removesObsolete: Bool { self == .failed || self == .all }

    /// Whether a golden is written over.
    func records(_ mismatch: GoldenMismatch?) -> Bool {
        switch (self, mismatch) {
        case (.all, _): true
        case (.never, _), (_, nil): false
        case (.missing, .missing?): true
        case (.missing, .differs?): false
        case (.failed, _): true
        }
    }

    /// The command that makes the test pass.
    static func command(_ mode: RecordMode) -> String {
        "\(variable)=\(mode.rawValue) swift test --filter GoldenTests"
    }
}

/// Something about the golden tests themselves that is not as it must be.
struct GoldenError: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
}
