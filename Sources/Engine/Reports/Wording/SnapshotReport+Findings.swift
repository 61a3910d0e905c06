import Findings
import Snapshots

extension SnapshotReport {
    /// What was found, each fact once however many snapshots show it, the grave ones first.
    package var findingGroups: [FindingGroup] { findingGroups(FindingPolicy()) }

    /// - Parameter policy: says which are allowed.
    package func findingGroups(_ policy: FindingPolicy) -> [FindingGroup] {
        var groups = FindingGroups(policy: policy)
        for snapshot in snapshots {
            let subject = snapshot.subject
            let place = FindingGroups.Place(
                widget: subject.kind, family: subject.family, variant: subject.variant?.rawValue, picture: snapshot.file
            )
            for finding in snapshot.findings ?? [] { groups.add(finding, at: place) }
        }
        return groups.groups
    }
}

extension FindingGroup {
    /// `a.png, b.png, c.png and 65 more`.
    var pictureNames: String {
        let names = pictures ?? [], rest = (pictureCount ?? 0) - names.count
        return names.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
    }
}
