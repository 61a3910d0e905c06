import Foundation

/// What a widget shows for a time.
package struct DisplayedEntry: Hashable, Sendable {
    package enum Content: Hashable, Sendable {
        /// No entry's date has come yet.
        case placeholder
        /// An entry of the answer to a reload.
        case entry(reload: Int, index: Int)
    }

    package var from: Date
    package var until: Date
    package var content: Content
}
