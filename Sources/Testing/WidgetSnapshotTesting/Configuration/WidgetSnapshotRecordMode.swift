import Foundation

/// Which goldens a test writes instead of failing.
///
/// The environment variable `DARKROOM_RECORD`, set to one of the names below, goes before everything that is said in
/// source. Where it is not set and `CI` is, nothing is recorded.
public enum WidgetSnapshotRecordMode: String, Hashable, Sendable, CaseIterable {
    /// Goldens that do not exist yet. Usual.
    case missing
    /// Those that are missing, and those that differ.
    case changed
    /// Every one, anew.
    case all
    /// None: what is missing is a failure, too.
    case never

    /// The environment variable that goes before what is said in source.
    static let variable = "DARKROOM_RECORD"

    /// The mode of a run.
    ///
    /// - Parameter chosen: what source says; nil for the usual one.
    /// - Throws: `WidgetSnapshotError` for a word that is none of the modes, which would otherwise record nothing.
    static func effective(
        _ chosen: WidgetSnapshotRecordMode?, in environment: [String: String]
    ) throws -> WidgetSnapshotRecordMode {
        if let word = environment[variable], !word.isEmpty {
            // As other tools of this kind name it.
            if word == "failed" { return .changed }
            guard let mode = WidgetSnapshotRecordMode(rawValue: word) else {
                let names = allCases.map(\.rawValue).joined(separator: ", ")
                throw WidgetSnapshotError("\(variable)=\(word) is not a record mode; use one of: \(names)")
            }
            return mode
        }
        if let ci = environment["CI"], !["", "0", "false"].contains(ci.lowercased()) { return .never }
        return chosen ?? .missing
    }

    /// Whether a golden is written over, or for the first time.
    func records(isMissing: Bool, isChanged: Bool) -> Bool {
        switch self {
        case .all: true
        case .changed: isMissing || isChanged
        case .missing: isMissing
        case .never: false
        }
    }

    /// The mode that accepts what was drawn.
    static func accepting(isMissing: Bool) -> WidgetSnapshotRecordMode { isMissing ? .missing : .changed }
}

/// Something about the tests themselves that is not as it must be.
struct WidgetSnapshotError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
