/// A module that is compiled along with a widget.
enum CompilableModule {
    case swift(SourceModule)
    case clang(ClangModule)

    var name: String {
        switch self {
        case .swift(let module): module.name
        case .clang(let module): module.name
        }
    }

    var source: SourceModule? {
        if case .swift(let module) = self { module } else { nil }
    }
}

/// A module that is known and cannot be compiled here.
struct UnusableModule: Error {
    let reason: String
}
