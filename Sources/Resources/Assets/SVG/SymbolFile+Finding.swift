import Findings

extension SymbolFile {
    /// - Parameter file: as messages name it.
    package static func finding(_ problem: ReadError, in file: String) -> Finding {
        Finding(
            .symbolMalformed,
            "\(file), line \(problem.line): \(problem.message); a dashed square is drawn. Export the symbol again as a "
                + "template of the SF Symbols app, or as an SVG with outlines.")
    }
}
