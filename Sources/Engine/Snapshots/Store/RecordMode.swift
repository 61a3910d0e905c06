/// Which goldens a run writes.
package enum RecordMode: String, CaseIterable, Sendable {
    /// Those that are not there yet.
    case missing
    /// Those as well, and those that differ.
    case changed
    /// Every one, drawn anew.
    case all
    /// None.
    case never

    /// What holds unless told otherwise: in continuous integration nobody would see what was written.
    package static func usual(_ environment: [String: String]) -> RecordMode {
        guard let word = environment["CI"], !word.isEmpty, word != "false", word != "0" else { return .missing }
        return .never
    }

    package func records(_ state: Snapshot.State) -> Bool {
        switch (self, state) {
        case (.never, _), (_, .orphaned), (_, .failed): false
        case (.all, _): true
        case (_, .missing): true
        case (.changed, .changed), (.changed, .moved): true
        default: false
        }
    }
}
