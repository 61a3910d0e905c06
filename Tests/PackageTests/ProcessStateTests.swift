import Foundation
import Testing

/// What CONTRIBUTING says of state that is a process's: it hangs on `ProcessContext`, and on nothing else.
struct ProcessStateTests {
    /// The rooms of what a widget's program is made of: the tool's own processes are no widget's.
    private static let rooms = [
        "Apple", "Compositions", "Drawing", "Resources",
        "Engine/Findings", "Engine/ProcessContext", "Engine/RenderModel",
        "Engine/RenderWorker", "Engine/SystemSupport", "Testing"
    ]

    /// The variables that belong to a type rather than to a context, and why.
    private static let exceptions = [
        "ProcessContext.ofTask": "the context itself",
        // Apple's API leaves no other way than dynamic scope.
        "DecodingProbe.open": "types on the way of one decoding",
        "EnvironmentValues.current": "the environment of the view that is resolved",
        "IntentParameterDependency.current": "the intent whose options are asked for",
        "LayoutPlacement.current": "the layout that places its subviews",
        "NSManagedObjectContext+Performing.performing": "the managed object context that performs",
        "DynamicOptionsProvider.limit": "the question at hand",
        "DynamicOptionsProvider.searchTerm": "the question at hand",
        "PlacementScope.current": "the placement of the view that is recorded",
        // What the program is, which no context changes.
        "ActivityConfiguration.sources": "the configurations that the program declares, by type",
        "EntityRegistry.assumed": "entities of classes, as the Objective-C runtime knows them",
        "EntityRegistry.hasReadBundle": "whether the bundle's models are among them",
        "EntityRegistry.makers": "classes that the program registers before it starts",
        "EntityRegistry.models": "the models that the program has loaded",
        "_INHandlers.made": "handlers that the program registers before it starts",
        "_INHandlers.makers": "handlers that the program registers before it starts",
        // Caches of what cannot change.
        "DynamicProperties.fieldsByType": "a cache by type",
        "FormatSpecifiable.latinDigits": "a cache by locale",
        "ModelSchema.known": "a cache by type",
        "ViewOwner.names": "a cache by type",
        // Numbers and tables that strings and objects hold, which go from one context to the next.
        "DecodedImage.nextID": "unique numbers",
        "ModelContext.insertions": "unique numbers",
        "NSManagedObjectID.counts": "unique numbers",
        "ObservableObject.entries": "publishers by their objects' addresses",
        "ObservableObject.nextSweep": "when those are looked through",
        "PersistentIdentifier.counts": "unique numbers",
        "PluralFormats.known": "wordings that marked strings name by number",
        "AtomicFile.made": "unique numbers",
        // Tests, which have no context of their own.
        "AssertionCounts.ofTest": "the test that runs",
        "SnapshotEnvironment.variables": "what the process was started with, unless a test says otherwise",
        "SnapshotTurn.isTaken": "whether an assertion draws, as clock and random numbers are the process's",
        "SnapshotTurn.waiting": "the assertions that draw after it",
        "WidgetSnapshotConfiguration.ofTask": "the configuration that a test has set",
        // Signals, of which a process has one table.
        "CleanUp.isEnding": "whether one has come",
        "CleanUp.pipe": "what a signal's handler writes to",
        "CleanUp.state": "what is done when one comes",
        "StandardStreams.firstProblem": "why standard output, of which a process has one, could not be written",
        "Diagnostics.warnings": "what standard error has been told, of which a process has one"
    ]

    /// Swift files of the rooms, by name without extension.
    private static func files() throws -> [(name: String, lines: [String])] {
        try rooms.flatMap { room in
            let folder = "\(Package.folder)/Sources/\(room)"
            return try FileManager.default.subpathsOfDirectory(atPath: folder).filter { $0.hasSuffix(".swift") }.map {
                let text = try String(contentsOfFile: "\(folder)/\($0)", encoding: .utf8)
                let name = URL(fileURLWithPath: $0).deletingPathExtension().lastPathComponent
                return (name, text.components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) })
            }
        }
    }

    /// The stored variable of a type that a line declares, or a constant whose content changes.
    private static func variable(in line: String) -> String? {
        let stored = /static var `?(\w+)`?(?:: [^={]+)?(?: = .*|:$|$)/
        let changing = /static let (\w+)\b.*= (?:Mutex|Atomic)\b.*/
        guard !line.hasPrefix("//") else { return nil }
        if let match = line.firstMatch(of: changing) { return String(match.1) }
        guard !line.prefix(while: { $0 != "=" }).contains("{") else { return nil }
        return line.firstMatch(of: stored).map { String($0.1) }
    }

    @Test func whatAProcessKnowsHangsOnItsContext() throws {
        var met: Set<String> = []
        for file in try Self.files() {
            for name in file.lines.compactMap(Self.variable) {
                met.insert("\(file.name).\(name)")
                #expect(
                    Self.exceptions["\(file.name).\(name)"] != nil,
                    "\(file.name).swift keeps '\(name)' for the whole process: give it a ContextKey")
            }
        }
        #expect(met == Set(Self.exceptions.keys), "an exception that is none any more")
    }

    @Test(arguments: [
        ("private static var count = 0", "count"), ("static var shared: A?", "shared"),
        ("static let kept = Mutex<[Int]>([])", "kept"), ("@TaskLocal package static var a: Int?", "a"),
        ("static var a: Int { 1 }", nil), ("static let a = Mutexes()", nil), ("let a = Mutex(0)", nil),
        ("/// static var count = 0", nil), ("extension A where Self == B { static var b: B { .init() } }", nil),
        ("static var makers:", "makers")
    ])
    func variablesOfTypesAreFound(line: String, name: String?) { #expect(Self.variable(in: line) == name) }

    /// Libc has one clock and one source of entropy.
    @Test(arguments: [
        ("darkroom_clock_freeze", "VirtualClock"), ("darkroom_clock_release", "VirtualClock"),
        ("darkroom_state_begin_life", "VirtualClock"), ("darkroom_entropy_seed", "RequestSurroundings")
    ])
    func clockAndEntropyAreReachedByOneWay(function: String, file: String) throws {
        let files = try Self.files().filter { $0.lines.contains { $0.contains(function + "(") } }
        #expect(files.map(\.name) == [file])
    }
}
