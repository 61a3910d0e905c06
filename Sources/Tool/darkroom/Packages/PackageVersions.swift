/// What a repository has to choose from.
struct PackageVersions {
    /// The full names of the tags and branches.
    private let references: Set<String>
    private let tags: [PackageVersion: String]

    struct Choice: Equatable {
        /// What is fetched: a tag's or a branch's full name, or a commit.
        let reference: String
        /// What its checkout is kept as.
        let label: String
    }

    /// - Parameter references: full names of tags and branches, and their commits.
    init(_ references: [String: String]) {
        self.references = Set(references.keys)
        let prefix = "refs/tags/"
        let named = references.keys.filter { $0.hasPrefix(prefix) }.sorted().compactMap { name in
            PackageVersion(String(name.dropFirst(prefix.count))).map { ($0, name) }
        }
        tags = Dictionary(named, uniquingKeysWith: { first, _ in first })
    }

    /// What to fetch, best first: the pinned version or branch, then what all requirements allow.
    func choices(_ pin: ResolvedPackages.Pin?, _ requirements: [PackageRequirement]) -> [Choice] {
        var found: [Choice] = []
        func add(_ choice: Choice?) {
            if let choice, !found.contains(choice) { found.append(choice) }
        }
        add(pin?.version.flatMap { PackageVersion($0) }.flatMap(tag))
        add(pin?.branch.flatMap(branch))
        for requirement in requirements {
            switch requirement {
            case .branch(let name): add(branch(name))
            // Anything else could be taken for an option of git's.
            case .revision(let revision) where revision.allSatisfy(\.isHexDigit):
                add(Choice(reference: revision, label: revision))
            case .range, .exact, .revision: break
            }
        }
        guard found.isEmpty else { return found }
        // A branch that is wanted as well says nothing of versions.
        let ranges = requirements.filter(\.isAboutVersions)
        guard requirements.isEmpty || !ranges.isEmpty else { return [] }
        let newest = tags.keys.filter { version in ranges.allSatisfy { $0.allows(version) } }.max()
        add(newest.flatMap(tag))
        return found
    }

    private func tag(_ version: PackageVersion) -> Choice? {
        tags[version].map { Choice(reference: $0, label: version.description) }
    }

    private func branch(_ name: String) -> Choice? {
        let reference = "refs/heads/\(name)"
        return references.contains(reference) ? Choice(reference: reference, label: PackageStore.label(name)) : nil
    }

    /// For messages.
    var summary: String {
        let newest = tags.keys.sorted().suffix(5).map(\.description)
        return newest.isEmpty
            ? "its tags, none of which is a version"
            : "its versions, the newest of which are "
                + newest.joined(separator: ", ")
    }
}
