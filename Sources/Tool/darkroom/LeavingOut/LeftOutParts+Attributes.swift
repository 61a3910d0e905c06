import SwiftText

/// Attributes that a declaration can do without.
extension LeftOutParts {
    /// The arguments of an attribute that needs none, or an attribute without which the declaration still says all that
    /// the compiler must know: `@Property(indexingKey: \.title) var name: String` stays a property of that name, and
    /// `@Logged var count = 0` one of that value. A wrapper that gives a property its value goes with the property.
    func attribute(at offset: Int) -> LeftOutPart? {
        guard let first = attributeToken(around: offset) else { return nil }
        let ends = self.ends(ofAttribute: first)
        let start = source.tokens[first].lowerBound, end = source.tokens[ends.arguments].upperBound
        let isInside = offset >= source.tokens[ends.name].upperBound && ends.arguments > ends.name
        if isInside, Self.needsNoArguments.contains(source[source.tokens[first]].drop { $0 == "@" }.description) {
            let range = source.tokens[ends.name].upperBound..<end
            return LeftOutPart(kind: .attribute, range: range, title: title(start..<end), replacement: "")
        }
        guard hasAllWithoutAttributes(behind: ends.arguments) else { return nil }
        return LeftOutPart(kind: .attribute, range: start..<end, title: title(start..<end), replacement: "")
    }

    /// A property whose wrapper is not there, as one that has the empty value of its type, and that keeps nothing:
    /// `@Stored(.names) private var names: [String]`. nil where its type may have no such value; what uses it goes, too,
    /// then.
    func wrappedProperty(at offset: Int, _ error: String) -> LeftOutPart? {
        guard error.hasPrefix("unknown attribute '"), let first = attributeToken(around: offset) else { return nil }
        let last = ends(ofAttribute: first).arguments
        var keyword = last + 1
        while keyword < source.tokens.count, !source.isToken(keyword, "var") {
            if source.isToken(keyword, "("), let close = source.closingToken(of: keyword) {
                keyword = close
            } else if source.tokens[keyword].kind != .word || source.isToken(keyword, in: Self.storageModifiers) {
                return nil
            }
            keyword += 1
        }
        guard source.isToken(keyword + 2, ":"), keyword + 3 < source.tokens.count,
            let type = types.all.last(where: { $0.body.contains(keyword) }), types.members(of: type).contains(keyword),
            let end = declaration(around: source.tokens[keyword].lowerBound)?.upperBound,
            let property = statements.statement(
                in: source.tokens[keyword].lowerBound..<end, at: source.tokens[keyword].lowerBound
            ).map({ source.tokens(in: $0) }),
            !property.contains(where: { source.isToken($0, "=") || source.isToken($0, "{") }),
            hasEmptyValue(
                source[source.tokens[keyword + 3].lowerBound..<source.tokens[property.upperBound - 1].upperBound])
        else { return nil }
        let isClass = ["class", "actor"].contains(type.keyword)
        let isStatic = (last..<keyword).contains { source.isToken($0, in: ["static", "class"]) }
        let upperBound = source.tokens[property.upperBound - 1].upperBound
        let declaration = source[source.tokens[last + 1].lowerBound..<upperBound]
            .split(whereSeparator: \.isNewline).joined(separator: " ")
        let whole = source.tokens[first].lowerBound..<upperBound
        return LeftOutPart(
            kind: .attribute, range: whole, title: title(whole),
            replacement: "\(declaration) { get { \(StandIn.call([])) } "
                + (isClass || isStatic ? "" : "nonmutating ") + "set {} }")
    }

    private static let storageModifiers: Set = ["lazy", "weak", "unowned", "let", "func", "init", "subscript"]

    /// Whether a type, as it is written, is one of those that have an empty value.
    private func hasEmptyValue(_ type: String) -> Bool {
        guard !type.contains("->") else { return false }
        if type.hasSuffix("?") || type.hasPrefix("[") && type.hasSuffix("]") { return true }
        let name = type.prefix { $0 != "<" }.split(separator: ".").last.map(String.init) ?? ""
        return StandIn.emptyTypes.contains(name)
    }

    /// The attribute of a declaration that a place lies in, also in its arguments, in which others may stand, as in front
    /// of a closure's parameters.
    private func attributeToken(around offset: Int) -> Int? {
        let before = source.tokens.indices.prefix(source.firstToken(from: offset + 1)).suffix(Self.farthest).reversed()
        guard let first = before.first(where: { source.tokens[$0].kind == .attribute && isOfDeclaration($0) }),
            source.tokens[first].lowerBound...source.tokens[ends(ofAttribute: first).arguments].upperBound ~= offset
        else { return nil }
        return first
    }

    /// In tokens, from an attribute's start to a place in its arguments.
    private static let farthest = 200
    /// Of App Intents and of SwiftData; what they say is for Siri, Spotlight and the store.
    private static let needsNoArguments: Set = [
        "Attribute", "ComputedProperty", "DeferredProperty", "Parameter", "Property", "Query", "Relationship"
    ]

    /// The last tokens of an attribute's name and of its arguments, which are one where it has none.
    private func ends(ofAttribute first: Int) -> (name: Int, arguments: Int) {
        var name = first
        while source.isToken(name + 1, "."), name + 2 < source.tokens.count { name += 2 }
        // `@A (x)` is an attribute and a tuple.
        guard source.isToken(name + 1, "("), source.tokens[name + 1].lowerBound == source.tokens[name].upperBound,
            let close = source.closingToken(of: name + 1)
        else { return (name, name) }
        return (name, close)
    }

    /// Whether it begins a line, or follows another attribute or a modifier of the same declaration.
    private func isOfDeclaration(_ attribute: Int) -> Bool {
        let start = source.tokens[attribute].lowerBound
        let line = source.line(source.line(of: start) - 1)
        let before = source[line.lowerBound..<start]
        return before.allSatisfy(\.isWhitespace) || before.drop(while: \.isWhitespace).first == "@"
    }

    /// Whether what an attribute belongs to is a function, a type, or a property with a value or accessors.
    private func hasAllWithoutAttributes(behind last: Int) -> Bool {
        var index = last + 1
        while index < source.tokens.count {
            let token = source.tokens[index]
            if token.kind == .attribute {
                index = ends(ofAttribute: index).arguments + 1
            } else if source.isToken(index, in: ["func", "struct", "class", "enum", "actor", "extension", "init"]) {
                return true
            } else if source.isToken(index, in: ["var", "let"]) {
                guard let end = declaration(around: token.lowerBound)?.upperBound,
                    let property = statements.statement(in: token.lowerBound..<end, at: token.lowerBound)
                else { return false }
                return source.tokens(in: property).contains { source.isToken($0, "=") || source.isToken($0, "{") }
            } else if source.isToken(index, "("), let close = source.closingToken(of: index) {
                // `private(set)`.
                index = close + 1
            } else if token.kind == .word {
                index += 1
            } else {
                return false
            }
        }
        return false
    }
}
