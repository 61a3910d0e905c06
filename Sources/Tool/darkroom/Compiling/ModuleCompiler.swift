import Foundation
import Synchronization
import SystemSupport

/// Compiles the modules that a widget imports, several at a time. Each is kept by itself: a change of the widget does
/// not compile its packages again.
///
/// What is known of modules is looked up and changed by one thread only, the others just compile: what comes of it, and
/// the order of what is told, do not depend on which one ends first.
final class ModuleCompiler {
    /// How many modules are compiled at a time; a compiler of a large module takes up to 1 GB.
    static let width: Int = {
        let cores = max(1, ProcessInfo.processInfo.activeProcessorCount)
        let given = ProcessInfo.processInfo.environment[widthVariable].flatMap(Int.init)
        return max(1, min(given ?? cores, cores, 16))
    }()

    /// The environment variable that bounds how many modules a process compiles at a time, where several are at work.
    static let widthVariable = "DARKROOM_COMPILERS"

    private let preparation: ModulePreparation
    /// Those that are there, by where they stand.
    private var compiled: [Int: CompiledModule] = [:]
    /// How many have begun.
    private var begun = 0

    init(_ preparation: ModulePreparation) { self.preparation = preparation }

    private var catalog: ModuleCatalog { preparation.catalog }
    private var diagnostics: any Diagnostics { preparation.diagnostics }

    /// Those that are there, each after what it imports.
    var modules: [CompiledModule] { compiled.sorted { $0.key < $1.key }.map(\.value) }

    /// What sources can import, now that these are compiled.
    var availability: ModuleAvailability {
        catalog.availability.compiled(modules.map(\.name), reasons: catalog.reasons)
    }

    /// Those among `names`, and what they import in turn.
    func reachable(from names: some Sequence<String>) -> [CompiledModule] {
        var wanted = Set(names)
        let found = modules.reversed().filter { module in
            guard wanted.contains(module.name) else { return false }
            wanted.formUnion(module.dependencies)
            return true
        }
        return found.reversed()
    }

    /// How far a module is.
    private struct Progress {
        var ways: ArraySlice<ModulePreparation.Way>
        /// What is told of it, which waits for those before it.
        let said: CollectedDiagnostics
        var error: (any Error)?
    }

    /// Compiles those that have not been compiled before. One of a remote package that cannot be compiled is left out,
    /// and said to be; one of the user's own is an error.
    ///
    /// - Parameter modules: each after what it imports.
    func compile(_ modules: [CompilableModule]) throws {
        var schedule = ModuleSchedule(modules.map { ($0.name, $0.imports) })
        var states = modules.map {
            Progress(ways: ModulePreparation.ways(to: $0)[...], said: CollectedDiagnostics(progress: diagnostics))
        }
        let answers = Answers()
        var running = 0, told = 0, failure: (any Error)?
        func attempt(_ index: Int) {
            running += 1
            start(
                states[index].ways.removeFirst(), modules[index], index, of: modules.count, states[index].said, answers)
        }
        while true {
            while running < Self.width, let index = schedule.next() { attempt(index) }
            guard running > 0 else { break }
            let (index, outcome) = answers.next()
            running -= 1
            switch outcome {
            case .absent where !states[index].ways.isEmpty: attempt(index)
            case .absent(let reason):
                states[index].said.warn("the module \(modules[index].name) is left out: \(reason)")
                catalog.omit(modules[index].name, because: reason)
                schedule.finish(index)
            case .compiled(let module):
                compiled[index] = module
                schedule.finish(index)
            case .failed(let error):
                states[index].error = error
                schedule.fail(index)
            }
            while failure == nil, told < schedule.endedInOrder {
                states[told].said.all.forEach(diagnostics.report)
                failure = states[told].error
                told += 1
            }
        }
        // Not before: a compiler that is still at work would outlive this process.
        if let failure { throw failure }
    }

    /// Goes one way to compile a module, on a thread of its own.
    private func start(
        _ way: ModulePreparation.Way, _ module: CompilableModule, _ index: Int, of count: Int,
        _ said: CollectedDiagnostics, _ answers: Answers
    ) {
        let attempt = preparation.attempt(
            way, module, availability, importing: { self.reachable(from: $0) }, said)
        begun += 1
        let (number, diagnostics, cache) = (min(begun, count), diagnostics, preparation.cache)
        Thread.detachNewThread {
            let progress = ModuleProgress(module, number: number, of: count, diagnostics)
            let outcome = attempt.outcome(in: cache, said) { progress.begin() }
            progress.end()
            answers.add(index, outcome)
        }
    }
}

/// What has come of attempts, in the order in which they end.
private final class Answers: Sendable {
    private let list = Mutex<[(Int, ModuleAttempt.Outcome)]>([])
    private let count = DispatchSemaphore(value: 0)

    func add(_ index: Int, _ outcome: ModuleAttempt.Outcome) {
        list.withLock { $0.append((index, outcome)) }
        count.signal()
    }

    /// Waits for one.
    func next() -> (Int, ModuleAttempt.Outcome) {
        count.wait()
        return list.withLock { $0.removeFirst() }
    }
}
