import Foundation
import Glibc
import SystemSupport

/// What the compiler said of what did not compile, so that unchanged sources are answered at once.
///
/// The messages are kept as they are about the staged copies: the same sources may lie elsewhere the next time.
struct FailedCompilations {
    private let cache: ProgramCache
    private let mayAnswer: Bool

    /// - Parameter mayAnswer: whether what is remembered is used; it is replaced in any case.
    init(_ cache: ProgramCache, mayAnswer: Bool) {
        self.cache = cache
        self.mayAnswer = mayAnswer
    }

    /// That of one program or module.
    struct Record {
        fileprivate let cache: ProgramCache
        fileprivate let file: String
        fileprivate let mayAnswer: Bool

        /// What the compiler said; nil where it has not failed.
        var output: String? {
            guard mayAnswer, let data = FileManager.default.contents(atPath: file) else { return nil }
            utimes(file, nil)  // Used now: not the one to remove.
            return String(decoding: data, as: UTF8.self)
        }

        func remember(_ output: String) {
            try? AtomicFile.write(Data(output.utf8), to: file)
            cache.removeOldFailures()
        }
    }

    /// - Parameter key: names everything that is compiled.
    func record(of key: String) -> Record {
        // Messages in color are for terminals.
        let isColored = TerminalColor.isOn(for: STDERR_FILENO)
        return Record(
            cache: cache, file: "\(cache.failureFolder)/\(key)\(isColored ? ".color" : "")", mayAnswer: mayAnswer)
    }
}
