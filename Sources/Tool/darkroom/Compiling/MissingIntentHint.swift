import Assets
import Foundation
import SwiftText
import SystemSupport

/// What to do where sources name an intent's class that nothing declares.
struct MissingIntentHint {
    /// The compiler's messages.
    let messages: String
    /// What was typed.
    let command: String
    /// The folder that is searched for the definition.
    let around: String
    /// The types that the sources and the modules that they import declare: Xcode generates none of them, and one that
    /// is not found has been left out.
    var declared: Set<String> = []

    /// Whether the sources have to do with SiriKit, whose intents Xcode generates: an app intent is written by hand.
    var usesSiriKit = true

    /// Files that are looked at around the folder; a project holds more only where it holds its dependencies.
    private static let searched = 20_000

    var text: String? {
        guard let name, !declared.contains(name) else { return nil }
        if let file = definition(of: name) {
            return "\(file) declares \(name); add it with '\(command) --with \(Shell.quoted(file))'"
        }
        if let file = source(of: name) {
            return "\(file) declares \(name); add it with '\(command) --with \(Shell.quoted(file))'"
        }
        guard usesSiriKit else { return nil }
        return "No intent definition of the project declares \(name). Xcode generates it from an .intentdefinition "
            + "file; add its folder with '\(command) --with <folder>'"
    }

    /// The first class that is missing, without what goes with an intent.
    private var name: String? {
        messages.matches(of: #/cannot find (?:type )?'(\w+?Intent)(?:Handling|Response)?' in scope/#)
            .map { String($0.1) }.first { !Self.apples.contains($0) }
    }

    /// Apple's own protocols of intents, which no file has to declare.
    private static let apples: Set = [
        "AppIntent", "AudioPlaybackIntent", "AudioRecordingIntent", "AudioStartingIntent", "CameraCaptureIntent",
        "ControlConfigurationIntent", "CustomIntentMigratedAppIntent", "DeleteIntent", "ForegroundContinuableIntent",
        "InstantIntent", "LiveActivityIntent", "LiveActivityStartingIntent", "OpenIntent", "OpenURLIntent",
        "PauseWorkoutIntent", "PlayVideoIntent", "PredictableIntent", "ProgressReportingIntent",
        "PushToTalkTransmissionIntent",
        "ResumeWorkoutIntent", "SearchInAppIntent", "SetFocusFilterIntent", "SetValueIntent",
        "ShowInAppSearchResultsIntent",
        "SnippetIntent", "StartDiveIntent", "StartWorkoutIntent", "SystemIntent", "TargetContentProvidingIntent",
        "UndoableIntent", "URLRepresentableIntent", "WidgetConfigurationIntent"
    ]

    /// The first file of Swift there that declares the type: an app intent, which no definition has.
    private func source(of name: String) -> String? {
        files(".swift").first { file in
            guard let text = FileManager.default.contents(atPath: file).map({ String(decoding: $0, as: UTF8.self) }),
                text.contains(name)
            else { return false }
            return TypeDeclarations(SourceFile(text)).all.contains { $0.path == name }
        }
    }

    /// The first file there that declares the class.
    private func definition(of name: String) -> String? {
        files(".intentdefinition").first { file in
            let found = try? IntentDefinitionReader.read(URL(fileURLWithPath: file), path: file)
            return found?.intents.contains { $0.className == name } == true
        }
    }

    private func files(_ ending: String) -> some Sequence<String> {
        let all = FileManager.default.enumerator(atPath: around).map { Array($0.prefix(Self.searched)) } ?? []
        return all.compactMap { $0 as? String }.filter { $0.hasSuffix(ending) }.sorted().lazy.map { "\(around)/\($0)" }
    }
}
