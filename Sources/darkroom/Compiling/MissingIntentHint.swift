import Assets
import Foundation
import WidgetRenderer

/// What to do where sources name an intent's class that nothing declares.
struct MissingIntentHint {
    /// The compiler's messages.
    let messages: String
    let folder: String

    /// Files that are looked at around the folder; a project holds more only where it holds its dependencies.
    private static let searched = 20_000

    var text: String? {
        guard let name else { return nil }
        let command = "darkroom render \(Shell.quoted(folder)) --with"
        if let file = definition(of: name) {
            return "\(file) declares \(name); add it, as in '\(command) \(Shell.quoted(file))'"
        }
        return "No intent definition here declares \(name): Xcode generates it from an .intentdefinition file; add its "
            + "folder, as in '\(command) <folder>'"
    }

    /// The first class that is missing, without what goes with an intent.
    private var name: String? {
        messages.firstMatch(of: #/cannot find (?:type )?'(\w+?Intent)(?:Handling|Response)?' in scope/#).map {
            String($0.1)
        }
    }

    /// A file beside or around the folder that declares the class.
    private func definition(of name: String) -> String? {
        let parent = (folder.hasSuffix("/") ? String(folder.dropLast()) : folder) as NSString
        let around = parent.deletingLastPathComponent.isEmpty ? "." : parent.deletingLastPathComponent
        guard let files = FileManager.default.enumerator(atPath: around) else { return nil }
        for case let path as String in files.prefix(Self.searched) where path.hasSuffix(".intentdefinition") {
            let file = "\(around)/\(path)"
            let found = try? IntentDefinitionReader.read(URL(fileURLWithPath: file), path: file)
            if found?.intents.contains(where: { $0.className == name }) == true { return file }
        }
        return nil
    }
}
