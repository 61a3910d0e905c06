/// Which files the compiler looks at next, while what has errors is left out of them: all at first, then those that the
/// last repairs concern. Once these have no more, all are compiled.
///
/// Before that, the repaired files' data flow is checked: where a statement has gone, a variable may be read that is not
/// initialized any more, which only shows when all types are right. To find that by compiling all files took 13 of the
/// 88 seconds of a module of 368.
struct ErrorSearch {
    /// How often something has been left out.
    private(set) var round = 0
    /// Whether expressions that take long are put off.
    private(set) var isLimited: Bool
    /// nil for all, which are compiled then.
    private(set) var files: Set<String>?
    private(set) var depth = PartialCheck.Depth.types
    /// The files that something has been left out of and whose data flow has not been checked.
    private var unexamined: Set<String> = []
    /// The files with expressions that have been put off.
    private var postponed: Set<String> = []
    /// The files that lose only what is sure to be missing.
    private let own: Set<String>
    /// Whether the compiler can look at some files only.
    var canBePartial: Bool { didSet { if !canBePartial { files = nil } } }

    /// - Parameters:
    ///   - suspects: the files that are looked at first, where some are sure to have errors; nil to compile all.
    ///   - own: the widget's own files. Of them nothing is left out for what the compiler said of an expression that it
    ///     was given few steps for, but for a name that nothing declares: a control's right `displayName(_:)` was taken
    ///     for one that is missing.
    init(isLimited: Bool, canBePartial: Bool, suspects: Set<String>? = nil, own: Set<String> = []) {
        self.isLimited = isLimited
        self.own = own
        self.canBePartial = canBePartial
        files = canBePartial ? suspects : nil
    }

    /// No errors were found.
    ///
    /// - Returns: whether there is more to look at.
    mutating func goesOn() -> Bool {
        guard files != nil else { return false }
        if isLimited, !postponed.isEmpty {
            takeUp()
        } else if depth == .types, !unexamined.isEmpty {
            (files, depth) = (unexamined, .flow)
            unexamined = []
        } else {
            files = nil
        }
        return true
    }

    /// - Parameter found: errors by the paths of their files.
    /// - Returns: those that something is to be left out for; nil where there are only expressions that were put off,
    ///   which are looked at next.
    mutating func toRepair(of found: [String: [CompilerError]]) -> [String: [CompilerError]]? {
        guard isLimited, !found.isEmpty else { return found }
        let others = Dictionary(
            uniqueKeysWithValues: found.map { path, errors in
                let sure = Self.withoutDoubtful(errors)
                return (path, own.contains(path) ? sure.filter(\.isOfUnknownName) : sure)
            }
        ).filter { !$0.value.isEmpty }
        let unsure = found.filter { path, errors in
            errors.contains(where: \.isTooComplex) || own.contains(path) && errors.count > others[path]?.count ?? 0
        }
        postponed.formUnion(unsure.keys)
        guard others.isEmpty else { return others }
        takeUp()
        return nil
    }

    /// Those that hold whatever an expression turns out to be that was put off: behind one, the types of what is made of it
    /// are guessed.
    private static func withoutDoubtful(_ errors: [CompilerError]) -> [CompilerError] {
        let first = errors.lazy.filter(\.isTooComplex).map(\.line).min() ?? .max
        return errors.filter { !$0.isTooComplex && ($0.line <= first || !$0.isAboutTypes) }
    }

    /// Nothing can be left out of some files.
    ///
    /// - Returns: whether expressions were put off in them, which are looked at next.
    mutating func looksAgain(at refused: Set<String>) -> Bool {
        guard isLimited, !postponed.isDisjoint(with: refused) else { return false }
        takeUp()
        return true
    }

    /// Something was left out.
    ///
    /// - Parameters:
    ///   - changed: the files of which it was left out.
    ///   - concerned: all files in which that may show.
    mutating func repaired(_ changed: some Sequence<String>, concerning concerned: Set<String>) {
        round += 1
        files = canBePartial ? concerned : nil
        if depth == .types { unexamined.formUnion(changed) }
    }

    private mutating func takeUp() {
        isLimited = false
        files = canBePartial ? postponed : nil
    }
}
