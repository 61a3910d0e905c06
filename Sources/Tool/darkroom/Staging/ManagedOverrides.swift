import SwiftText

/// Gives methods of `NSManagedObject` that an extension overrides, as only Objective-C allows, the names under which
/// the runtime calls them: `override func willSave()` becomes `_willSave()`, which the extension then has of a protocol.
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
            let end = type.header.first { file.isToken($0, "where") } ?? type.header.upperBound
            edits.insert((type.inherited.isEmpty ? ": " : ", ") + names, at: file.tokens[end - 1].upperBound)
        }
    }
}
