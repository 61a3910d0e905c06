import SwiftText

/// Makes CoreData's `@NSManaged`, which Objective-C implements, a macro of the same length: `@CDManaged` before
/// variables, `@CDMethods` before methods.
enum ManagedAttributes {
    static func translated(_ source: String) -> String {
        guard source.contains("@NSManaged") else { return source }
        var bytes = Array(source.utf8)
        let isCode = SourceScanner(bytes).isCode, written = Array("@NSManaged".utf8)
        for index in bytes.indices where isCode[index] && bytes[index...].starts(with: written) {
            let end = index + written.count
            bytes.replaceSubrange(
                index..<end, with: isMethod(bytes[end...], isCode) ? "@CDMethods".utf8 : "@CDManaged".utf8)
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Whether `func` comes before `var`.
    private static func isMethod(_ rest: ArraySlice<UInt8>, _ isCode: [Bool]) -> Bool {
        var word = ""
        for index in rest.indices where isCode[index] {
            let character = Character(Unicode.Scalar(rest[index]))
            if character.isLetter {
                word.append(character)
                continue
            }
            if word == "func" || word == "var" { return word == "func" }
            word = ""
        }
        return false
    }
}
