import Findings
import Foundation
import SwiftText
import Synchronization
import SystemSupport

/// The comments `// darkroom:allow …` of the sources in which findings are placed. A file is read when the first
/// finding is about it; a comment in it that names no finding is told of then.
final class SourceComments: FindingComments {
    private let files = Mutex<[String: AllowComments?]>([:])
    private let diagnostics: any Diagnostics

    init(diagnostics: any Diagnostics) { self.diagnostics = diagnostics }

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
            if let comments { check(comments, of: file) }
            return comments
        }
    }

    private func check(_ comments: AllowComments, of file: String) {
        for comment in comments.all {
            for name in comment.names where FindingCode(typed: name) == nil {
                let nearest = FindingCode.nearest(to: name).map { "; the nearest is \($0)" } ?? ""
                diagnostics.warn(
                    "\(SourcePlace(file: file, line: comment.line)): darkroom:allow \(name): no such finding"
                        + nearest)
            }
        }
    }
}
