import Foundation
import RenderCoordinator
import Snapshots
import SwiftText
import SystemSupport

/// A program's or a module's files, compiled together.
///
/// A target often holds files of its app that its widgets do not need, and its libraries do even more. Where such
/// files use what is not there, that use is left out, and a finding tells at run time where it is missed.
struct Compilation {
    let toolchain: Toolchain
    /// Where the files are written; the compiler runs there.
    let folder: String
    /// By path.
    var files: [String: String]
    /// The files as the user knows them, by path.
    let origins: [String: String]
    /// What the files import and is not there.
    let absent: AbsentModules
    /// What is compiled, for error messages.
    let name: String
    /// Whether a file may lose anything for any error, as those of a library and of the app may, which do more than
    /// the widget needs. The widget's own files lose what uses an absent module or API of Apple's: all else is to be
    /// corrected.
    var isOptional: (String) -> Bool = { _ in false }
    /// Whether anything may be left out at all.
    var allowsOmission = true
    /// Whether the runtime's stand-ins can be called in the files.
    var canStandIn = true
    /// What the files are written for.
    var languageMode = LanguageMode.swift5
    /// What is kept of the program's earlier sources; nil where all is compiled.
    var incremental: IncrementalBuild?
    /// What the compiler said when the same did not compile before.
    var failure: FailedCompilations.Record?
    /// The command that leaves out whatever does not compile; nil where there is none.
    var remedy: String?
    /// Where what the compiler says of what compiles is kept, for another time; nil for nowhere.
    var messagesFile: String?
    /// Takes what the compiler says.
    let diagnostics: any Diagnostics

    /// How often something is left out: each time the compiler may find more that needs what has gone.
    private static let rounds = 32

    /// How many steps the compiler tries for an expression, of 1,000,000 that it has by itself. Where names are missing,
    /// it tries all of them in vain: a module of 368 files took 18 seconds with 20,000 steps, 88 without a limit, and one
    /// view's body 75 seconds with 20,000, 26 with 5,000. What is right and needs more is compiled without the limit when
    /// nothing else is wrong: a sum of seven texts takes more than 100,000 steps, and 1.7 seconds.
    ///
    /// Steps of large closures are long. One body of 110 lines with two missing names took 20 seconds within that limit,
    /// and 3 within 20 MB, of 512 that the compiler has by itself; the 54 files around it need less than 2 MB once those
    /// names are gone.
    private static let solverLimit = ["-solver-scope-threshold=4000", "-solver-memory-threshold=20000000"]

    /// How long nothing is said while one part after the other is being left out.
    private static let patience = Duration.seconds(15)

    /// - Parameters:
    ///   - arguments: all but the files and the output.
    ///   - output: the program or object that is made; nil where the arguments say it.
    ///   - hint: what else may help where the compiler finds errors, whose messages it takes.
    /// - Returns: what was left out.
    func run(
        _ arguments: [String], output: String?, hint: (String) -> String? = { _ in nil }
    ) throws -> [OmittedFile] {
        let messages = CompilerMessages(stagingFolder: folder, origins: origins)
        if let output = failure?.output { throw failed(output, messages, hint) }
        if let incremental, let output, try incremental.alone({ try compile(arguments, output, hint, incremental) }) {
            return []
        }
        let arguments = arguments + (output.map { ["-o", $0] } ?? [])
        for (path, text) in files { try write(text, path) }
        var repairs = SourceRepairs(
            files, canStandIn: canStandIn, lacksExtensions: absent.lacksExtensions, mayLose: mayLose)
        // What imports what is not there will hardly do without.
        let hasErrors = allowsOmission && files.keys.contains { absent.byFile[$0] != nil }
        var search = ErrorSearch(
            isLimited: allowsOmission && files.keys.contains(where: mayLose),
            canBePartial: files.count >= PartialCheck.fewestFiles, suspects: hasErrors ? Set(files.keys) : nil,
            own: Set(files.keys.filter { !mayLose($0) }))
        var first: String?, partial: PartialCheck?, isLong = false
        var probe = MemberProbe(arguments, with: toolchain, in: folder)
        var lastTold = ContinuousClock.now
        while search.round <= (allowsOmission ? Self.rounds : 0) {
            let left = files.keys.filter { repairs.text(of: $0) != nil }.sorted()
            let limit = search.isLimited ? Self.solverLimit : []
            if search.files != nil, partial == nil {
                partial = try left.first.flatMap {
                    try PartialCheck(arguments, file: $0, with: toolchain, in: folder)
                }
                search.canBePartial = partial != nil
            }
            let answer: ProgramResult
            if let some = search.files, let partial {
                answer = try partial.run(some, of: left, limit, to: search.depth, with: toolchain, in: folder)
            } else {
                answer = try toolchain.run(
                    arguments + limit.flatMap { ["-Xfrontend", $0] } + left, in: folder, writing: [folder.parentFolder])
            }
            let output = answer.text
            if search.round > 0, ContinuousClock.now - lastTold > Self.patience {
                let count = repairs.repairs.values.reduce(0) { $0 + $1.losses.count }
                diagnostics.progress(
                    isLong
                        ? "Compiling \(name) again without \(Count.text(count, "part")) of it"
                        : "Compiling \(name) several times to leave out code that doesn't compile")
                (lastTold, isLong) = (.now, true)
            }
            if answer.isSuccess {
                if search.goesOn() { continue }
                // What is unused, unreachable or never changed now may be so for what is left out.
                let repaired = repairs.repairs.filter { !$0.value.losses.isEmpty }
                let own = messages.leavingOut(Set(repaired.keys), of: output)
                try tell(own, messages)
                return leftOut(&repairs)
            }
            let said = messages.errors(output, in: left)
            if search.isLimited {
                let missing = try probe.missing(in: said, text: repairs.text(of:), of: left) {
                    absent.byFile[$0] != nil
                }
                repairs.viewsLack(missing)
            }
            let found = repairs.explained(said)
            // Expressions that take more steps than the compiler was given may be right.
            let told = limit.isEmpty ? output : messages.leavingOutComplexity(of: output)
            // What a check of some files says counts where it has found something, and nothing has been left out.
            if search.files == nil || search.round == 0 && !found.isEmpty { first = first ?? told }
            if search.round == 0, let rewritten = rewritten(for: found) {
                var other = self
                other.files = rewritten
                return try other.run(arguments, output: nil, hint: hint)
            }
            // Whatever is wrong with that: all files by themselves may do better.
            if found.isEmpty, search.files != nil {
                search.canBePartial = false
                continue
            }
            guard let failing = search.toRepair(of: found) else { continue }
            // What is left out is not what is to be corrected.
            if search.round > 0, !failing.isEmpty { first = told ?? output }
            guard allowsOmission, !failing.isEmpty, repairs.omit(failing, round: search.round) else {
                if search.looksAgain(at: repairs.refused) { continue }
                if !repairs.refused.isEmpty {
                    first = messages.leavingOut(Set(failing.keys).subtracting(repairs.refused), of: told ?? output)
                }
                break
            }
            for path in repairs.changed { try repairs.text(of: path).map { try write($0, path) } }
            search.repaired(repairs.changed, concerning: repairs.concerned.union(failing.keys))
        }
        let said = first ?? ""
        // A compiler that was killed may do better the next time.
        if !messages.errors(said, in: Array(files.keys)).isEmpty {
            failure?.remember(said.replacing(folder + "/", with: ""))
        }
        throw failed(said, messages, hint)
    }

    /// Compiles what has changed since another time.
    ///
    /// - Returns: false where everything is to be compiled: where something may be left out, for which all errors must be
    ///   known, and where what was kept may be wrong.
    private func compile(
        _ arguments: [String], _ output: String, _ hint: (String) -> String?, _ incremental: IncrementalBuild
    ) throws -> Bool {
        let answer = try incremental.run(
            files, CompilerArguments.fileByFile(arguments), with: toolchain)
        let messages = CompilerMessages(stagingFolder: incremental.sources, origins: origins)
        if answer.isSuccess {
            try tell(answer.text, messages)
            try incremental.move(to: output)
            return true
        }
        let failing = messages.errors(answer.text, in: Array(files.keys))
        if failing.isEmpty {
            incremental.remove()
            return false
        }
        if rewritten(for: failing) != nil { return false }
        let judge = AbsentAPI(files, lacksExtensions: absent.lacksExtensions)
        let mayOmit = failing.allSatisfy { path, errors in
            mayLose(path)
                || judge.accepts(errors, SourceRepair(files[path] ?? "", name: path, canStandIn: canStandIn), gone: [])
        }
        if allowsOmission, mayOmit { return false }
        failure?.remember(answer.text.replacing(incremental.sources + "/", with: ""))
        throw failed(answer.text, messages, hint)
    }

    /// The files with right code written as the compiler takes it here; nil where none has an error of that kind.
    private func rewritten(for found: [String: [CompilerError]]) -> [String: String]? {
        ShadowedFunctions.qualified(files, found) ?? ExplicitReturns.removed(files, found)
            ?? (languageMode == .swift6 ? ImplicitSelf.written(files, found) : nil)
    }

    /// Tells what the compiler says of what compiles, its warnings.
    private func tell(_ output: String, _ messages: CompilerMessages) throws {
        if let messagesFile { try Data(output.utf8).write(to: URL(fileURLWithPath: messagesFile)) }
        diagnostics.compiler(messages.mapped(output))
    }

    /// Says what the compiler said, and what may help.
    private func failed(_ output: String, _ messages: CompilerMessages, _ hint: (String) -> String?) -> CommandFailure {
        // Modules fit only the compiler that compiled them.
        if let match = output.firstMatch(
            of: #/module compiled with (Swift [\d.]+) cannot be imported by the (Swift [\d.]+)/#)
        {
            return CommandFailure(
                .requestFailed,
                "Darkroom was built with \(match.1), and \(toolchain.compiler) is \(match.2); set DARKROOM_SWIFTC to "
                    + "the swiftc of \(match.1), or build Darkroom with this compiler")
        }
        let told = messages.mapped(output)
        diagnostics.compiler(told)
        let failing = Set(messages.errors(output, in: Array(files.keys)).keys)
        let hints = [
            hint(output), absent.hint(failing: failing), AbsentAPI(files).hint(output),
            remedy.map { "To render the code that compiles: \($0)" }
        ].compactMap(\.self)
        return .notCompiled(name, hints: hints, errors: SourceError.all(in: told))
    }

    /// Whether a file may lose what has an error, of whatever kind.
    private func mayLose(_ path: String) -> Bool {
        isOptional(path) || absent.byFile[path] != nil || absent.reduced.contains(path)
    }

    private func write(_ text: String, _ path: String) throws {
        let file = "\(folder)/\(path)"
        try FileManager.default.createDirectory(
            atPath: file.parentFolder, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: URL(fileURLWithPath: file))
    }
}
