import SwiftText
import SystemSupport

/// A source with the parts left out in which the compiler finds errors. Every line stays where the user wrote it.
struct SourceRepair {
    /// What is left out, and why.
    struct Loss {
        var part: LeftOutPart
        var error: String
        /// Counted from 1.
        var line: Int
        /// In which attempt to compile the error came: what comes first is a cause, what comes later may be a
        /// consequence.
        var round: Int
        /// How often less around the same error has not helped.
        var widenings = 0
    }

    /// How often a little more around an error is left out before all of the body around it is: in a view's body of 200
    /// lines each attempt took 20 seconds, and ten were not enough.
    private static let mostWidenings = 2

    /// By their places; none lies inside another.
    var losses: [Loss] = []
    /// Arguments that calls cannot do without.
    var needed: Set<Range<Int>> = []
    private(set) var text: String
    /// What is declared no more: of an extension its members, of a property its projected value, too, and its name
    /// behind its type's, `Entry.count`. Kept, as it is asked for once for each file and round.
    private(set) var goneNames: [String] = []
    private let bytes: [UInt8]
    let parts: LeftOutParts
    /// The file, as it is told at run time.
    private let name: String
    private var round = 0
    private var pieces = [Piece(shown: 0, original: 0)]
    private var lineStarts: [Int]

    /// - Parameter canStandIn: whether code can stand in that the runtime brings.
    init(_ text: String, name: String = "", canStandIn: Bool = true) {
        bytes = Array(text.utf8)
        self.text = text
        lineStarts = SourceFile.lineStarts(in: bytes)
        self.name = name
        parts = LeftOutParts(SourceFile(text), canStandIn: canStandIn)
    }

    /// Leaves out the smallest parts that hold the errors, and larger ones where that has not helped.
    ///
    /// - Parameter gone: the names of what other files declare no more.
    /// - Returns: false where an error is outside all that can be left out.
    mutating func omit(_ errors: [CompilerError], gone: Set<String> = []) -> Bool {
        let errors = restoreArguments(errors), before = losses
        var found: [Loss] = [], widened: Set<LeftOutPart> = []
        let causes = Causes(errors.filter { !$0.isConsequence }, in: self)
        for error in errors where !error.isConsequence || !causes.areTogether(with: error, in: self) {
            let (place, known) = place(of: error)
            if let known {
                guard widened.insert(known.part).inserted else { continue }
            } else if found.contains(where: { Self.holds($0.part.range, place) }) {
                continue
            }
            // A value stays as it is without a call behind it where its type allows for that.
            let isModifier =
                error.missingMember.map {
                    AppleNames.members.contains($0.name) || StandIn.unchangedTypes.contains($0.type)
                        || $0.type.hasPrefix("[") && !$0.type.contains(":") && $0.type.hasSuffix("]")
                } ?? false
            let candidates = parts.parts(around: place, isModifier: isModifier, error.message, gone: gone).filter {
                part in
                !needed.contains(part.range) && known.map { Self.holds(part.range, all: $0.part.range) } ?? true
            }
            let widenings = known.map { $0.widenings + 1 } ?? 0
            let body = widenings > Self.mostWidenings ? candidates.first { $0.kind == .body } : nil
            guard let part = body ?? candidates.first else { return false }
            // The first error tells more than what came of standing in.
            found.append(
                Loss(
                    part: part, error: known?.error ?? reason(of: error),
                    line: parts.line(of: part.firstCode(in: bytes)),
                    round: known?.round ?? round, widenings: widenings))
        }
        var kept: [Loss] = []
        for loss in (before + found).sorted(by: { $0.part.range.count > $1.part.range.count }) {
            if let around = kept.firstIndex(where: { $0.part.range.overlaps(loss.part.range) }) {
                if loss.round < kept[around].round {
                    kept[around].error = loss.error
                    kept[around].round = loss.round
                }
            } else {
                kept.append(loss)
            }
        }
        losses = kept.sorted { $0.part.range.lowerBound < $1.part.range.lowerBound }
        round += 1
        goneNames = namesLost()
        repair()
        return true
    }

    private static let missingName = Pattern(#/cannot find '(\w+)' in scope/#)

    /// Where a constant is used that is gone, the reason for that.
    private func reason(of error: CompilerError) -> String {
        guard let name = error.message.wholeMatch(of: Self.missingName)?.1 else { return error.reason }
        let constant = losses.first { loss in
            loss.part.kind == .statement && loss.part.replacement.isEmpty
                && Self.declaredNames(in: loss.part.title).first == String(name)
        }
        return constant?.error ?? error.reason
    }

    /// Lets as many attempts pass in which nothing was to be left out here.
    mutating func wait(until round: Int) { self.round = max(self.round, round) }

    private static let extensionKeyword = Pattern(#/\bextension\b/#)

    private func namesLost() -> [String] {
        losses.flatMap { loss -> [String] in
            switch loss.part.kind {
            case .attribute:
                // Where it becomes a property of its own, no initializer takes its value.
                Self.declaredNames(in: parts.declarationTitle(around: loss.part.range.lowerBound) ?? "").prefix(1)
                    .flatMap { loss.part.replacement.isEmpty ? ["$" + $0] : ["$" + $0, $0] }
            case .declaration where loss.part.title.contains(Self.extensionKeyword):
                Self.declaredNames(in: String(decoding: bytes[loss.part.range], as: UTF8.self))
            case .declaration:
                Self.declaredNames(in: loss.part.title).prefix(1).flatMap { [$0, "$" + $0] } + qualifiedName(loss.part)
            case .statement where loss.part.replacement.isEmpty:
                Array(Self.declaredNames(in: loss.part.title).prefix(1))
            default: []
            }
        }
    }

    private func qualifiedName(_ part: LeftOutPart) -> [String] {
        property(part).map { ["\($0.type).\($0.name)"] } ?? []
    }

    /// The property that a part declares.
    func property(_ part: LeftOutPart) -> LostProperty? { LostProperty(part, in: parts.types) }

    private static let declaring: Set = [
        "func", "var", "let", "struct", "class", "enum", "actor", "protocol", "typealias", "case"
    ]

    /// The names of all that a part of a source declares.
    static func declaredNames(in text: String) -> [String] {
        let file = SourceFile(text)
        return file.tokens.indices.dropLast().compactMap { index in
            let next = file.tokens[index + 1]
            return [.word, .escaped].contains(next.kind) && file.isToken(index, in: declaring) ? file.name(next) : nil
        }
    }

    /// The declarations that hold errors, and the lines of those that none holds. Looked for once each: a file may have
    /// thousands of errors, and as many that only come of them.
    struct Causes {
        private var declarations: Set<Range<Int>> = []
        private var lines: Set<Int> = []
        private var places: [Int] = []

        init(_ errors: [CompilerError], in repair: SourceRepair) {
            for error in errors {
                let place = repair.place(of: error).offset
                places.append(place)
                if let declaration = repair.parts.declaration(around: place) {
                    declarations.insert(declaration)
                } else {
                    lines.insert(error.line)
                }
            }
        }

        /// Whether an error lies in the declaration of one, or is about a type that one lies in.
        func areTogether(with error: CompilerError, in repair: SourceRepair) -> Bool {
            let place = repair.place(of: error).offset
            if error.isAboutConformance, let type = repair.parts.declaration(around: place),
                places.contains(where: { SourceRepair.holds(type, $0) })
            {
                return true
            }
            return lines.contains(error.line) || declarations.contains { SourceRepair.holds($0, place) }
        }
    }

    private static let typedProperty = Pattern(#/\b(?:let|var)\s+`?(\w+)`?\s*:/#)

    /// The properties whose types are missing, which will go for that, by their names and behind their types'.
    func properties(lackingTypes errors: [CompilerError]) -> [String] {
        errors.filter { $0.message.hasPrefix("cannot find type '") }.flatMap { error -> [String] in
            let offset = place(of: error).offset
            guard
                let name = parts.declarationTitle(around: offset)?
                    .firstMatch(of: Self.typedProperty).map({ String($0.1) })
            else { return [] }
            let whole = parts.declaration(around: offset).map {
                LeftOutPart(kind: .declaration, range: $0, title: name, replacement: "")
            }
            return [name] + (whole.map(qualifiedName) ?? [])
        }
    }

    /// Whether an error lies in a declaration that lacks something already.
    func concernsLoss(_ error: CompilerError) -> Bool {
        let place = place(of: error).offset
        guard let declaration = parts.declaration(around: place) else { return false }
        return losses.contains { Self.holds(declaration, $0.part.range.lowerBound) }
    }

    /// The place in the original, and what is left out there already.
    func place(of error: CompilerError) -> (offset: Int, known: Loss?) {
        guard error.line >= 1, error.line <= lineStarts.count else { return (0, nil) }
        let shown = lineStarts[error.line - 1] + error.column - 1
        guard let piece = pieces.last(where: { $0.shown <= shown }) else { return (0, nil) }
        if let loss = piece.loss { return (losses[loss].part.range.lowerBound, losses[loss]) }
        return (min(piece.original + shown - piece.shown, bytes.count), nil)
    }

    /// A run of the text as it is compiled, and where that lies in the original.
    private struct Piece {
        var shown: Int
        var original: Int
        /// The index of what stands for it.
        var loss: Int?
    }

    private mutating func repair() {
        var result: [UInt8] = [], end = 0
        pieces = []
        for (index, loss) in losses.enumerated() {
            let range = loss.part.range
            pieces.append(Piece(shown: result.count, original: end))
            result += bytes[end..<range.lowerBound]
            pieces.append(Piece(shown: result.count, original: range.lowerBound, loss: index))
            let gone = String(decoding: bytes[range], as: UTF8.self)
            if loss.part.kind == .declaration {
                result += SourceDeclarations.emptied(gone).utf8
            } else {
                result += code(of: loss).utf8
                result += gone.utf8.filter { $0 == UInt8(ascii: "\n") }
            }
            end = range.upperBound
        }
        pieces.append(Piece(shown: result.count, original: end))
        result += bytes[end...]
        lineStarts = SourceFile.lineStarts(in: result)
        text = String(decoding: result, as: UTF8.self)
    }

    private func code(of loss: Loss) -> String {
        let place = name.isEmpty ? "" : "\(name):\(loss.line): "
        let message = "\(place)'\(loss.part.title)' is left out (\(loss.error))"
        return loss.part.replacement.replacing(StandIn.message, with: StandIn.literal(message))
    }

    private static func holds(_ range: Range<Int>, _ place: Int) -> Bool {
        range.lowerBound <= place && place <= range.upperBound
    }

    /// Whether it is larger than another and holds all of it.
    private static func holds(_ range: Range<Int>, all other: Range<Int>) -> Bool {
        range.count > other.count && range.lowerBound <= other.lowerBound && other.upperBound <= range.upperBound
    }
}

extension LeftOutPart {
    /// Where it begins behind spaces and line feeds; a body with its brace.
    fileprivate func firstCode(in bytes: [UInt8]) -> Int {
        if kind == .body || kind == .block { return range.lowerBound }
        return range.first { $0 < bytes.count && !SourceFile.isSpace(bytes[$0]) } ?? range.lowerBound
    }
}
