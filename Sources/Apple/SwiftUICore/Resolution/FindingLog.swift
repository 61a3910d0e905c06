import Findings
import Synchronization

/// What is found while a picture comes about, from whatever thread: providers and picture code leave the main one.
final class FindingLog: Sendable {
    private struct Kept {
        var findings: [Finding] = []
        var known: Set<Finding> = []
    }

    private let kept = Mutex(Kept())

    func note(_ finding: Finding) {
        kept.withLock { kept in
            if kept.known.insert(finding).inserted { kept.findings.append(finding) }
        }
    }

    var findings: [Finding] { kept.withLock(\.findings) }
}
