import SwiftText

/// Takes `override` from methods that take the changes that an object observes: `NSObject` has no such method on Linux,
/// where nothing would call it. Spaces stand in, so that every line and column stays where the user wrote it.
enum ObserverOverrides {
    static func remove(from file: SourceFile, _ edits: inout SourceEdits) {
        for override in file.overrides
        where file.isToken(override.name, "observeValue") && file.isToken(override.name + 1, "(")
            && file.isToken(override.name + 2, "forKeyPath")
        {
            edits.blank(file.tokens[override.keyword].range, of: file)
        }
    }
}

extension SourceFile {
    /// The methods that are declared with `override`: the tokens of that word and of their names.
    var overrides: [(keyword: Int, name: Int)] {
        tokens("override").compactMap { keyword in
            var index = keyword + 1
            while isToken(index, in: ["public", "open", "internal", "final", "class"])
                || index < tokens.count && tokens[index].kind == .attribute
            { index += 1 }
            return isToken(index, "func") && index + 1 < tokens.count ? (keyword, index + 1) : nil
        }
    }
}
