import Glibc
import RenderCoordinator
import SystemSupport

/// Says on a terminal which module is being compiled.
enum ModuleProgress {
    /// From how many files of C on it is said that compiling them takes long: 250 of C++ take a minute on two cores.
    private static let manySources = 100

    static func announce(_ module: CompilableModule, number: Int, of count: Int, to diagnostics: any Diagnostics) {
        let files = module.fileCount
        if case .clang = module, files >= manySources {
            diagnostics.progress("Compiling the \(files) files of \(module.name), which takes a minute or more")
        } else if isatty(STDERR_FILENO) == 1 {
            diagnostics.progress(
                "Compiling \(Count.text(files, "file")) of \(module.name), module \(number) of \(count)")
        }
    }
}

extension CompilableModule {
    fileprivate var fileCount: Int {
        switch self {
        case .swift(let module): module.contents.count
        case .clang(let module): module.sources.count
        }
    }
}
