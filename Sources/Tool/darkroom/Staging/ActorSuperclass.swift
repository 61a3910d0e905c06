import SwiftText

/// Takes `NSObject` from actors, which only Apple's runtime has a class for: without one they do not link. Spaces stand
/// in, so that every line and column stays where the user wrote it.
enum ActorSuperclass {
    static func remove(from file: SourceFile, _ edits: inout SourceEdits) {
        guard !file.tokens("actor").isEmpty else { return }
        for type in TypeDeclarations(file).all where type.keyword == "actor" {
            guard let name = type.header.first(where: { file.isToken($0, "NSObject") && file.isToken($0 - 1, ":") })
            else { continue }
            // With the comma behind it, or else the colon before it.
            let hasMore = file.isToken(name + 1, ",")
            edits.blank(
                file.tokens[hasMore ? name : name - 1].lowerBound..<file.tokens[hasMore ? name + 1 : name].upperBound,
                of: file)
            for index in type.body {
                if file.isToken(index, "override"), file.isToken(index + 1, "init") || file.isToken(index + 2, "init") {
                    edits.blank(file.tokens[index].range, of: file)
                } else if file.isToken(index, "super"), file.isToken(index + 1, "."), file.isToken(index + 2, "init"),
                    file.isToken(index + 3, "("), file.isToken(index + 4, ")")
                {
                    edits.blank(file.tokens[index].lowerBound..<file.tokens[index + 4].upperBound, of: file)
                }
            }
        }
    }
}
