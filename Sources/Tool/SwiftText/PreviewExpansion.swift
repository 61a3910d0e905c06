/// What `#Preview` becomes: a type that makes the preview, and a record by which the type is found at run time.
///
/// The macro's arguments are those of an initializer of `Preview`, so they stand in the expansion as they were written.
package struct PreviewExpansion {
    /// As the compiler sends it: `#Preview("Name") { … }`, with attributes before it.
    package var source: String
    /// What the compiler hands out so that names do not meet, such as `$s4Main33_…7PreviewfMf_`.
    package var discriminator: String
    /// `Module/File.swift`.
    package var fileID: String
    /// The path with which the compiler was called.
    package var path: String
    /// Where `source` begins, counted from 1.
    package var line: Int
    package var column: Int

    package init(
        source: String, discriminator: String, fileID: String, path: String, line: Int, column: Int
    ) {
        self.source = source
        self.discriminator = discriminator
        self.fileID = fileID
        self.path = path
        self.line = line
        self.column = column
    }

    /// The records' section. A name that is an identifier in C, which every linker takes.
    package static let section = "darkroom_previews"

    /// The expansion; nil where `source` is no use of the macro.
    package var expanded: String? {
        let file = SourceFile(source)
        guard let macro = file.tokens.first(where: { file.reads($0, "#Preview") }) else { return nil }
        let keyword = macro.lowerBound, before = file.bytes[..<keyword]
        let lines = before.count { $0 == UInt8(ascii: "\n") }
        let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 }
        let column = lineStart.map { keyword - $0 + 1 } ?? self.column + keyword
        let call = PreviewCall(file, from: macro.upperBound)
        // The compiler keeps the names that begin like this for macros.
        let name = "\(discriminator)15PreviewRegistryfMu_"
        return """
            nonisolated struct \(name): SwiftUICore.PreviewRegistry {
                static var fileID: Swift.String { \(Self.literal(fileID)) }
                static var line: Swift.Int { \(line + lines) }
                static var column: Swift.Int { \(column) }
                static var _path: Swift.String { \(Self.literal(shownPath)) }
                @MainActor static func makePreview() throws -> SwiftUICore.Preview {
            #sourceLocation(file: \(Self.literal(shownPath)), line: \(line + lines))
                    SwiftUICore.Preview\(call.text)
            #sourceLocation()
                }
                @section("\(Self.section)") @used
                static let _record: (
                    Swift.UInt, @convention(c) @Sendable (Swift.UnsafeMutableRawPointer) -> Swift.Void
                ) = (1, {
                    $0.assumingMemoryBound(to: (any SwiftUICore.PreviewRegistry.Type).self).initialize(to: \(name).self)
                })
            }
            """
    }

    /// Relative paths are the user's own; of the others only the file's name is.
    private var shownPath: String {
        path.hasPrefix("/") ? path.split(separator: "/").last.map(String.init) ?? path : path
    }

    private static func literal(_ text: String) -> String {
        "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }
}
