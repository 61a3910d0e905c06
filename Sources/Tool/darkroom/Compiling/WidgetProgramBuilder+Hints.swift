import SwiftText
import SystemSupport

/// What may help where the compiler finds errors.
extension WidgetProgramBuilder {
    func debugHint(_ messages: String, _ prepared: PreparedWidget) -> String? {
        guard !(conditions + targetConditions).contains(DebugConditionHint.condition) else { return nil }
        let sources = prepared.sources
        var files = sources.contents.map { (ShownFile.path(sources.origins[$0] ?? $0), $1) }
        for module in prepared.found.compactMap(\.source) where !module.isRemote {
            files += module.contents.map { (ShownFile.path(module.origins[$0] ?? $0), $1) }
        }
        return DebugConditionHint(
            messages: messages, files: Dictionary(files, uniquingKeysWith: { $1 }),
            command: (["darkroom", verb] + words).joined(separator: " ")
        ).text
    }

    func missingIntentHint(_ messages: String, _ sources: [SourceFile]) -> MissingIntentHint {
        // What a project's target lacks lies in the project's folder, what a folder lacks beside it.
        let folder = widget.folder.hasSuffix("/") ? String(widget.folder.dropLast()) : widget.folder
        let parent = folder.parentFolder
        return MissingIntentHint(
            messages: messages, command: (["darkroom", "render"] + words).joined(separator: " "),
            around: widget.project != nil ? widget.folder : parent.isEmpty ? "." : parent,
            declared: Set(sources.flatMap { TypeDeclarations($0).all.map(\.path) }),
            usesSiriKit: sources.contains { file in
                file.imports.contains { $0.module == "Intents" } || file.hasWord("IntentConfiguration")
                    || file.hasWord("IntentTimelineProvider")
            })
    }
}
