extension SourceScanner {
    /// A source with spaces in the place of its comments and strings.
    package static func code(of source: String) -> String {
        var bytes = Array(source.utf8)
        let isCode = SourceScanner(bytes).isCode
        for index in bytes.indices where !isCode[index] && bytes[index] != UInt8(ascii: "\n") {
            bytes[index] = UInt8(ascii: " ")
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
