import Findings
import Foundation
import SwiftText
import Synchronization

/// The comments `// darkroom:allow …` of the sources in which findings are placed. A file is read when the first
/// finding is about it.
final class SourceComments: FindingComments {
    private let files = Mutex<[String: AllowComments?]>([:])

    func line(allowing code: FindingCode, at place: SourcePlace) -> SourcePlace? {
        let comment = comments(of: place.file)?.comment(
            naming: { FindingCode(typed: $0) == code }, for: place.line)
        return comment.map { SourcePlace(file: place.file, line: $0.line) }
    }

    private func comments(of file: String) -> AllowComments? {
        files.withLock { files in
            if let known = files[file] { return known }
            // A package's own file may be gone since it was compiled: then it allows nothing.
            let text = try? String(contentsOfFile: file, encoding: .utf8)
            let comments = text.map { AllowComments(SourceFile($0)) }
            files[file] = .some(comments)
            return comments
        }
    }
}
