import Findings
import SwiftText

/// A file with the types that it declares.
struct ViewSource {
    let file: SourceIndex.File
    private let types: TypeDeclarations

    init(_ file: SourceIndex.File) {
        self.file = file
        types = TypeDeclarations(file.source)
    }

    /// Everything that is written in it.
    var whole: ViewBody {
        ViewBody(file: file, tokens: 0..<file.source.tokens.count, others: [], isModifier: false)
    }

    /// What the declarations and extensions of types hold, without the types inside them.
    ///
    /// - Parameter isMeant: whether a type of that path is one of them: `Board.Cell`.
    func bodies(_ isMeant: (String) -> Bool) -> [ViewBody] {
        types.all.filter { isMeant($0.path) }.map { declaration in
            let inner = types.all.map(\.body).filter { body in
                body.lowerBound > declaration.body.lowerBound && body.upperBound <= declaration.body.upperBound
            }
            return ViewBody(
                file: file, tokens: declaration.body, others: inner,
                isModifier: declaration.inherited.contains("ViewModifier"))
        }.sorted { $0.start != nil && $1.start == nil }
    }
}
