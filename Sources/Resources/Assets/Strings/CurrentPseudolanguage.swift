import Synchronization

/// The pseudo-language of the process, for wordings that code looks up itself; views have theirs in the environment.
package enum CurrentPseudolanguage {
    private static let current = Mutex(Pseudolanguage.plain)

    package static var value: Pseudolanguage { current.withLock { $0 } }

    package static func set(_ new: Pseudolanguage) { current.withLock { $0 = new } }
}
