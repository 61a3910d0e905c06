/// The arguments of a `#Preview`, with its trailing closures.
struct PreviewCall {
    private let file: SourceFile
    /// Behind the macro's name.
    private let start: Int

    init(_ file: SourceFile, from start: Int) {
        self.file = file
        self.start = start
    }

    /// A body with `@Previewable` properties is turned into a view that has them: only a view's own properties are
    /// connected to state and environment.
    var text: String {
        guard let body else { return file[start...] }
        let statements = PreviewStatements(file, in: (body.lowerBound + 1)..<body.upperBound)
        guard !statements.properties.isEmpty else { return file[start...] }
        return """
            \(file[start..<body.lowerBound]){
                struct __P_Previewable_Transform_Wrapper: SwiftUICore.View {
            \(statements.properties.joined(separator: "\n"))
                    var body: some SwiftUICore.View {
            \(statements.rest)
                    }
                }
                return __P_Previewable_Transform_Wrapper()
            \(file[body.upperBound...])
            """
    }

    /// The braces of the closure that makes the view: the trailing one, or that of `body:`.
    private var body: Range<Int>? {
        var token = file.firstToken(from: start)
        if file.isToken(token, "(") {
            guard let end = file.closingToken(of: token) else { return nil }
            if file.isToken(end + 1, "{") {
                token = end + 1
            } else if let label = (token..<end).first(where: { file.isToken($0, "body") }) {
                token = label
            }
        }
        let brace = file.tokens[token...].indices.first { file.isToken($0, "{") }
        guard let brace, let end = file.closingToken(of: brace) else { return nil }
        return file.tokens[brace].lowerBound..<file.tokens[end].lowerBound
    }
}
