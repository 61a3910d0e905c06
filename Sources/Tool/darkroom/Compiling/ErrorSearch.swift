/// Which files the compiler looks at next, while what has errors is left out of them: all at first, then those that the
/// last repairs concern, and all again once these have no more.
struct ErrorSearch {
    /// How often something has been left out.
    private(set) var round = 0
    /// Whether expressions that take long are put off.
    private(set) var isLimited: Bool
    /// nil for all.
    private(set) var files: Set<String>?
    /// The files with expressions that have been put off.
    private var postponed: Set<String> = []
    /// Whether the compiler can look at some files only.
    var canBePartial: Bool { didSet { if !canBePartial { files = nil } } }

    init(isLimited: Bool, canBePartial: Bool) {
        self.isLimited = isLimited
        self.canBePartial = canBePartial
    }

    /// No errors were found.
    ///
    /// - Returns: whether there is more to look at.
    mutating func goesOn() -> Bool {
        guard files != nil else { return false }
        files = nil
        if isLimited, !postponed.isEmpty { takeUp() }
        return true
    }

    /// - Parameter found: errors by the paths of their files.
    /// - Returns: those that something is to be left out for; nil where there are only expressions that were put off,
    ///   which are looked at next.
    mutating func toRepair(of found: [String: [CompilerError]]) -> [String: [CompilerError]]? {
        guard isLimited, !found.isEmpty else { return found }
        postponed.formUnion(found.filter { $0.value.contains(where: \.isTooComplex) }.keys)
        let others = found.mapValues { $0.filter { !$0.isTooComplex } }.filter { !$0.value.isEmpty }
        guard others.isEmpty else { return others }
        takeUp()
        return nil
    }

    /// Something was left out.
    ///
    /// - Parameter concerned: the files in which that may show.
    mutating func repaired(_ concerned: Set<String>) {
        round += 1
        files = canBePartial ? concerned : nil
    }

    private mutating func takeUp() {
        isLimited = false
        files = canBePartial ? postponed : nil
    }
}
