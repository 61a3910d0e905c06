internal import CSandbox
import Findings
import Foundation
import ProcessContext
import RenderModel
import Synchronization

extension MissingData {
    /// Gathers what is recorded.
    package final class Recorder: Sendable {
        private let recorded = Mutex(MissingData())

        package init() {}

        fileprivate func record(_ change: (inout MissingData) -> Void) { recorded.withLock { change(&$0) } }

        fileprivate var hasLeftOut: Bool { recorded.withLock { !$0.leftOut.isEmpty } }

        /// What was recorded since the last call of `drain`.
        package var current: MissingData { recorded.withLock { $0 } }

        /// What was recorded since the last call.
        package func drain() -> MissingData {
            recorded.withLock { recorded in
                defer { recorded = MissingData() }
                return recorded
            }
        }
    }

    private static var recorder: Recorder { ProcessContext.current.dataRequests }

    static func record(suite: String, key: String) {
        recorder.record { _ = $0.suites[suite, default: []].insert(key) }
    }

    static func record(container: String) { recorder.record { _ = $0.containers.insert(container) } }

    static func record(foreignGroup group: String, known: [String]) {
        recorder.record { $0.foreignGroups[group] = known }
    }

    package static func record(refused request: String) { recorder.record { _ = $0.refused.insert(request) } }

    package static func record(unanswered request: String) { recorder.record { _ = $0.unanswered.insert(request) } }

    package static func record(_ what: String) { recorder.record { _ = $0.missing.insert(what) } }

    package static func record(store finding: Finding) { recorder.record { _ = $0.stores.insert(finding) } }

    static func record(linkLeadingOut path: String) { recorder.record { _ = $0.linksLeadingOut.insert(path) } }

    package static func record(leftOut what: String) {
        recorder.record {
            $0.leftOut.insert(what)
            $0.lastLeftOut = what
        }
    }

    /// What is left out from now on is the call's: what was reached before is not why it does not answer.
    package static func beginCall() { recorder.record { $0.lastLeftOut = nil } }

    /// Whether code was reached, since the last call of `drain`, that the program was compiled without.
    package static var hasLeftOut: Bool { recorder.hasLeftOut }

    /// What was recorded since the last call.
    package static func drain() -> MissingData {
        var taken = recorder.drain()
        taken.addRefusals()
        return taken
    }

    /// What the kernel has refused this process.
    private mutating func addRefusals() {
        var refusals: [Refusal: Set<String>] = [:]
        withUnsafeMutablePointer(to: &refusals) { refusals in
            darkroom_take_refusals(
                { context, kind, detail in
                    guard let refusal = Refusal(rawValue: Int(kind.rawValue)), let detail, let context else { return }
                    let refusals = context.assumingMemoryBound(to: [Refusal: Set<String>].self)
                    refusals.pointee[refusal, default: []].insert(MissingData.steady(String(cString: detail)))
                }, refusals)
        }
        self.refusals.merge(refusals) { $0.union($1) }
    }
}

extension ProcessContext {
    private enum MissingDataKey: ContextKey {
        static func makeValue(in context: ProcessContext) -> MissingData.Recorder { .init() }
    }

    /// What code has asked for and not got.
    package var dataRequests: MissingData.Recorder { self[MissingDataKey.self] }
}

/// What is to be said of stores of objects, which are kept in memory and start empty.
package enum StoreFindings {
    /// - Parameters:
    ///   - container: what the widget calls it.
    ///   - file: where it would lie on an iPhone.
    package static func note(container: String, file: URL) {
        if FileManager.default.fileExists(atPath: file.path) {
            MissingData.record(
                store: Finding(
                    .storeNotRead,
                    "the store '\(file.lastPathComponent)' is not read, "
                        + "since only its app knows its format, so the container "
                        + "'\(container)' starts empty; insert sample objects where the widget opens it"))
        } else {
            MissingData.record(
                store: Finding(
                    .storeEmpty,
                    "the container '\(container)' starts empty, "
                        + "as on an iPhone on which the app has saved nothing; insert "
                        + "sample objects where the widget opens it"))
        }
    }

    package static func note(missingModel name: String) {
        MissingData.record(
            store: Finding(
                .dataModelMissing,
                "there is no data model '\(name).xcdatamodeld', "
                    + "so its entities have no attributes, defaults and relationships; "
                    + "put it into the widget's folder, or make it a member of its target"))
    }

    /// - Parameter what: `@FetchRequest`, `@Query`.
    package static func note(missingContext what: String) {
        MissingData.record(
            store: Finding(
                .modelContextMissing,
                "\(what) found no context in the environment, "
                    + "so it shows nothing; set it where the widget makes its view"
            ))
    }
}
