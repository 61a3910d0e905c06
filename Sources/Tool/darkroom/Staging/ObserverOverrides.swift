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

/// Gives methods of `NSManagedObject` that an extension overrides, as only Objective-C allows, the names under which
/// the runtime calls them: `override func willSave()` becomes `_willSave()`, which the type then has of a protocol.
enum ManagedOverrides {
    private static let protocols = [
        "awakeFromInsert": "_AwakesFromInsert", "awakeFromFetch": "_AwakesFromFetch",
        "prepareForDeletion": "_PreparesForDeletion", "willSave": "_WillSave", "didSave": "_DidSave",
        "willTurnIntoFault": "_WillTurnIntoFault", "didTurnIntoFault": "_DidTurnIntoFault",
        "validateForInsert": "_ValidatesForInsert", "validateForUpdate": "_ValidatesForUpdate",
        "validateForDelete": "_ValidatesForDelete"
    ]

    static func rename(in file: SourceFile, _ edits: inout SourceEdits) {
        let overrides = file.overrides.filter { override in
            protocols[file[file.tokens[override.name]]] != nil && file.isToken(override.name + 1, "(")
                && file.isToken(override.name + 2, ")")
        }
        guard !overrides.isEmpty else { return }
        let types = TypeDeclarations(file)
        for type in types.all where type.keyword == "extension" {
            let members = Set(types.members(of: type))
            let own = overrides.filter { members.contains($0.keyword) }
            guard !own.isEmpty else { continue }
            for override in own {
                edits.blank(file.tokens[override.keyword].range, of: file)
                edits.insert("_", at: file.tokens[override.name].lowerBound)
            }
            let names = own.compactMap { protocols[file[file.tokens[$0.name]]] }.joined(separator: ", ")
            guard type.body.upperBound < file.tokens.count else { continue }
            let condition = type.header.first { file.isToken($0, "where") }.map { start in
                (start..<type.header.upperBound).map { file[file.tokens[$0]] }.joined(separator: " ") + " "
            }
            // In an extension of its own, as a `public` one cannot name protocols.
            edits.insert(
                "; extension \(type.path): \(names) \(condition ?? ""){}",
                at: file.tokens[type.body.upperBound].upperBound)
        }
    }
}
