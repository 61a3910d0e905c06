import CSandbox
import Findings
import ProcessContext
import RenderModel
import Synchronization

extension DataRequests {
    /// Gathers what is noted.
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

    private static var recorder: Recorder { ProcessContext.current.dataRequests }

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

    static func note(linkLeadingOut path: String) { recorder.note { _ = $0.linksLeadingOut.insert(path) } }

    package static func note(leftOut what: String) { recorder.note { _ = $0.leftOut.insert(what) } }

    /// What was noted since the last call.
    package static func take() -> DataRequests {
        var taken = recorder.take()
        taken.addRefusals()
        return taken
    }

    /// What the kernel has refused this process.
    private mutating func addRefusals() {
        var refusals: [Refusal: Set<String>] = [:]
        withUnsafeMutablePointer(to: &refusals) { refusals in
            darkroom_take_refusals({ context, kind, detail in
                guard let refusal = Refusal(rawValue: Int(kind.rawValue)), let detail, let context else { return }
                let refusals = context.assumingMemoryBound(to: [Refusal: Set<String>].self)
                refusals.pointee[refusal, default: []].insert(String(cString: detail))
            }, refusals)
        }
        self.refusals.merge(refusals) { $0.union($1) }
    }
}

extension ProcessContext {
    private enum DataRequestsKey: ContextKey {
        static func makeValue(in context: ProcessContext) -> DataRequests.Recorder { .init() }
    }

    /// What code has asked for and not got.
    package var dataRequests: DataRequests.Recorder { self[DataRequestsKey.self] }
}
