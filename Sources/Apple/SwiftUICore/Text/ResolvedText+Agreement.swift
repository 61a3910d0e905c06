import Foundation
import FoundationCompat
import Typesetting

extension ResolvedText {
    /// Has the last word of a phrase follow its number.
    ///
    /// - Parameter start: the phrase's first run.
    mutating func agree(from start: Int, _ environment: EnvironmentValues) {
        let phrase = runs[start...].map(\.text).joined()
        guard let last = runs.indices.last, last >= start,
            let (word, form) = GrammarAgreement.lastWord(of: phrase, in: environment.locale),
            let range = runs[last].text.range(of: word, options: .backwards)
        else { return }
        runs[last].text.replaceSubrange(range, with: form)
    }
}
