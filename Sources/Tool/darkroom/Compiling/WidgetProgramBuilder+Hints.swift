import SwiftText
import SystemSupport

/// What may help where the compiler finds errors.
extension WidgetProgramBuilder {
    func missingIntentHint(_ messages: String, _ sources: [SourceFile]) -> MissingIntentHint {
        // What a project's target lacks lies in the project's folder, what a folder lacks beside it.
        let folder = widget.folder.hasSuffix("/") ? String(widget.folder.dropLast()) : widget.folder
        let parent = folder.parentFolder
        return MissingIntentHint(
            messages: messages, command: (["darkroom", "render"] + words).joined(separator: " "),
            around: widget.project != nil ? widget.folder : parent.isEmpty ? "." : parent,
            declared: Set(sources.flatMap { TypeDeclarations($0).all.map(\.path) }))
    }
}
