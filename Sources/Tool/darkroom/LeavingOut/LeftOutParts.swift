import SwiftText
import SystemSupport

/// The parts of a file around a place, the smallest first.
struct LeftOutParts {
    let source: SourceFile
    let blocks: CodeBlocks
    let statements: CodeStatements
    private let declarations: SourceDeclarations
    let types: TypeDeclarations
    /// Whether code can stand in that the runtime brings.
    private let canStandIn: Bool

    init(_ source: SourceFile, canStandIn: Bool = true) {
        self.source = source
        blocks = CodeBlocks(source)
        statements = CodeStatements(source)
        declarations = SourceDeclarations(source)
        types = TypeDeclarations(source)
        self.canStandIn = canStandIn
    }

    /// The place of a line and a column, both counted from 1.
    func offset(line: Int, column: Int) -> Int {
        guard line >= 1, line <= source.lineStarts.count else { return 0 }
        return min(source.lineStarts[line - 1] + max(column - 1, 0), source.bytes.count)
    }

    /// The line, counted from 1.
    func line(of offset: Int) -> Int { source.line(of: offset) }

    /// - Parameters:
    ///   - isModifier: whether the place may be that of a view's modifier, for all that is known.
    ///   - error: what the compiler says of the place.
    ///   - gone: the names of what is declared no more.
    func parts(
        around offset: Int, isModifier: Bool = true, _ error: String = "", gone: Set<String> = []
    ) -> [LeftOutPart] {
        let details = [
            attribute(at: offset), canStandIn ? wrappedProperty(at: offset, error) : nil,
            argument(at: offset, error, gone: gone), kind(at: offset), conformance(at: offset, error)
        ].compactMap(\.self)
        let inner =
            details + (canStandIn ? standIns(around: offset, isModifier, error, gone: gone) : [])
            + [member(at: offset)].compactMap(\.self)
        let outer = declarations.all(at: line(of: offset) - 1).map { declaration in
            LeftOutPart(
                kind: .declaration, range: bytes(of: declaration.lines), title: declaration.title, replacement: "")
        }
        // A part that the place is outside of, such as the value behind a type that is not there, would help nothing.
        return inner.filter { part in
            !part.range.isEmpty && part.range.lowerBound <= offset && offset <= part.range.upperBound
        } + outer
    }

    /// The smallest declaration around a place.
    func declaration(around offset: Int) -> Range<Int>? {
        declarations.innermost(at: line(of: offset) - 1).map { bytes(of: $0.lines) }
    }

    /// How that begins.
    func declarationTitle(around offset: Int) -> String? {
        member(at: offset)?.title ?? declarations.innermost(at: line(of: offset) - 1)?.title
    }

    /// A member in the line of its type's brace, as other declarations are left out by whole lines.
    private func member(at offset: Int) -> LeftOutPart? {
        guard let type = blocks.around(offset).first(where: { $0.kind == .members && $0.parent != nil }),
            line(of: type.content.lowerBound) == line(of: offset),
            let member = statements.statement(in: type.content, at: offset)
        else { return nil }
        return LeftOutPart(
            kind: .declaration, range: withSemicolon(member), title: title(member), replacement: "")
    }

    private func bytes(of lines: Range<Int>) -> Range<Int> {
        let start = source.lineStarts[lines.lowerBound]
        return start..<max(start, source.line(lines.upperBound - 1).upperBound)
    }

    // MARK: What stays declared

    private func standIns(
        around offset: Int, _ isModifier: Bool, _ error: String, gone: Set<String>
    ) -> [LeftOutPart] {
        let around = blocks.around(offset)
        let body = around.first { $0.kind.owner != nil }
        guard let body, let owner = body.kind.owner else {
            return closureStatements(around, at: offset) + value(around, at: offset, isModifier)
        }
        let header = DeclarationHeader(source, owner.header, accessor: body.kind.accessor)
        var result: [LeftOutPart] = []
        for block in around {
            let isBody = block == body
            result += clause(in: block.content, at: offset, gone: gone).map { [$0] } ?? []
            if header.makesView { result += spacing(at: offset).map { [$0] } ?? [] }
            if let statement = statement(in: block, isBody: isBody, at: offset) {
                if isModifier || header.makesView { result += modifiers(in: statement, at: offset) }
                result += condition(of: statement, at: offset).map { [$0] } ?? []
                // The one statement of a body is the body, whose type is known; that of an initializer makes nothing.
                let isAlone = statements.all(in: block.content).count == 1
                if header.isInitializer { result += assigned(statement).map { [$0] } ?? [] }
                if !header.makesView {
                    result += neutral(in: statement, at: offset, error, gone: gone).map { [$0] } ?? []
                    if !header.throwsErrors { result += alternative(in: statement, at: offset).map { [$0] } ?? [] }
                }
                // Nothing stands in for what an initializer hands over to.
                let isHandedOver = header.isInitializer && delegates(statement)
                if !isHandedOver, !isBody || header.isInitializer || !isAlone { result += standIn(for: statement) }
                // The caller of what throws gets an error, which it knows what to do with.
                if header.makesView ? !(isBody && isAlone) : !isAlone && (header.isInitializer || !header.throwsErrors)
                {
                    result += constant(statement).map { [$0] } ?? []
                }
            }
            if isBody { break }
            if header.makesView { result += content(of: block) } else { result += attempt(block).map { [$0] } ?? [] }
        }
        if let code = header.standIn(extendsValue: extendsValue(at: owner.header)) {
            result.append(
                LeftOutPart(
                    kind: .body, range: body.content, title: title(owner.header), replacement: " \(code) "))
        }
        return result
    }

    /// The statement of a block around a place; a closure's parameters are no part of it.
    private func statement(in block: CodeBlocks.Block, isBody: Bool, at offset: Int) -> Range<Int>? {
        guard let statement = statements.statement(in: block.content, at: offset) else { return nil }
        guard !isBody, let start = source.nextCode(from: parametersEnd(block.content)),
            statement.lowerBound < start, start <= offset
        else { return statement }
        return start..<statement.upperBound
    }

    /// The statements in the closure that a property begins with the result of, `{ … }()`.
    private func closureStatements(_ around: [CodeBlocks.Block], at offset: Int) -> [LeftOutPart] {
        around.prefix { $0.kind == .other }.flatMap { block in
            statement(in: block, isBody: false, at: offset).map(standIn) ?? []
        }
    }

    /// Whether a place lies in an extension of a type that has an empty value, which an initializer can give.
    private func extendsValue(at header: Range<Int>) -> Bool {
        let token = source.firstToken(from: header.lowerBound)
        let type = types.all.last { $0.body.contains(token) }
        return type?.keyword == "extension" && StandIn.emptyTypes.contains(type?.lastName ?? "")
    }

    /// The content of a closure or a branch; nothing of a switch, which holds cases.
    private func content(of block: CodeBlocks.Block) -> [LeftOutPart] {
        guard let parent = block.parent,
            let around = statements.statement(
                in: blocks.blocks[parent].content, at: block.content.lowerBound - 1)
        else { return [] }
        if statements.firstWord(around) == "switch" || statements.firstWord(around) == "guard" { return [] }
        let start = parametersEnd(block.content)
        let range = start..<block.content.upperBound
        return [
            LeftOutPart(
                kind: .block, range: range, title: title(around),
                replacement: " \(StandIn.call(StandIn.parameters(in: source[range]))) ")
        ]
    }

    /// The content of a `do` whose `catch` knows what to do without it.
    private func attempt(_ block: CodeBlocks.Block) -> LeftOutPart? {
        guard let parent = block.parent,
            let around = statements.statement(
                in: blocks.blocks[parent].content, at: block.content.lowerBound - 1),
            statements.firstWord(around) == "do"
        else { return nil }
        let first = source.tokens(in: around).lowerBound, next = source.firstToken(from: block.content.upperBound + 1)
        guard source.isToken(first + 1, "{"), source.tokens[first + 1].upperBound == block.content.lowerBound,
            source.isToken(next, "catch")
        else { return nil }
        return LeftOutPart(
            kind: .block, range: block.content, title: title(around), replacement: " \(StandIn.error) ")
    }

    private static let closureSignature = Pattern(
        #/(?:@\w+\s+)*(?:\[[^\]{}]*\]\s*)?(?:\([^{}]*?\)|[\w\s,]*?)\s*(?:async\s+)?(?:throws\s+)?(?:->[^{}]*?)?\bin\b/#)

    /// Behind `in`, where a closure names its parameters.
    private func parametersEnd(_ content: Range<Int>) -> Int {
        guard let first = statements.all(in: content).first else { return content.lowerBound }
        let text = source[first]
        guard let match = text.prefixMatch(of: Self.closureSignature) else { return content.lowerBound }
        return first.lowerBound + text[match.range].utf8.count
    }

    private func standIn(for statement: Range<Int>) -> [LeftOutPart] {
        let word = statements.firstWord(statement), text = source[statement]
        // What begins with a dot goes on behind a condition, and labels have no value.
        if [".", "#"].contains(text.prefix(1)) || Self.unreplaceable.contains(word) { return [] }
        var range = statement
        if word == "return" {
            range = (statement.lowerBound + word.utf8.count)..<statement.upperBound
        } else if ["let", "var", "async"].contains(word) {
            guard let value = typedValue(statement) else { return [] }
            range = value
        }
        return [
            LeftOutPart(
                kind: .statement, range: range, title: title(statement),
                replacement: (range == statement ? "" : " ") + StandIn.call(StandIn.parameters(in: text)))
        ]
    }

    private static let unreplaceable: Set = [
        "case", "default", "guard", "func", "struct", "class", "enum", "actor", "typealias", "extension", "import",
        "throw", "defer", "break", "continue"
    ]

    /// Behind `=`, where a type stands before it.
    private func typedValue(_ statement: Range<Int>) -> Range<Int>? {
        var depth = 0, hasType = false
        for index in statement where source.isCode[index] {
            let byte = source.bytes[index]
            depth += SourceFile.nesting(byte)
            guard depth == 0 else { continue }
            if byte == UInt8(ascii: ":") { hasType = true }
            if byte == UInt8(ascii: "="), source.bytes[index - 1] == UInt8(ascii: " ") {
                return hasType ? (index + 1)..<statement.upperBound : nil
            }
        }
        return nil
    }

    /// The value that a property of a type or of the file begins with, and the calls in it.
    private func value(_ around: [CodeBlocks.Block], at offset: Int, _ isModifier: Bool) -> [LeftOutPart] {
        guard around.contains(where: { $0.kind == .members }), let statement = property(at: offset) else { return [] }
        let calls = isModifier ? modifiers(in: statement, at: offset) : []
        guard let range = typedValue(statement), range.lowerBound <= offset else { return calls }
        return calls + [
            LeftOutPart(
                kind: .value, range: range, title: title(range), replacement: " \(StandIn.call([]))")
        ]
    }

    /// The declaration of a property from its `let` or `var` on.
    private func property(at offset: Int) -> Range<Int>? {
        guard let declaration = declarations.innermost(at: line(of: offset) - 1) else { return nil }
        let range = bytes(of: declaration.lines)
        guard
            let name = source.tokens(in: range.lowerBound..<max(range.lowerBound, offset))
                .first(where: { source.isToken($0, "let") || source.isToken($0, "var") })
        else { return nil }
        return statements.statement(in: source.tokens[name].lowerBound..<range.upperBound, at: offset)
    }
}

extension CodeBlocks.Kind {
    fileprivate var owner: CodeBlocks.Owner? {
        switch self {
        case .body(let owner), .accessor(_, let owner): owner
        case .members, .other: nil
        }
    }

    fileprivate var accessor: String? {
        if case .accessor(let name, _) = self { name } else { nil }
    }
}
