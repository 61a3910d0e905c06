import Findings
import RenderModel

/// What became of one snapshot.
package struct Snapshot: Hashable, Sendable, Codable {
    package enum State: String, Hashable, Sendable, Codable, CaseIterable {
        /// It draws what its golden holds.
        case unchanged
        /// It differs from its golden by no more than what is allowed for it.
        case relaxed
        /// There was no golden, or another one, and what it draws now has been kept.
        case recorded
        /// It differs from its golden.
        case changed
        /// It has no golden.
        case missing
        /// The golden of the same drawing lies under another path.
        case moved
        /// A golden that nothing draws any more.
        case orphaned
        /// It could not be drawn.
        case failed
    }

    /// The golden's path inside the store, such as `Clock/systemSmall/timeline-0-light.png`.
    package var file: String
    package var state: State
    package var subject: Subject
    /// Where the golden lies that has moved here.
    package var movedFrom: String?
    /// What the golden holds.
    package var before: Picture?
    /// What is drawn now; missing where that is what the golden holds.
    package var after: Picture?
    package var difference: Difference?
    /// What changed, in words, the most telling first; missing where nothing did.
    package var changes: [ViewChange]?
    /// What is allowed to differ, where something is.
    package var relaxation: Relaxation?
    /// What was found while it was drawn; missing where there is nothing.
    package var findings: [Finding]?
    /// Why it has no picture, in a sentence.
    package var failure: String?

    /// What is pictured. Of an orphaned golden only what its path says is known.
    package struct Subject: Hashable, Sendable, Codable {
        /// The name of the report's target.
        package var target: String
        package var kind: String
        package var displayName: String?
        package var family: String
        package var variant: VariantName?
        package var entryIndex: Int?
        package var scheme: SchemeName?
        package var mode: ModeName?
        package var device: String?
        package var locale: String?
        package var typeSize: String?
        package var pseudolanguage: String?
        package var configuration: String?

        package init(target: String, kind: String, family: String) {
            (self.target, self.kind, self.family) = (target, kind, family)
        }
    }

    /// A picture with its text.
    package struct Picture: Hashable, Sendable, Codable {
        /// The path of the PNG inside the report's folder; missing where it is not in it.
        package var image: String?
        /// The path of the text inside the report's folder: the display list and the views' frames.
        package var text: String?
        /// What the drawing and everything that draws it add up to, as the store's lock file says.
        package var hash: String
        /// SHA-256 of the PNG, in lower-case hexadecimal digits.
        package var sha256: String
        /// Pixels.
        package var width: Int
        package var height: Int
        /// How much work the picture is, beside others.
        package var cost: Int

        package init(
            image: String? = nil, text: String? = nil, hash: String, sha256: String, width: Int, height: Int, cost: Int
        ) {
            (self.image, self.text, self.hash, self.sha256) = (image, text, hash, sha256)
            (self.width, self.height, self.cost) = (width, height, cost)
        }
    }

    package init(file: String, state: State, subject: Subject) {
        (self.file, self.state, self.subject) = (file, state, subject)
    }

    /// Whether a run with it ends as a failure.
    package var isProblem: Bool {
        switch state {
        case .unchanged, .relaxed, .recorded: false
        case .changed, .missing, .moved, .orphaned, .failed: true
        }
    }
}
