/// The arguments of a `#Preview`, with its trailing closures.
struct PreviewCall {
    private(set) var text: String

    init(_ source: SourceFile) { text = source[0...] }

    /// Turns a body with `@Previewable` properties into a view that has them: only a view's own properties are
    /// connected to state and environment.
    mutating func hoistPreviewables() {
        let source = SourceFile(text)
        guard source.firstCode(of: "@Previewable") != nil, let body = Self.body(of: source) else { return }
        let statements = PreviewStatements(SourceFile(source[(body.lowerBound + 1)..<body.upperBound]))
        guard !statements.properties.isEmpty else { return }
        text = """
            \(source[..<body.lowerBound]){
                struct __P_Previewable_Transform_Wrapper: SwiftUICore.View {
            \(statements.properties.joined(separator: "\n"))
                    var body: some SwiftUICore.View {
            \(statements.rest)
                    }
                }
                return __P_Previewable_Transform_Wrapper()
            \(source[body.upperBound...])
            """
    }

    /// The braces of the closure that makes the view: the trailing one, or that of `body:`.
    private static func body(of source: SourceFile) -> Range<Int>? {
        var start = 0
        if let first = source.nextCode(from: 0), source.bytes[first] == UInt8(ascii: "(") {
            guard let end = source.closing(of: first) else { return nil }
            if let trailing = source.nextCode(from: end + 1), source.bytes[trailing] == UInt8(ascii: "{") {
                start = trailing
            } else if let label = source.firstCode(of: "body", from: first), label < end {
                start = label
            }
        }
        let brace = source.bytes[start...].indices.first {
            source.isCode[$0] && source.bytes[$0] == UInt8(ascii: "{")
        }
        guard let brace, let end = source.closing(of: brace) else { return nil }
        return brace..<end
    }
}
