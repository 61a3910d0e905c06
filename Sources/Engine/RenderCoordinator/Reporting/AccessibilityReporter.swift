import RenderModel
import Synchronization
import SystemSupport

/// Prints what VoiceOver finds in a picture, an element a line.
package final class AccessibilityReporter: RunListener {
    private let found = Mutex<(picture: PlannedPicture, tree: AccessibilityTree)?>(nil)
    /// Where the picture with marks was written, as the user typed it; nil where none was.
    private let overlay: String?

    package init(overlay: String?) { self.overlay = overlay }

    package func handle(_ event: RunEvent) {
        if case .heard(let picture, let tree) = event { found.withLock { $0 = (picture, tree) } }
    }

    package func finish() {
        guard let (picture, tree) = found.withLock(\.self) else { return }
        let text = tree.elements.isEmpty ? "VoiceOver finds nothing" : String(tree.text.dropLast())
        var output = "\(picture), as VoiceOver reads it:\n\(text)"
        if let overlay { output += "\n\nmarked in \(overlay)/\(AccessibilityRun.overlayFile)" }
        Terminal.print(output)
    }
}
