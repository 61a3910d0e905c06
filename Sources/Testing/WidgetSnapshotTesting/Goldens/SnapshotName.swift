import DisplayList
import RenderPlanning
import Testing

/// What an assertion's goldens are called: the folder that is its own, from the test's name and arguments.
struct SnapshotName: Hashable, Sendable {
    /// Such as `ScoreTests/inEveryLanguage-de`; `ScoreTests/inEveryLanguage-de.2` for the test's second assertion.
    var folder: String
    /// What `swift test --filter` takes.
    var filter: String

    /// - Parameter name: what the assertion is called; nil for its number.
    static func next(_ name: String?, _ caller: SnapshotCaller) -> SnapshotName {
        let test = Test.current
        var parts = test?.id.nameComponents ?? [caller.file, "\(caller.function)"]
        let bare = parts.map { Self.bare($0) }
        // A function that is in no suite.
        if parts.count == 1 { parts.insert(caller.file, at: 0) }
        let words = [word(Self.bare(parts.removeLast()))] + arguments.map(word) + (name.map { [word($0)] } ?? [])
        let folder = (parts.map { word(Self.bare($0)) } + [words.joined(separator: "-")]).joined(separator: "/")
        let number = name == nil ? AssertionCounts.current.next(caller.module + "/" + folder) : 1
        return SnapshotName(
            // No word ends in a dot and a number.
            folder: number == 1 ? folder : "\(folder).\(number)",
            filter: test == nil ? bare.last ?? folder : "\(caller.module).\(bare.joined(separator: "/"))")
    }

    /// The arguments of a parameterized test, in words. Swift Testing tells them to nobody but a mirror.
    private static var arguments: [String] {
        guard let testCase = Test.Case.current, testCase.isParameterized else { return [] }
        func child(_ name: String, of value: Any) -> Any? {
            Mirror(reflecting: value).children.first { $0.label == name }?.value
        }
        guard let kind = child("_kind", of: testCase), let parameterized = child("parameterized", of: kind),
            let arguments = child("arguments", of: parameterized)
        else { return [] }
        return Mirror(reflecting: arguments).children.compactMap { child("value", of: $0.value) }.map {
            String(describing: $0)
        }
    }

    /// `thing(first:second:)` without its labels.
    private static func bare(_ name: String) -> String {
        guard name.hasSuffix(")"), let start = name.lastIndex(of: "("), start > name.startIndex else { return name }
        return String(name[..<start])
    }

    /// Letters and digits as they are. What has other characters is told apart from what looks alike without them by
    /// a few digits of its hash.
    static func word(_ text: String) -> String {
        let isPlain =
            !text.isEmpty && text.count <= 60
            && text.unicodeScalars.allSatisfy {
                $0.isASCII && ($0.properties.isAlphabetic || $0.properties.numericType != nil || $0 == "_")
            }
        if isPlain { return text }
        var hash = StableHash()
        hash.combine(text.utf8)
        let digits = String(hash.value, radix: 16), kept = PictureName.folder(forKind: String(text.prefix(40)))
        return "\(kept)-\((String(repeating: "0", count: 16 - digits.count) + digits).prefix(6))"
    }
}
