/// Reads YAML, JSON among it: mappings, lists and texts, by indentation or in brackets, texts of several lines, anchors
/// and what refers to them. It goes on after each mistake, so that all are told at once.
///
/// Not with the library Yams: it asks whether it can import Combine, finds the module of that name that widgets import,
/// and does not compile then. Tags, and quotes that go on in the next line, are told as mistakes.
package struct YAMLReader {
    var problems: [YAMLProblem] = []
    var lines: [[Character]]
    /// Where it reads; both count from 0.
    var line = 0, column = 0
    /// What `&name` stands in front of, and how many values that is.
    var anchors: [String: (node: YAMLNode, count: Int)] = [:]
    /// How many values aliases have repeated.
    var repeated = 0
    private static let deepest = 32
    private var depth = 0
    private let isJSON: Bool
    private let allowsRepeatedKeys: Bool

    /// - Parameter allowsRepeatedKeys: whether the last of several values of a key counts, as for readers that are not
    ///   strict; otherwise that is a mistake.
    /// - Returns: nil for an empty file.
    package static func read(
        _ text: String, isJSON: Bool = false, allowsRepeatedKeys: Bool = false
    ) -> (root: YAMLNode?, problems: [YAMLProblem]) {
        var reader = YAMLReader(text, isJSON: isJSON, allowsRepeatedKeys)
        return (reader.file(), reader.problems)
    }

    private init(_ text: String, isJSON: Bool, _ allowsRepeatedKeys: Bool) {
        (self.isJSON, self.allowsRepeatedKeys) = (isJSON, allowsRepeatedKeys)
        lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }.map(Array.init)
        if lines[0].first == "\u{FEFF}" { lines[0].removeFirst() }
    }

    var place: YAMLPlace { YAMLPlace(line: line + 1, column: column + 1) }
    /// The letter that is read next; nil at a line's end.
    var next: Character? { line < lines.count && column < lines[line].count ? lines[line][column] : nil }

    mutating func tell(_ message: String) { problems.append(YAMLProblem(place, message)) }

    // MARK: Blocks

    private mutating func file() -> YAMLNode? {
        if seek(), isDocumentMark(lines[line]) { nextLine() }
        guard seek() else { return nil }
        let root = block(in: -1)
        while seek() {
            tell("this belongs to no key above; write it as a key, in the same column as the others")
            nextLine()
        }
        return root
    }

    /// `---`, behind which a comment may stand.
    private func isDocumentMark(_ line: [Character]) -> Bool {
        guard line.starts(with: "---") else { return false }
        let rest = line.dropFirst(3), first = rest.first { $0 != " " && $0 != "\t" }
        return first == nil || first == "#" && rest.first != "#"
    }

    mutating func nextLine() { (line, column) = (line + 1, 0) }

    /// Goes to the next line that is not empty, and to its first letter.
    mutating func seek() -> Bool {
        while line < lines.count {
            if column == 0 { replaceTabs() }
            let first = lines[line][min(column, lines[line].count)...].firstIndex { $0 != " " && $0 != "\t" }
            if let first, lines[line][first] != "#" {
                column = first
                return true
            }
            nextLine()
        }
        return false
    }

    /// Tells of tabs before the line's first letter, and goes on as if they were two spaces.
    private mutating func replaceTabs() {
        let indent = lines[line].prefix { $0 == " " || $0 == "\t" }
        guard !isJSON, let tab = indent.firstIndex(of: "\t"), indent.count < lines[line].count else { return }
        problems.append(
            YAMLProblem(
                YAMLPlace(line: line + 1, column: tab + 1), "a tab is not allowed here; YAML is indented with spaces"))
        lines[line].replaceSubrange(0..<indent.count, with: indent.flatMap { $0 == "\t" ? [" ", " "] : [$0] })
    }

    /// What stands at the cursor and, at its column, below.
    ///
    /// - Parameter indent: The column of the list or mapping that it belongs to, -1 for the file.
    private mutating func block(in indent: Int) -> YAMLNode? {
        guard enter() else {
            nextLine()
            return nil
        }
        defer { leave() }
        if isDash { return list() }
        return key(isTrial: true) == nil ? inline(in: indent) : map()
    }

    private var isDash: Bool {
        next == "-" && (column + 1 == lines[line].count || lines[line][column + 1] == " ")
    }

    /// Whether there may be another level; `leave` ends it.
    mutating func enter() -> Bool {
        guard depth < Self.deepest else {
            tell("this is nested more than \(Self.deepest) levels deep")
            return false
        }
        depth += 1
        return true
    }

    mutating func leave() { depth -= 1 }

    private mutating func list() -> YAMLNode {
        let start = place, indent = column
        var items: [YAMLNode] = []
        while seek(), column == indent, isDash {
            let dash = place
            column += 1
            skipSpaces()
            let anchor = anchor()
            if isAtEnd {
                items.append(keep(below(indent) ?? YAMLNode(content: .nothing, place: dash), as: anchor))
            } else if let item = isBlockText ? blockText(in: indent) : block(in: indent) {
                items.append(keep(item, as: anchor))
            }
            tellDeeper(than: indent)
        }
        return YAMLNode(content: .list(items), place: start)
    }

    private mutating func map() -> YAMLNode {
        let start = place, indent = column
        var pairs: [YAMLNode.Pair] = []
        while seek(), column == indent {
            let place = place
            guard let key = key() else {
                tell(
                    "this is neither a key with a colon and a space, such as 'locale: de', nor an item of the list above"
                )
                nextLine()
                continue
            }
            skipSpaces()
            let behind = self.place, anchor = anchor()
            let value =
                isAtEnd
                ? below(indent, orList: true) : isBlockText ? blockText(in: indent) : inline(in: indent)
            add(&pairs, key, place, keep(value ?? YAMLNode(content: .nothing, place: behind), as: anchor))
            tellDeeper(than: indent)
        }
        return YAMLNode(content: .map(merged(pairs)), place: start)
    }

    /// What is written under a key or dash.
    private mutating func below(_ indent: Int, orList: Bool = false) -> YAMLNode? {
        nextLine()
        guard seek(), column > indent || orList && column == indent && isDash else { return nil }
        return block(in: indent)
    }

    /// Lines that belong neither to what was read nor to what comes.
    private mutating func tellDeeper(than indent: Int) {
        while seek(), column > indent {
            tell("this is indented by \(column), but the line it could belong to by \(indent)")
            nextLine()
        }
    }

    mutating func add(_ pairs: inout [YAMLNode.Pair], _ key: String, _ place: YAMLPlace, _ value: YAMLNode) {
        if let index = pairs.firstIndex(where: { $0.key == key }) {
            let before = pairs[index]
            guard !allowsRepeatedKeys else {
                pairs[index] = .init(key: key, place: place, value: value)
                return
            }
            problems.append(
                YAMLProblem(
                    place,
                    "'\(key)' appears again, after line \(before.place.line); write it once, with all of its values"
                ))
        } else {
            pairs.append(.init(key: key, place: place, value: value))
        }
    }

    // MARK: Lines

    var isAtEnd: Bool { next == nil || next == "#" }

    mutating func skipSpaces() {
        while next == " " || next == "\t" { column += 1 }
    }

    /// A key with its colon; nothing is read where there is none.
    private mutating func key(isTrial: Bool = false) -> String? {
        let (start, before) = (column, problems.count)
        var text: String?
        if next == "\"" || next == "'" {
            text = quoted()
            skipSpaces()
        } else if let next, !"[]{},#&*!|>%@`".contains(next) {
            let line = lines[line]
            while column < line.count, !isColon(column) {
                if line[column] == "#", line[column - 1] == " " { break }
                column += 1
            }
            text = String(line[start..<column]).trimmed
        }
        if text != nil, isColon(column) {
            column += 1
        } else {
            text = nil
        }
        if text == nil || isTrial { column = start }
        if text == nil || isTrial { problems.removeLast(problems.count - before) }
        return text
    }

    private func isColon(_ column: Int) -> Bool {
        let line = lines[line]
        return column < line.count && line[column] == ":" && (column + 1 == line.count || line[column + 1] == " ")
    }

    /// A value on the line of its key; brackets may go on below it, and texts without quotes.
    private mutating func inline(in indent: Int) -> YAMLNode? {
        guard var value = value(until: []) else {
            nextLine()
            return nil
        }
        skipSpaces()
        if !isAtEnd { tell("unexpected text after the value; put text with such characters in quotes") }
        let hasComment = next == "#"
        nextLine()
        if !hasComment, case .text(let text, isQuoted: false) = value.content {
            value.content = .text(([text] + continuation(in: indent)).joined(separator: " "), isQuoted: false)
        }
        return value
    }

    /// The lines below a text that go on with it: deeper ones, which are no keys and no items.
    private mutating func continuation(in indent: Int) -> [String] {
        var more: [String] = []
        while line < lines.count {
            let text = String(lines[line]).trimmed, start = lines[line].prefix { $0 == " " }.count
            guard !text.isEmpty, start > indent, !text.hasPrefix("#") else { break }
            column = start
            let isText = !isDash && next != "\t" && key(isTrial: true) == nil
            column = 0
            guard isText else { break }
            more.append(text)
            nextLine()
        }
        return more
    }
}

extension String {
    var trimmed: String {
        String(drop { $0 == " " }.reversed().drop { $0 == " " || $0 == "\t" }.reversed())
    }
}
