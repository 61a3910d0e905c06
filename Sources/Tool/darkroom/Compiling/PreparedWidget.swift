import SwiftText

/// A widget's sources as they are compiled, and the modules that they import, which have been.
struct PreparedWidget {
    /// The name of its module.
    let name: String
    let sources: SourceFiles
    let generated: GeneratedSources
    /// By path, without those that are generated again.
    let staged: [String: StagedSource]
    /// What is compiled, by path: staged copies and generated files.
    let files: [String: String]
    /// The modules of the project and its packages, each after what it imports.
    let found: [CompilableModule]
    /// Those of them that could be compiled.
    let modules: ModuleCompiler
    let absent: AbsentModules
    /// The folders that stand for its bundle.
    let bundleFolders: [String]
    /// Whether it, or a module, loads what URLs of the web need.
    let usesNetwork: Bool
    let arguments: CompilerArguments
    let failures: FailedCompilations
}
