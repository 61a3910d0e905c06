import Foundation
import SystemSupport

/// The command line that was typed, to be shown again with other filters.
struct TypedCommand {
    /// The program's name and its arguments.
    let words: [String]

    init(_ words: [String] = CommandLine.arguments) {
        let name = URL(fileURLWithPath: words.first ?? "darkroom").lastPathComponent
        self.words = [name] + words.dropFirst()
    }

    /// - Parameters:
    ///   - options: names of options that take a value, to be left out with it.
    ///   - flags: names of flags to be left out.
    ///   - added: words behind the rest.
    func replacing(_ options: Set<String>, flags: Set<String> = [], with added: [String]) -> String {
        var kept: [String] = [], isValue = false
        for word in words {
            if isValue {
                isValue = false
            } else if options.contains(word) {
                isValue = true
            } else if let equals = word.firstIndex(of: "="), options.contains(String(word[..<equals])) {
                continue
            } else if !flags.contains(word) {
                kept.append(word)
            }
        }
        return (kept + added).map(Shell.quoted).joined(separator: " ")
    }
}
