import SwiftText

/// Makes managed objects of generic types as Objective-C does, whose initializers make instances of any class: of Swift's
/// own, `T(context: …)` asks for one that is `required`. `NSManagedObject` has a method that does the same.
enum ManagedGenerics {
    private static let method = "_inserted"

    static func translate(in file: SourceFile, _ edits: inout SourceEdits) {
        guard file.hasWord("NSManagedObject") else { return }
        let types = genericTypes(in: file)
        guard !types.isEmpty else { return }
        let values = metatypes(of: types, in: file)
        for index in file.tokens("context") where file.isToken(index + 1, ":") && file.isToken(index - 1, "(") {
            // `T(context:`, `T.init(context:` or `type.init(context:`.
            if file.isToken(index - 2, in: types), !file.isToken(index - 3, ".") {
                edits.insert("." + method, at: file.tokens[index - 2].upperBound)
            } else if file.isToken(index - 2, "init"), file.isToken(index - 3, "."),
                file.isToken(index - 4, in: types.union(values)), !file.isToken(index - 5, ".")
            {
                edits.replace(file.tokens[index - 2].range, with: method)
            }
        }
    }

    /// The generic parameters and associated types that stand for managed objects.
    private static func genericTypes(in file: SourceFile) -> Set<String> {
        var types: Set<String> = []
        for index in file.tokens("NSManagedObject") where file.isToken(index - 1, ":") && index >= 3 {
            let name = file.tokens[index - 2]
            guard name.kind == .word,
                file.isToken(index - 3, "<") || file.isToken(index - 3, ",") || file.isToken(index - 3, "where")
                    || file.isToken(index - 3, "associatedtype")
            else { continue }
            types.insert(file[name])
        }
        return types
    }

    /// The parameters that are given such types: `type` of `type: T.Type`.
    private static func metatypes(of types: Set<String>, in file: SourceFile) -> Set<String> {
        var names: Set<String> = []
        for index in file.tokens("Type") where file.isToken(index - 1, ".") && file.isToken(index - 3, ":") {
            if file.isToken(index - 2, in: types), index >= 4 { names.insert(file.name(file.tokens[index - 4])) }
        }
        return names
    }
}
