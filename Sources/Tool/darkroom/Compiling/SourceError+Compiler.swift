import Snapshots
import Watching

extension SourceError {
    /// The errors in what a compiler has printed, each once.
    static func all(in output: String) -> [SourceError] {
        CompilerMessage.all(in: output).compactMap { message in
            guard message.severity == "error", let file = message.file, let line = message.line,
                let column = message.column
            else { return nil }
            return SourceError(file: file, line: line, column: column, message: message.message)
        }
    }
}
