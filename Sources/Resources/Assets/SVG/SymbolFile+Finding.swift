import Findings

extension SymbolFile {
    /// - Parameter file: as messages name it.
    package static func finding(_ problem: Problem, in file: String) -> Finding {
        Finding(
            "malformed-symbol", .warning,
            "\(file), line \(problem.line): \(problem.message); a dashed square is drawn. Export the symbol again as a "
                + "template of the SF Symbols app, or as an SVG with outlines.")
    }
}
