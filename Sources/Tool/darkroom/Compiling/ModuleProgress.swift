import Foundation
import RenderCoordinator
import Synchronization
import SystemSupport

/// Says which module or program is being compiled: on a terminal at once, in a log where it takes long.
final class ModuleProgress: Sendable {
    /// From how many files of C on it is said that compiling them takes long: 250 of C++ take a minute on two cores.
    private static let manySources = 100
    /// Seconds after which a log has it.
    private static let patience = 20.0

    private let name: String
    private let files: Int
    private let isC: Bool
    /// Which of how many it is; empty for the widgets' own.
    private let position: String
    private let diagnostics: any Diagnostics
    private let isOver = Mutex(false)

    /// - Parameter number: how many modules have begun, of how many.
    init(_ module: CompilableModule, number: Int, of count: Int, _ diagnostics: any Diagnostics) {
        (name, files, isC) = (module.name, module.fileCount, module.isC)
        position = ", module \(number) of \(count)"
        self.diagnostics = diagnostics
    }

    /// - Parameter program: the name of the widgets' own module.
    init(program: String, files: Int, _ diagnostics: any Diagnostics) {
        (name, self.files, isC, position) = (program, files, false, "")
        self.diagnostics = diagnostics
    }

    func begin() {
        if isC, files >= Self.manySources {
            diagnostics.progress("Compiling the \(files) files of \(name). This can take a minute or more")
        } else if ProgressOutput.isTerminal {
            announce()
        } else {
            DispatchQueue.global().asyncAfter(deadline: .now() + Self.patience) {
                if !self.isOver.withLock(\.self) { self.announce() }
            }
        }
    }

    func end() { isOver.withLock { $0 = true } }

    private func announce() {
        diagnostics.progress("Compiling \(Count.text(files, "file")) of \(name)\(position)")
    }
}

extension CompilableModule {
    fileprivate var fileCount: Int {
        switch self {
        case .swift(let module): module.contents.count
        case .clang(let module): module.sources.count
        }
    }

    fileprivate var isC: Bool {
        if case .clang = self { true } else { false }
    }
}
