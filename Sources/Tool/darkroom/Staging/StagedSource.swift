import SwiftText

/// A source as it is compiled: line by line the user's, and but for a few words column by column.
struct StagedSource {
    /// What of it counts.
    let active: ActiveCode
    private let edits: SourceEdits
    private let platform: PlatformConditions.Platform

    init(_ file: SourceFile, _ conditions: PlatformConditions) {
        active = ActiveCode(file, answers: conditions.answers(in: file))
        var edits = SourceEdits()
        for (question, holds) in active.answers {
            let answer = holds ? "true" : "false"
            // `os()` is shorter than its answer, and an error that the compiler explains better.
            if question.count >= answer.utf8.count { edits.replace(question, paddedWith: answer) }
        }
        if conditions.platform == .phone { AvailabilityConditions(system: conditions.system).answer(in: file, &edits) }
        ObjectiveCAttributes.remove(from: file, &edits)
        Selectors.quote(in: file, &edits)
        ObserverOverrides.remove(from: file, &edits)
        ActorSuperclass.remove(from: file, &edits)
        ManagedOverrides.rename(in: file, &edits)
        ManagedAttributes.translate(in: file, &edits)
        ManagedGenerics.translate(in: file, &edits)
        IntentDescriptions.publish(in: file, &edits)
        ProviderEntries.declare(in: file, &edits)
        if conditions.platform == .phone {
            FoundationNames.rename(in: file, &edits)
            UnwrappedNames.wrap(in: file, &edits)
            DynamicSelf.name(in: file, &edits)
        }
        self.edits = edits
        platform = conditions.platform
    }

    var file: SourceFile { active.file }
    /// The names of the modules that it imports.
    var imports: Set<String> { active.imports }
    var text: String { edits.applied(to: file) }

    /// Whether it names what SwiftUI or WidgetKit has, and imports neither.
    private var drawsWithoutImport: Bool {
        guard platform == .phone, imports.isDisjoint(with: ["SwiftUI", "WidgetKit"]) else { return false }
        return file.tokens.indices.contains { file.isToken($0, in: Self.drawn) }
    }

    private static let drawn: Set = [
        "Color", "Font", "Image", "Shape", "Text", "TimelineEntry", "TimelineProvider", "View", "ViewModifier",
        "Widget", "WidgetBundle", "WidgetConfiguration"
    ]

    /// Its text, line by line, with imports that the compiler can follow: spaces or `import WidgetKit` stand for the import
    /// of a module that is not there, and spaces for the part of a module that only Clang's modules have, as in
    /// `import UIKit.UIImage`.
    ///
    /// What is then missing is told by the compiler where it is used; the import alone would end the compilation.
    func text(_ availability: ModuleAvailability) -> String {
        var edits = edits
        for declaration in file.imports {
            if !availability.status(of: declaration.module, on: platform).isAvailable {
                // A kit that is not there may have brought SwiftUI, as those do that are imported alone.
                if drawsWithoutImport, !AppleFrameworks.names.contains(declaration.module) {
                    edits.replace(declaration.range, paddedWith: "import WidgetKit")
                } else {
                    edits.blank(declaration.range, of: file)
                }
            } else if declaration.kind == nil, !declaration.member.isEmpty {
                edits.blank(declaration.member, of: file)
            }
        }
        return edits.applied(to: file)
    }
}
