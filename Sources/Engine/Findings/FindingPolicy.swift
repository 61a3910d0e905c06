import SystemSupport

/// Which findings end a command with status 1, and which are allowed.
package struct FindingPolicy: Sendable {
    /// A finding that is allowed: everywhere, or in the pictures that a pattern names.
    package struct Allowance: Hashable, Sendable {
        package var code: FindingCode
        /// Of `kind`, `kind/family` or `kind/family/picture`. Nil for everything.
        package var pattern: Glob?
        /// As the user typed it.
        package var typed: String

        package init(code: FindingCode, pattern: Glob?, typed: String) {
            (self.code, self.pattern, self.typed) = (code, pattern, typed)
        }

        /// Whether the pattern names the place. The picture is the file's name, without or with `.png`.
        func names(_ place: FindingGroups.Place) -> Bool {
            guard let pattern else { return true }
            let form = "\(place.widget)/\(place.family)"
            if pattern.matches(place.widget) || pattern.matches(form) { return true }
            guard let picture = place.picture else { return false }
            let file = picture.lastPathComponent
            return pattern.matches(picture) || pattern.matches("\(form)/\(file)")
                || pattern.matches("\(form)/\(file.deletingPathExtension)")
        }
    }

    /// Findings that are as grave fail; nil for none.
    package var failingSeverity: Finding.Severity?
    /// Findings that fail however grave they are.
    package var failingCodes: Set<FindingCode>
    package var allowances: [Allowance]
    /// Knows where views are written; nil where nobody does.
    package var sources: (any SourceLocating)?
    /// Knows what comments in the source allow; nil where nobody does.
    package var comments: (any FindingComments)?

    package init(
        failingSeverity: Finding.Severity? = nil, failingCodes: Set<FindingCode> = [], allowances: [Allowance] = [],
        sources: (any SourceLocating)? = nil, comments: (any FindingComments)? = nil
    ) {
        (self.failingSeverity, self.failingCodes) = (failingSeverity, failingCodes)
        (self.allowances, self.sources, self.comments) = (allowances, sources, comments)
    }

    /// Whether any finding can fail.
    package var canFail: Bool { failingSeverity != nil || !failingCodes.isEmpty }

    /// Whether what a group tells of fails.
    package func fails(_ group: FindingGroup) -> Bool {
        guard group.allowed == nil else { return false }
        return failingCodes.contains(group.code) || failingSeverity.map { group.severity.rank >= $0.rank } ?? false
    }

    /// `findings of severity warning or worse, or low-contrast`: what fails, for a message.
    package var failingDescription: String {
        let severity = failingSeverity.map { ["severity \($0) or worse"] } ?? []
        let all = severity + failingCodes.sorted().map(\.name)
        return all.dropLast().map { "\($0), " }.joined() + (all.count > 1 ? "or " : "") + (all.last ?? "")
    }

    /// What allows a finding; nil where nothing does.
    func allowance(for finding: Finding, at place: FindingGroups.Place?) -> String? {
        for allowance in allowances where allowance.code == finding.code {
            if allowance.pattern == nil || place.map(allowance.names) == true { return "--allow \(allowance.typed)" }
        }
        if let comments, let source = finding.source, let line = comments.line(allowing: finding.code, at: source) {
            return "\(line)"
        }
        return nil
    }
}

/// Knows the comments `// darkroom:allow …` of sources.
package protocol FindingComments: Sendable {
    /// The line of the comment that allows a code at a place; nil where none does.
    func line(allowing code: FindingCode, at place: SourcePlace) -> SourcePlace?
}
