import SystemSupport

/// The word `return` in bodies of result builders, as in `{ entry in return EntryView(entry) }`. It is right, and keeps the
/// builder from the body; but where something inside does not compile, the compiler tells of the word alone. Without it,
/// the builder makes the same view, and the compiler tells what is wrong.
enum ExplicitReturns {
    /// - Parameters:
    ///   - files: texts by path.
    ///   - found: the compiler's errors by the paths of their files.
    /// - Returns: the files with spaces in place of these words; nil where there are none.
    static func removed(_ files: [String: String], _ found: [String: [CompilerError]]) -> [String: String]? {
        let word = Array("return".utf8), spaces = word.map { _ in UInt8(ascii: " ") }
        var result = files
        for (path, errors) in found {
            guard var text = result[path].map({ Array($0.utf8) }) else { continue }
            for place in errors.filter(isAboutReturn).compactMap({ $0.offset(in: text) })
            where text[place...].starts(with: word) {
                text.replaceSubrange(place..<(place + word.count), with: spaces)
            }
            result[path] = String(decoding: text, as: UTF8.self)
        }
        return result == files ? nil : result
    }

    private static func isAboutReturn(_ error: CompilerError) -> Bool {
        error.message.hasPrefix("cannot use explicit 'return' statement in the body of result builder ")
    }
}
