import SwiftText

/// Makes CoreData's `@NSManaged`, which Objective-C implements, a macro of the same length: `@CDManaged` before
/// variables, `@CDMethods` before methods.
enum ManagedAttributes {
    static func translate(in file: SourceFile, _ edits: inout SourceEdits) {
        for index in file.tokens("@NSManaged") {
            let keyword = file.tokens[index...].first { file.reads($0, "func") || file.reads($0, "var") }
            let isMethod = keyword.map { file.reads($0, "func") } ?? false
            edits.replace(file.tokens[index].range, with: isMethod ? "@CDMethods" : "@CDManaged")
        }
    }
}
