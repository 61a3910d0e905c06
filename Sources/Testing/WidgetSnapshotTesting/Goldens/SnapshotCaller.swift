import Testing

/// Where an assertion stands.
struct SnapshotCaller: Sendable {
    let fileID: StaticString
    let filePath: StaticString
    let function: StaticString
    let line: UInt
    let column: UInt

    var sourceLocation: SourceLocation {
        SourceLocation(fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
    }

    /// The module of the test.
    var module: String { "\(fileID)".split(separator: "/").first.map(String.init) ?? "Tests" }

    /// The name of the file without its extension.
    var file: String {
        let name = "\(filePath)".split(separator: "/").last.map(String.init) ?? "Tests"
        return name.hasSuffix(".swift") ? String(name.dropLast(".swift".count)) : name
    }
}
