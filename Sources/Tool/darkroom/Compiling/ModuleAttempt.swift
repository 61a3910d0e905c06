import Foundation
import RenderCoordinator
import SystemSupport

/// One way to compile a module, which a thread of its own can go: on a platform, with or without leaving things out.
struct ModuleAttempt: Sendable {
    /// The file of a compiled module that is written last: empty, or why there is no module.
    private static let result = "result.txt"

    enum Outcome: Sendable {
        case compiled(CompiledModule)
        /// Why there is no module.
        case absent(String)
        case failed(any Error)
    }

    /// Names everything that the module is compiled from.
    let key: String
    /// Whether it may fail without ending everything.
    let isTrial: Bool
    /// Compiles into an empty folder; takes where the compiler's messages go.
    let build: @Sendable (_ folder: String, _ diagnostics: any Diagnostics) throws -> Void
    /// What lies in the folder then.
    let module: @Sendable (_ folder: String) -> CompiledModule

    /// Compiles unless that has been done before.
    ///
    /// - Parameters:
    ///   - diagnostics: takes what the compiler says of a module that must compile.
    ///   - onBuild: tells that it is not there yet.
    func outcome(in cache: ProgramCache, _ diagnostics: any Diagnostics, onBuild: @Sendable () -> Void) -> Outcome {
        do {
            let folder = try cache.module(Self.result, key: key) { folder in
                onBuild()
                try Data(try compile(in: folder, diagnostics).utf8)
                    .write(to: URL(fileURLWithPath: "\(folder)/\(Self.result)"))
            }
            let reason = DescriptorIO.text("\(folder)/\(Self.result)") ?? ""
            return reason.isEmpty ? .compiled(module(folder)) : .absent(reason)
        } catch {
            return .failed(error)
        }
    }

    /// Compiles, and says why that fails where it may; empty where it does not.
    private func compile(in folder: String, _ diagnostics: any Diagnostics) throws -> String {
        let trial = CollectedDiagnostics(progress: diagnostics)
        do {
            try build(folder, isTrial ? trial : diagnostics)
            return ""
        } catch let error as CommandFailure where isTrial && error.status == .sourceDidNotCompile {
            let lines = trial.all.filter { $0.kind == .compiler }.flatMap { $0.message.split(separator: "\n") }
            let first = lines.first { $0.contains("error: ") }
            return "it does not compile here" + (first.map { " (\($0))" } ?? "")
        }
    }
}
