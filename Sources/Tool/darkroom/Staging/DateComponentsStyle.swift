import SwiftText

/// Gives `Date.ComponentsFormatStyle` a name of the same length: Linux's Foundation has the type's own name for
/// something without any format, which no declaration of ours can hide.
enum DateComponentsStyle {
    static func rename(in file: SourceFile, _ edits: inout SourceEdits) {
        for index in file.tokens("ComponentsFormatStyle")
        where file.isToken(index - 1, ".") && file.isToken(index - 2, "Date") {
            edits.replace(file.tokens[index].range, with: "_RangeComponentsStyle")
        }
    }
}
