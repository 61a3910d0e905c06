import RenderCoordinator

/// Modules that files import and that are neither here nor near them.
struct AbsentModules {
    /// By the path of each file that imports some.
    private(set) var byFile: [String: Set<String>]
    /// The paths of files that import a module of which parts are left out.
    private(set) var reduced: Set<String> = []
    /// Why those are not there of which more is known.
    private var reasons: [String: String] = [:]

    /// - Parameters:
    ///   - imports: the modules that each file imports, by the files' paths.
    ///   - platform: what the files are compiled for.
    init(
        _ imports: [String: Set<String>], _ availability: ModuleAvailability,
        on platform: PlatformConditions.Platform = .phone
    ) {
        byFile = [:]
        for (path, names) in imports {
            for name in names {
                if case .absent(let reason) = availability.status(of: name, on: platform) {
                    add(name, missedBy: [path], because: reason)
                }
            }
        }
    }

    /// Counts a module as absent of which files miss parts.
    mutating func add(_ name: String, missedBy paths: some Sequence<String>, because reason: String?) {
        for path in paths { byFile[path, default: []].insert(name) }
        if let reason { reasons[name] = reason }
    }

    /// Takes modules of which parts are left out.
    mutating func add(reduced modules: Set<String>, _ imports: [String: Set<String>]) {
        reduced.formUnion(imports.filter { !$0.value.isDisjoint(with: modules) }.keys)
    }

    /// Whether a module that is not there, or not whole, may extend types that files use: those of Apple are known.
    var lacksExtensions: Bool {
        !reduced.isEmpty || byFile.values.contains { !$0.isSubset(of: AppleFrameworks.names) }
    }

    /// What to say of them where files do not compile: of what those import, or of all.
    func hint(failing: Set<String>) -> String? {
        let own = byFile.filter { failing.contains($0.key) }
        let names = (own.isEmpty ? byFile : own).values.reduce(into: Set()) { $0.formUnion($1) }.sorted()
        let frameworks = names.filter { AppleFrameworks.names.contains($0) && reasons[$0] == nil }
        var known: [String: [String]] = [:]
        for name in names { if let reason = reasons[name] { known[reason, default: []].append(name) } }
        let others = names.filter { !AppleFrameworks.names.contains($0) && reasons[$0] == nil }
        let groups = known.sorted { $0.value[0] < $1.value[0] }
        var sentences = groups.prefix(Self.mostReasons).map { "\(Self.absence(of: $0.value)) available: \($0.key)" }
        let rest = groups.dropFirst(Self.mostReasons).flatMap(\.value).sorted()
        if !rest.isEmpty { sentences.append("\(Self.absence(of: rest)) available either") }
        if !frameworks.isEmpty {
            let list = frameworks.count > 2 ? Count.list(frameworks, most: 8) : frameworks.joined(separator: " and no ")
            sentences.append("Darkroom has no \(list), which the sources import")
        }
        if !others.isEmpty {
            sentences.append(
                "\(Self.absence(of: others)) in the project; pass the folder of a package that has "
                    + "\(others.count == 1 ? "it" : "them") with --package <folder>")
        }
        return sentences.isEmpty ? nil : sentences.joined(separator: ". ")
    }

    /// How many reasons are repeated; of each the user was warned before.
    private static let mostReasons = 3

    private static func absence(of names: [String]) -> String {
        names.count == 1
            ? "The module \(names[0]) is not" : "The modules \(Count.list(names, most: 8)) are not"
    }
}
