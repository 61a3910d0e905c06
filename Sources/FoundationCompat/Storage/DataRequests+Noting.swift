import DisplayList
import Synchronization

extension DataRequests {
    /// Gathers what is noted. A process has one; a task may have one of its own, so that tests do not take each
    /// other's.
    package final class Recorder: Sendable {
        private let noted = Mutex(DataRequests())

        package init() {}

        fileprivate func note(_ change: (inout DataRequests) -> Void) { noted.withLock { change(&$0) } }

        /// What was noted since the last call.
        package func take() -> DataRequests {
            noted.withLock { noted in
                defer { noted = DataRequests() }
                return noted
            }
        }
    }

    @TaskLocal package static var recorder = Recorder()

    static func note(suite: String, key: String) {
        recorder.note { _ = $0.suites[suite, default: []].insert(key) }
    }

    static func note(container: String) { recorder.note { _ = $0.containers.insert(container) } }

    static func note(foreignGroup group: String, known: [String]) {
        recorder.note { $0.foreignGroups[group] = known }
    }

    package static func note(refused request: String) { recorder.note { _ = $0.refused.insert(request) } }

    package static func note(unanswered request: String) { recorder.note { _ = $0.unanswered.insert(request) } }

    package static func note(missing what: String) { recorder.note { _ = $0.missing.insert(what) } }

    package static func note(store finding: Finding) { recorder.note { _ = $0.stores.insert(finding) } }

    package static func note(leftOut what: String) { recorder.note { _ = $0.leftOut.insert(what) } }

    /// What was noted since the last call.
    package static func take() -> DataRequests { recorder.take() }
}
