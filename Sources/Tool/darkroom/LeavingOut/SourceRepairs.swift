import SwiftText
import SystemSupport

/// The files of a compilation, and what is left out of each so far.
struct SourceRepairs {
    /// A file that is left out whole.
    struct Omission {
        var path: String
        var error: String
    }

    /// As they are compiled at first, by path.
    let files: [String: String]
    private let canStandIn: Bool
    /// Whether a file may lose what has an error, of whatever kind.
    private let mayLose: (String) -> Bool
    private let lacksExtensions: Bool
    private(set) var repairs: [String: SourceRepair] = [:]
    private(set) var omitted: [Omission] = []
    /// The files with errors that are to be corrected.
    private(set) var refused: Set<String> = []
    /// Those that the last round changed, sorted.
    private(set) var changed: [String] = []
    /// Those, and the files that have a word of what it left out: nothing else can have come to be wrong, but for what
    /// needs no name, such as a lost initializer.
    private(set) var concerned: Set<String> = []
    /// The types that lack members, of those that stay as they are without them, by the members' names.
    private var missingMembers: [String: String] = [:]
    /// What the declarations that the last round left out declare, members and what is local to them too.
    private var namesLost: Set<String> = []
    private var propertiesLost: Set<LostProperty> = []
    // Where all compiles, nothing is read for it.
    private(set) lazy var judge = AbsentAPI(files, lacksExtensions: lacksExtensions)
    private lazy var types = LostTypes(files.values.map { SourceFile($0) })
    /// The files that have a word.
    private lazy var places: [String: Set<String>] = files.reduce(into: [:]) { places, file in
        let source = SourceFile(file.value)
        for token in source.tokens where token.kind == .word { places[source[token], default: []].insert(file.key) }
    }

    /// - Parameter lacksExtensions: whether modules that are not there may have extended what the files use.
    init(
        _ files: [String: String], canStandIn: Bool, lacksExtensions: Bool = false, mayLose: @escaping (String) -> Bool
    ) {
        self.lacksExtensions = lacksExtensions
        self.files = files
        self.canStandIn = canStandIn
        self.mayLose = mayLose
    }

    /// What is left of a file; nil where that is nothing.
    func text(of path: String) -> String? {
        omitted.contains { $0.path == path } ? nil : repairs[path]?.text ?? files[path]
    }

    /// Leaves out what has errors, and what needs the types that go with that.
    ///
    /// - Parameter found: the errors by the paths of their files.
    /// - Returns: false where an error is to be corrected, or nothing changes.
    mutating func omit(_ found: [String: [CompilerError]], round: Int) -> Bool {
        changed = []
        (namesLost, propertiesLost) = ([], [])
        var lost: Set<String> = []
        // In a file that has lost something, what comes later comes of that.
        func isConsequence(_ path: String) -> Bool { round > 0 && repairs[path] != nil }
        let gone = goneNames
        // What may only come of others' errors waits until those are gone.
        let causes = found.mapValues { $0.filter { !$0.isConsequence } }.filter { !$0.value.isEmpty }
        var failing = causes.isEmpty ? found : causes
        var reduced: Set<String>?
        refused = Set(
            failing.filter { path, errors in
                guard !mayLose(path), !isConsequence(path) else { return false }
                var statements: ErrorStatements?
                return !judge.accepts(errors, repair(of: path), gone: gone) { error in
                    guard !repairs.isEmpty, let text = text(of: path) else { return false }
                    let known = reduced ?? reducedTypes, inside = statements ?? ErrorStatements(text)
                    (reduced, statements) = (known, inside)
                    let words = inside.words(around: error)
                    return !words.isDisjoint(with: known) || error.isConsequence && !words.isDisjoint(with: gone)
                        || !known.isDisjoint(with: error.names)
                }
            }.keys)
        if causes.isEmpty, refused.count < failing.count {
            for path in refused { failing[path] = nil }
            refused = []
        }
        if !refused.isEmpty, waits(refused, for: failing) {
            for path in refused { failing[path] = nil }
            refused = []
        }
        guard refused.isEmpty, !failing.isEmpty else { return false }
        // An argument goes with its property, which may go in the same round.
        let fading = gone.union(failing.flatMap { path, errors in repair(of: path).properties(lackingTypes: errors) })
        for case let member? in failing.values.joined().map(\.missingMember)
        where StandIn.unchangedTypes.contains(member.type) || member.type == "some View" && !isDeclared(member.name) {
            missingMembers[member.name] = member.type
        }
        for (path, errors) in failing.sorted(by: { $0.key < $1.key }) {
            let before = repairs[path]
            if let repair = repaired(path, errors, round, gone: fading) {
                lost.formUnion(keep(repair, at: path, insteadOf: before))
            } else {
                guard mayLose(path) || isConsequence(path), canOmit(path), let text = files[path] else {
                    refused = [path]
                    return false
                }
                repairs[path] = nil
                omitted.append(Omission(path: path, error: errors[0].reason))
                changed.append(path)
                let file = SourceFile(text)
                namesLost.formUnion(SourceRepair.declaredNames(in: text))
                lost.formUnion(types.names(in: file, 0..<file.bytes.count))
            }
        }
        omitUses(of: lost, round)
        omitUsesOfProperties(round + 1)
        changed = Array(Set(changed)).sorted()
        concerned = Set(changed)
        for name in namesLost { concerned.formUnion(places[name] ?? []) }
        return !changed.isEmpty
    }

    /// Takes the names of modifiers that views do not have here.
    mutating func viewsLack(_ names: Set<String>) {
        for name in names { missingMembers[name] = "some View" }
    }

    /// Whether a source declares something of a name, which others then have of it.
    private mutating func isDeclared(_ name: String) -> Bool {
        (places[name] ?? []).contains { SourceRepair.declaredNames(in: files[$0] ?? "").contains(name) }
    }

    /// What needs the types that are gone goes before the compiler tells of it; what is doubtful stays until then.
    private mutating func omitUses(of types: Set<String>, _ round: Int) {
        var lost = types
        while !lost.isEmpty {
            let names = lost
            lost = []
            for path in files.keys.sorted() {
                guard let text = text(of: path) else { continue }
                let errors = LostTypes.uses(of: names, in: SourceFile(text))
                guard !errors.isEmpty, let repair = repaired(path, errors, round) else { continue }
                lost.formUnion(keep(repair, at: path, insteadOf: repairs[path]))
            }
        }
    }

    /// The same for what uses properties that are gone.
    private mutating func omitUsesOfProperties(_ round: Int) {
        while !propertiesLost.isEmpty {
            let properties = propertiesLost
            propertiesLost = []
            let paths = properties.reduce(into: Set<String>()) { $0.formUnion(places[$1.name] ?? []) }
            for path in paths.sorted() {
                guard let text = text(of: path) else { continue }
                let types = TypeDeclarations(SourceFile(text))
                let errors = properties.sorted { $0.name < $1.name }.flatMap { $0.uses(in: types) }
                guard !errors.isEmpty, let repair = repaired(path, errors, round, gone: goneNames) else { continue }
                omitUses(of: keep(repair, at: path, insteadOf: repairs[path]), round)
            }
        }
    }

    func repair(of path: String) -> SourceRepair {
        repairs[path] ?? SourceRepair(files[path] ?? "", name: path, canStandIn: canStandIn)
    }

    /// nil where an error is outside all that can be left out, or the program would not start.
    private func repaired(
        _ path: String, _ errors: [CompilerError], _ round: Int, gone: Set<String> = []
    ) -> SourceRepair? {
        var repair = repair(of: path)
        repair.wait(until: round)
        guard repair.omit(errors, gone: gone), entryPoints(repair.text) == entryPoints(files[path] ?? "") else {
            return nil
        }
        return repair
    }

    /// - Returns: the types that are declared no more.
    private mutating func keep(
        _ repair: SourceRepair, at path: String, insteadOf before: SourceRepair?
    ) -> Set<String> {
        guard repair.text != before?.text ?? files[path] else { return [] }
        repairs[path] = repair
        changed.append(path)
        let known = Set(before?.losses.map(\.part) ?? [])
        let gone = repair.losses.map(\.part).filter { $0.kind == .declaration && !known.contains($0) }
        guard !gone.isEmpty, let text = files[path] else { return [] }
        let file = SourceFile(text)
        propertiesLost.formUnion(gone.compactMap(repair.property))
        for part in gone {
            namesLost.formUnion(SourceRepair.declaredNames(in: String(decoding: file.bytes[part.range], as: UTF8.self)))
        }
        return gone.reduce(into: []) { $0.formUnion(types.names(in: file, $1.range)) }
    }

    private var goneNames: Set<String> { Set(repairs.values.flatMap(\.goneNames)) }

    // MARK: Expressions that take long

    /// The errors with uses of members that are known to be missing in the place of expressions which take the compiler
    /// long: to say of eight of them that `localized()` was not there, it took three minutes, and of one `.if(…)` of a view
    /// it could not say it in 22 s, which cost the view its body. Where there are only such
    /// expressions, the members that are left out count, too: one assignment to such a property, among seven
    /// `onChange(of:)`, took 160 seconds, and takes 26.
    func explained(_ found: [String: [CompilerError]]) -> [String: [CompilerError]] {
        let isSlowOnly = !found.isEmpty && found.values.joined().allSatisfy(\.isTooComplex)
        let lost = isSlowOnly ? lostMembers : []
        guard !missingMembers.isEmpty || !lost.isEmpty else { return found }
        var result = found
        for (path, errors) in found where errors.contains(where: \.isTooComplex) {
            guard let text = text(of: path) else { continue }
            let statements = ErrorStatements(text)
            result[path] = errors.flatMap { error in
                guard error.isTooComplex else { return [error] }
                let uses = statements.uses(of: missingMembers, around: error)
                let all = uses.isEmpty ? statements.uses(ofLost: lost, inBodyAround: error) : uses
                return all.isEmpty ? [error] : all
            }
        }
        return result
    }

    /// The members that are left out and that nothing else of the sources has the name of.
    private var lostMembers: Set<String> {
        let gone = goneNames
        guard !gone.isEmpty else { return [] }
        var counts: [String: Int] = [:]
        for text in files.values {
            for name in SourceRepair.declaredNames(in: text) where gone.contains(name) { counts[name, default: 0] += 1 }
        }
        return gone.filter { counts[$0] == 1 }
    }

    /// Whether the program does not start in a file.
    private func canOmit(_ path: String) -> Bool {
        path.lastPathComponent != "main.swift" && entryPoints(files[path] ?? "") == 0
    }

    private func entryPoints(_ text: String) -> Int { EntryPoints.lines(in: SourceFile(text), certain: false).count }
}
