import Assets
import Foundation
import WidgetRenderer

/// What to do where sources name an intent's class that nothing declares.
struct MissingIntentHint {
    /// The compiler's messages.
    let messages: String
    /// What was typed.
    let command: String
    /// The folder that is searched for the definition.
    let around: String

    /// Files that are looked at around the folder; a project holds more only where it holds its dependencies.
    private static let searched = 20_000

    var text: String? {
        guard let name else { return nil }
        if let file = definition(of: name) {
            return "\(file) declares \(name); add it, as in '\(command) --with \(Shell.quoted(file))'"
        }
        return "No intent definition here declares \(name): Xcode generates it from an .intentdefinition file; add its "
            + "folder, as in '\(command) --with <folder>'"
    }

    /// The first class that is missing, without what goes with an intent.
    private var name: String? {
        messages.firstMatch(of: #/cannot find (?:type )?'(\w+?Intent)(?:Handling|Response)?' in scope/#).map {
            String($0.1)
        }
    }

    /// The first file there that declares the class.
    private func definition(of name: String) -> String? {
        guard let files = FileManager.default.enumerator(atPath: around) else { return nil }
        let paths = files.prefix(Self.searched).compactMap { $0 as? String }.filter {
            $0.hasSuffix(".intentdefinition")
        }
        return paths.sorted().lazy.map { "\(around)/\($0)" }.first { file in
            let found = try? IntentDefinitionReader.read(URL(fileURLWithPath: file), path: file)
            return found?.intents.contains { $0.className == name } == true
        }
    }
}
