import SwiftText

/// Takes the attributes out that only say how Objective-C sees a declaration: the compiler refuses them on Linux, and
/// nothing there would look. Spaces stand in, so that every line and column stays where the user wrote it.
enum ObjectiveCAttributes {
    static func remove(from file: SourceFile, _ edits: inout SourceEdits) {
        for (index, token) in file.tokens.enumerated() where token.kind == .attribute {
            if file.reads(token, "@objcMembers") || file.reads(token, "@nonobjc") {
                edits.blank(token.range, of: file)
            } else if file.reads(token, "@objc") {
                var end = token.upperBound
                // A name may follow directly: @objc(WidgetIntent), @objc(application:open:).
                if file.isToken(index + 1, "("), file.tokens[index + 1].lowerBound == end,
                    let close = file.closingToken(of: index + 1)
                {
                    end = file.tokens[close].upperBound
                }
                edits.blank(token.lowerBound..<end, of: file)
            }
        }
    }
}
