import SwiftText

/// Makes `static var description` of a public intent as public as the intent.
///
/// In Apple's protocol only an optional description is a requirement, which has to be public; Xcode reads the others
/// from the source. Here all are requirements.
enum IntentDescriptions {
    private static let access: Set = ["public", "private", "internal", "fileprivate", "package"]

    static func publish(in file: SourceFile, _ edits: inout SourceEdits) {
        let places = file.tokens("description").filter {
            file.isToken($0 - 2, "static") && (file.isToken($0 - 1, "var") || file.isToken($0 - 1, "let"))
        }
        guard !places.isEmpty else { return }
        let types = TypeDeclarations(file)
        for type in types.all where isPublicIntent(type, file) {
            let members = Set(types.members(of: type))
            for place in places where members.contains(place - 2) {
                if access.isDisjoint(with: file.modifiers(before: place - 2)) {
                    edits.insert("public ", at: file.tokens[place - 2].lowerBound)
                }
            }
        }
    }

    /// Whether what stands behind its colon says that a public type is an intent of any kind.
    private static func isPublicIntent(_ type: TypeDeclarations.Declaration, _ file: SourceFile) -> Bool {
        !Set(type.modifiers).isDisjoint(with: ["public", "open"]) && type.keyword != "protocol"
            && type.inherited.contains { $0.hasSuffix("Intent") }
    }
}
