import SwiftText
import SystemSupport

/// What a function, a variable, a subscript or an initializer says of what its body returns.
struct DeclarationHeader {
    private let keyword: String
    private let accessor: String?
    private let isFailable: Bool
    /// Whether a body that is left out can tell it by an error.
    let throwsErrors: Bool
    /// nil where nothing is returned.
    private let type: String?

    private static let failableInit = Pattern(#/^init[?!]/#)
    private static let untypedThrows = Pattern(#/\bthrows\b(?!\s*\()/#)
    private static let typedThrows = Pattern(#/\bthrows\s*\(/#)
    private static let whereClause = Pattern(#/\bwhere\b/#)

    /// - Parameter range: from the keyword to the brace of the body.
    init(_ source: SourceFile, _ range: Range<Int>, accessor: String?) {
        keyword = String(decoding: source.bytes[range].prefix { $0 >= UInt8(ascii: "a") }, as: UTF8.self)
        self.accessor = accessor
        var depth = 0, plain = ""
        for index in range where source.isCode[index] {
            let byte = source.bytes[index]
            let next = depth + SourceFile.nesting(byte)
            // Parameters, and not the brackets of what is returned.
            if depth == 0, next == 0 || plain.contains("->") || keyword == "var" || keyword == "let" {
                plain.unicodeScalars.append(Unicode.Scalar(byte))
            } else if plain.contains("->") || keyword == "var" {
                plain.unicodeScalars.append(Unicode.Scalar(byte))
            }
            depth = next
        }
        let beforeArrow = plain.firstRange(of: "->").map { plain[..<$0.lowerBound] } ?? plain[...]
        isFailable = keyword == "init" && source[range].contains(Self.failableInit)
        throwsErrors = beforeArrow.contains(Self.untypedThrows) && !source[range].contains(Self.typedThrows)
        let written: Substring? =
            switch keyword {
            case "var", "let": plain.firstRange(of: ":").map { plain[$0.upperBound...] }
            case "func", "subscript": plain.firstRange(of: "->").map { plain[$0.upperBound...] }
            default: nil
            }
        let type = written.map { $0.prefix(upTo: $0.firstRange(of: Self.whereClause)?.lowerBound ?? $0.endIndex) }
            .map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
        self.type = type == "Void" || type == "()" ? nil : type
    }

    var isInitializer: Bool { keyword == "init" }

    /// Whether what is left out of its closures may be an empty view: those of a widget's configuration make views too.
    var makesView: Bool {
        opaque.map { ["View", "Widget", "WidgetConfiguration"].contains($0) } ?? (type == "AnyView" || type == "Text")
    }

    private static let opaqueType = Pattern(#/some (?:\w+\.)?(\w+).*/#)

    /// The first protocol of `some P & Q`.
    private var opaque: String? {
        type?.wholeMatch(of: Self.opaqueType).map { String($0.1) }
    }

    /// The code of a body that tells what is left out; nil where none can be written.
    ///
    /// - Parameter extendsValue: whether an extension of a type with an empty value holds it, which an initializer can
    ///   give.
    func standIn(extendsValue: @autoclosure () -> Bool) -> String? {
        switch accessor {
        case "set", "willSet", "didSet": return StandIn.call([])
        case "_read", "_modify": return nil
        default: break
        }
        switch keyword {
        case "deinit": return StandIn.call([])
        case "init":
            if isFailable { return "\(StandIn.call([])); return nil" }
            return throwsErrors ? StandIn.error : extendsValue() ? StandIn.value : StandIn.trap
        default: break
        }
        if let opaque { return StandIn.opaque(opaque, type ?? "", throwsErrors) }
        if type?.contains("some ") == true { return nil }
        return throwsErrors ? StandIn.error : StandIn.call([])
    }
}

extension StandIn {
    private static let returnsValue = Pattern(#/ReturnsValue<(.*?)>(?: &|$)/#)

    /// For `some P`, whose type the body itself must tell.
    fileprivate static func opaque(_ name: String, _ type: String, _ throwsErrors: Bool) -> String? {
        switch name {
        case "View": return view
        case "Shape", "InsettableShape": return "_LeftOutShape(\(message))"
        case "Widget": return "_LeftOutWidget(\(message))"
        case "WidgetConfiguration": return "_LeftOutConfiguration(\(message))"
        case "IntentResult" where throwsErrors:
            var labels: [String] = []
            if let value = type.firstMatch(of: Self.returnsValue) {
                labels.append("value: \(call([])) as \(value.1)")
            }
            if type.contains("ProvidesDialog") { labels.append("dialog: \"\"") }
            return "if true { \(error) }; return .result(\(labels.joined(separator: ", ")))"
        default: return nil
        }
    }
}
