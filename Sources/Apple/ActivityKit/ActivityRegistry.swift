import FoundationCompat
import ProcessContext
import Synchronization

/// The Live Activities of this process, which exist as long as it does.
final class ActivityRegistry: Sendable {
    /// The context's.
    static var shared: ActivityRegistry { ProcessContext.current[Key.self] }

    private enum Key: ContextKey {
        static func makeValue(in context: ProcessContext) -> ActivityRegistry { ActivityRegistry() }
    }

    private struct Kept: @unchecked Sendable {
        var activities: [ObjectIdentifier: [(id: String, activity: AnyObject)]] = [:]
        var count = 0
        /// Who is told of new ones, by type.
        var starts: [ObjectIdentifier: AnyObject] = [:]
    }

    private let kept = Mutex(Kept())

    /// Names are counted, so that pictures of them are the same every time.
    func nextName() -> String {
        ProcessStateChanges.increment()
        return kept.withLock { kept in
            kept.count += 1
            return "activity-\(kept.count)"
        }
    }

    func add<Attributes>(_ activity: Activity<Attributes>) {
        kept.withLock { $0.activities[ObjectIdentifier(Attributes.self), default: []].append((activity.id, activity)) }
        starts(of: Attributes.self).send(activity)
    }

    func starts<Attributes>(of type: Attributes.Type) -> ActivityUpdateStream<Activity<Attributes>> {
        let key = ObjectIdentifier(type)
        nonisolated(unsafe) var stream: ActivityUpdateStream<Activity<Attributes>>!
        kept.withLock { kept in
            stream = kept.starts[key] as? ActivityUpdateStream<Activity<Attributes>> ?? ActivityUpdateStream()
            kept.starts[key] = stream
        }
        return stream
    }

    func remove<Attributes>(_ activity: Activity<Attributes>) {
        let id = activity.id
        kept.withLock { $0.activities[ObjectIdentifier(Attributes.self)]?.removeAll { $0.id == id } }
    }

    func activities<Attributes>(of type: Attributes.Type) -> [Activity<Attributes>] {
        nonisolated(unsafe) var result: [Activity<Attributes>] = []
        kept.withLock { kept in
            result = kept.activities[ObjectIdentifier(type), default: []].compactMap {
                $0.activity as? Activity<Attributes>
            }
        }
        return result
    }
}
