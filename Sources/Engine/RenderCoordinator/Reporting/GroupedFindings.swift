import Findings
import Synchronization

/// A run's findings, one for each fact: put together once, though the page and the summary both tell them.
package final class GroupedFindings: Sendable {
    /// Which findings are allowed, which end the command with status 1, and where views are written.
    package let policy: FindingPolicy
    private let groups = Mutex<[FindingGroup]?>(nil)

    package init(_ policy: FindingPolicy = FindingPolicy()) { self.policy = policy }

    /// - Parameter report: of the run, when all is drawn; the same each time.
    package func groups(of report: RenderReport) -> [FindingGroup] {
        groups.withLock { groups in
            let found = groups ?? report.findingGroups(policy)
            groups = found
            return found
        }
    }
}
